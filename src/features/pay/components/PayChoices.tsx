import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { pennyDecimal } from '../../../lib/amount/significantDecimal'
import { truncateDecimal } from '../../../lib/amount/decimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Spinner } from '../../../ui/feedback/Spinner'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { Avatar } from '../../../ui/media/Avatar'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { iconCheck, iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectLocale } from '../../../core/theme/themeSlice'
import { payFromExchangeRequested } from '../payEvents'
import { selectPayHolding } from '../payHoldingSelector'
import { selectPay } from '../paySlice'
import { selectExchanges } from '../selectExchanges'
import { ExchangeTile } from './ExchangeTile'
import { usePayer } from './usePayer'

const SHOWN_PLACES = 3

/** Returns the wallet's balance of the asset, or its address while that is unknown. */
function usePayerNote(address: string) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { phase } = useModalSelector(selectPay)
  const held = useModalSelector(selectPayHolding)
  if (phase === 'checking') return t('pay.checking')
  if (!held) {
    return <ShortAddress address={address} />
  }
  const amount = pennyDecimal(truncateDecimal(held.quantity.numeric, SHOWN_PLACES))
  return t('pay.available', { amount: formatDecimal(amount, locale), symbol: held.symbol })
}

interface PayerRowProps {
  readonly address: string
  readonly wallet: string
}

function PayerRow({ address, wallet }: PayerRowProps) {
  const isChecking = useModalSelector(selectPay).phase === 'checking'
  return (
    <Row
      current
      name={<bdi translate="no">{wallet}</bdi>}
      note={usePayerNote(address)}
      leading={<Avatar size={40} hues={getAddressHues(address)} />}
      trailing={isChecking ? <Spinner /> : <Icon icon={iconCheck} />}
      data-testid="wm-pay-payer"
    />
  )
}

/** Chooses who pays: the connected wallet or an exchange. */
export function PayChoices() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const payer = usePayer()
  const { phase } = useModalSelector(selectPay)
  const { list } = useModalSelector(selectExchanges)
  if (!payer && list.length === 0) return null
  return (
    <ListGroup label={t('pay.ways')}>
      {payer && <PayerRow address={payer.address} wallet={payer.wallet} />}
      {list.map(exchange => (
        <Row
          key={exchange.id}
          name={<bdi translate="no">{exchange.name}</bdi>}
          note={t('pay.exchange')}
          leading={<ExchangeTile exchange={exchange} />}
          trailing={<Icon icon={iconChevronEnd} mirror />}
          disabled={phase === 'checking'}
          onPress={() => dispatch(payFromExchangeRequested(exchange.id))}
          data-testid={`wm-pay-exchange-${exchange.id}`}
        />
      ))}
    </ListGroup>
  )
}
