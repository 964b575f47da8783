import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { SendIntent } from '../../../domain/payment/send'
import { isNativeToken, plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import { Address } from '../../../ui/media/Address'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Details } from '../../../ui/lists/Details'
import { Link } from '../../../ui/controls/Link'
import { Tile } from '../../../ui/media/Tile'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { FiatFigure } from '../../account/components/FiatFigure'
import { TokenAmount } from '../../account/components/TokenAmount'
import { selectLocale } from '../../theme/themeSlice'
import { selectNativePrice } from '../sendFeeSelectors'
import { selectNetworkOfIntent } from '../sendRequestSelectors'
import { fiatValue } from '../fiatValue'
import { feeRequested, selectSend } from '../sendSlice'
import { shortAmount } from '../shortAmount'

interface ReviewDetailsProps {
  readonly intent: SendIntent
}

const ABOUT = '≈ '

interface CostProps {
  readonly amount: string
  readonly symbol: string
}

/** An amount of the coin, as money where its price is known. */
function Cost({ amount, symbol }: CostProps) {
  const price = useModalSelector(selectNativePrice)
  const locale = useModalSelector(selectLocale)
  const value = fiatValue(amount, price)
  return value === null ? (
    <TokenAmount amount={`${ABOUT}${shortAmount(amount, locale)}`} symbol={symbol} />
  ) : (
    <FiatFigure value={value} prefix={ABOUT} />
  )
}

/** What the network asks for carrying the payment; the wallet has the last word on it. */
function Fee() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { fee, feePhase } = useModalSelector(selectSend)
  if (feePhase === 'estimating') {
    return (
      <>
        <VisuallyHidden>{t('preview.feeEstimating')}</VisuallyHidden>
        <Skeleton width="56px" />
      </>
    )
  }
  if (!fee) {
    return (
      <>
        <span>{t('preview.feeUnknown')}</span>
        <Link onPress={() => dispatch(feeRequested())} data-testid="wm-send-fee-retry">
          {t('preview.feeRetry')}
        </Link>
      </>
    )
  }
  return <Cost amount={fee.fee} symbol={fee.symbol} />
}

/** About how long it takes, where the chain's own pace tells. */
function Arrival() {
  const t = useTranslate()
  const { arrival, arrivalPhase } = useModalSelector(selectSend)
  if (arrivalPhase === 'idle') {
    return (
      <>
        <VisuallyHidden>{t('preview.feeEstimating')}</VisuallyHidden>
        <Skeleton width="56px" />
      </>
    )
  }
  if (!arrival) return null
  const { unit, count } = arrival
  if (unit === 'moment') return t('preview.arrivesSoon')
  if (unit === 'second') return t('preview.arrivesSeconds', { count })
  return t(count === 1 ? 'preview.arrivesMinutes.one' : 'preview.arrivesMinutes.other', { count })
}

/** Which token, by the contract that keeps it; over which network, at what cost, and how fast. */
export function ReviewDetails({ intent }: ReviewDetailsProps) {
  const t = useTranslate()
  const network = useModalSelector(selectNetworkOfIntent)
  const name = network?.name ?? intent.caipNetworkId
  const { address = '' } = intent.token
  const { arrivalPhase, fee } = useModalSelector(selectSend)
  return (
    <Details
      details={[
        // Anybody may call a token what they like; its contract is the only one of its address.
        ...(isNativeToken(address)
          ? []
          : [
              {
                id: 'token',
                term: t('preview.tokenAddress'),
                value: <Address address={plainTokenAddress(address)} />,
              },
            ]),
        {
          id: 'network',
          term: t('preview.network'),
          value: (
            <>
              <Tile size={18} src={network?.imageUrl} letter={name.slice(0, 1)} />
              <bdi translate="no">{name}</bdi>
            </>
          ),
        },
        { id: 'fee', term: t('preview.fee'), value: <Fee /> },
        // The recipient keeps this token nowhere yet: opening the place for it is paid by who sends.
        ...(fee?.deposit === undefined
          ? []
          : [
              {
                id: 'deposit',
                term: t('preview.deposit'),
                value: <Cost amount={fee.deposit} symbol={fee.symbol} />,
              },
            ]),
        ...(arrivalPhase === 'unknown'
          ? []
          : [{ id: 'arrival', term: t('preview.arrives'), value: <Arrival /> }]),
      ]}
    />
  )
}
