import { getCurrencyName } from '../../../lib/amount/formatCurrency'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { Consent } from '../../../core/connectors/components/Consent'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'
import { ChoiceList } from '../components/ChoiceList'
import { CurrencyTile } from '../components/CurrencyTile'
import { selectCurrencies, selectPayment } from '../onrampSelectors'
import { paymentChosen } from '../onrampSlice'

/** Chooses the currency to pay with. */
export function OnRampFiatSelectView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useTextsLocale()
  const { payments } = useModalSelector(selectCurrencies)
  const chosen = useModalSelector(selectPayment)
  return (
    <FadingBody data-testid="wm-view-OnRampFiatSelect">
      <Consent>
        <ChoiceList
          choices={payments.map(({ id }) => ({
            id,
            name: getCurrencyName(id, locale),
            note: id,
            picture: <CurrencyTile id={id} />,
          }))}
          chosen={chosen?.id}
          searchLabel={t('onramp.searchFiat')}
          onChoose={id => dispatch(paymentChosen(id))}
        />
      </Consent>
    </FadingBody>
  )
}
