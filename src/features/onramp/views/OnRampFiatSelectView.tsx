import { currencyName, currencySign } from '../../../lib/amount/currencyText'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Tile } from '../../../ui/media/Tile'
import { Body } from '../../../ui/shell/Body'
import { Consent } from '../../connectors/components/Consent'
import { selectLocale } from '../../theme/themeSlice'
import { ChoiceList } from '../components/ChoiceList'
import { selectPayment } from '../onrampSelectors'
import { paymentChosen, selectOnRamp } from '../onrampSlice'

/** What to pay with. */
export function OnRampFiatSelectView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const { payments } = useModalSelector(selectOnRamp)
  const chosen = useModalSelector(selectPayment)
  return (
    <Body data-testid="wm-view-OnRampFiatSelect">
      <Consent>
        <ChoiceList
          choices={payments.map(({ id }) => ({
            id,
            name: currencyName(id, locale),
            note: id,
            picture: <Tile letter={currencySign(id, locale)} />,
          }))}
          chosen={chosen?.id}
          searchLabel={t('onramp.searchFiat')}
          onChoose={id => dispatch(paymentChosen(id))}
        />
      </Consent>
    </Body>
  )
}
