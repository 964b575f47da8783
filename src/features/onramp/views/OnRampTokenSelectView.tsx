import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { Consent } from '../../../core/connectors/components/Consent'
import { ChoiceList } from '../components/ChoiceList'
import { PurchaseTile } from '../components/PurchaseTile'
import { selectCurrencies, selectPurchase } from '../onrampSelectors'
import { purchaseChosen } from '../onrampSlice'

/** Chooses the coin to buy. */
export function OnRampTokenSelectView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { purchases } = useModalSelector(selectCurrencies)
  const chosen = useModalSelector(selectPurchase)
  return (
    <FadingBody data-testid="wm-view-OnRampTokenSelect">
      <Consent>
        <ChoiceList
          choices={purchases.map(({ name, symbol }) => ({
            id: symbol,
            name: name || symbol,
            note: symbol,
            picture: <PurchaseTile symbol={symbol} />,
          }))}
          chosen={chosen?.symbol}
          searchLabel={t('onramp.searchToken')}
          onChoose={symbol => dispatch(purchaseChosen(symbol))}
        />
      </Consent>
    </FadingBody>
  )
}
