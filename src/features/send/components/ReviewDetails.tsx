import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { SendIntent } from '../../../domain/send'
import { Bone } from '../../../ui/Bone'
import { Details } from '../../../ui/Details'
import { Tile } from '../../../ui/Tile'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { FiatFigure } from '../../account/components/FiatFigure'
import { TokenAmount } from '../../account/components/TokenAmount'
import { selectNativePrice, selectNetworkOfIntent, valueOf } from '../sendSelectors'
import { selectSend } from '../sendSlice'
import { shortAmount } from '../shortAmount'

interface ReviewDetailsProps {
  readonly intent: SendIntent
}

const ABOUT = '≈ '

/** What the network asks for carrying the payment; the wallet has the last word on it. */
function Fee() {
  const t = useTranslate()
  const { fee, feePhase } = useModalSelector(selectSend)
  const price = useModalSelector(selectNativePrice)
  if (feePhase === 'estimating') {
    return (
      <>
        <VisuallyHidden>{t('preview.feeEstimating')}</VisuallyHidden>
        <Bone width="56px" />
      </>
    )
  }
  if (!fee) return t('preview.feeUnknown')
  const value = valueOf(fee.fee, price)
  return value === null ? (
    <TokenAmount amount={`${ABOUT}${shortAmount(fee.fee)}`} symbol={fee.symbol} />
  ) : (
    <FiatFigure value={value} prefix={ABOUT} />
  )
}

/** Over which network, and at what cost. */
export function ReviewDetails({ intent }: ReviewDetailsProps) {
  const t = useTranslate()
  const network = useModalSelector(selectNetworkOfIntent)
  const name = network?.name ?? intent.caipNetworkId
  return (
    <Details
      details={[
        {
          id: 'network',
          term: t('preview.network'),
          value: (
            <>
              <Tile size={18} src={network?.imageUrl} letter={name.slice(0, 1)} />
              {name}
            </>
          ),
        },
        { id: 'fee', term: t('preview.fee'), value: <Fee /> },
      ]}
    />
  )
}
