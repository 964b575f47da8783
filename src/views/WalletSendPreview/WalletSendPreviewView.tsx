import { styled } from 'styled-components'
import type { SendIntent } from '../../domain/send'
import { backRequested } from '../../features/modal/modalSlice'
import { LineTrouble } from '../../features/pairing/components/LineTrouble'
import { RequestWays } from '../../features/pairing/components/RequestWays'
import { selectIsOverRelay } from '../../features/pairing/relaySelectors'
import { ReviewDetails } from '../../features/send/components/ReviewDetails'
import { ReviewDock } from '../../features/send/components/ReviewDock'
import { ReviewNotices } from '../../features/send/components/ReviewNotices'
import { ReviewParties } from '../../features/send/components/ReviewParties'
import { SendFailure } from '../../features/send/components/SendFailure'
import { SendFailureDock } from '../../features/send/components/SendFailureDock'
import { SendHero } from '../../features/send/components/SendHero'
import { useWalletName } from '../../features/send/components/useWalletName'
import { selectReviewedName } from '../../features/send/receiverSelectors'
import { selectSendIntent, selectSendPhase } from '../../features/send/sendSlice'
import { selectLocale } from '../../features/theme/themeSlice'
import { parseCaipNetworkId } from '../../lib/caip'
import { localDecimal } from '../../lib/localDecimal'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Address } from '../../ui/Address'
import { Dock } from '../../ui/Dock'
import { GuardedButton } from '../../ui/GuardedButton'
import { KeepFocus } from '../../ui/KeepFocus'
import { Body } from '../../ui/shell/Body'

interface PartProps {
  readonly intent: SendIntent
}

const Sheet = styled(Body)`
  padding-block-end: 12px;
`

const Whole = styled.div`
  margin-block-start: 12px;
`

/** The payment, whole. */
function Review({ intent }: PartProps) {
  return (
    <>
      <ReviewParties intent={intent} />
      <ReviewNotices intent={intent} />
      <ReviewDetails intent={intent} />
    </>
  )
}

function Waiting({ intent }: PartProps) {
  const t = useTranslate()
  const wallet = useWalletName(intent.connectorId)
  const name = useModalSelector(selectReviewedName)
  const locale = useModalSelector(selectLocale)
  const { amount, token } = intent
  return (
    <SendHero
      intent={intent}
      state="waiting"
      title={t('preview.waitTitle', { wallet })}
      text={t('preview.waitText', {
        amount: localDecimal(amount, locale),
        symbol: token.symbol,
        receiver: name ?? t('preview.thisAddress'),
      })}
    >
      <Whole>
        <Address address={intent.to} />
      </Whole>
    </SendHero>
  )
}

/** Ways on while the wallet has the request: to the wallet, and away from here. */
function WaitingDock({ intent }: PartProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const wallet = useWalletName(intent.connectorId)
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  const isOverRelay = useModalSelector(state => selectIsOverRelay(state, namespace))
  return (
    <Dock note={t('preview.stopNote', { wallet })}>
      {isOverRelay && <LineTrouble />}
      {isOverRelay && <RequestWays wallet={wallet} />}
      {/* It comes where “Send” was: a second press meant for that must not leave. */}
      <GuardedButton
        tone="quiet"
        block
        onPress={() => dispatch(backRequested())}
        data-testid="wm-send-stop"
      >
        {t('preview.stopWaiting')}
      </GuardedButton>
    </Dock>
  )
}

/** The payment as it will be asked for, whole; then what the wallet says to it, in the same place. */
export function WalletSendPreviewView() {
  const intent = useModalSelector(selectSendIntent)
  const phase = useModalSelector(selectSendPhase)
  if (!intent) return <Body data-testid="wm-view-WalletSendPreview" />
  const isWaiting = phase === 'awaitingWallet'
  const isFailed = phase === 'failed'
  return (
    <KeepFocus stage={phase}>
      <Sheet flush data-testid="wm-view-WalletSendPreview" data-phase={phase}>
        <div role="status">
          {isWaiting && <Waiting intent={intent} />}
          {isFailed && <SendFailure intent={intent} />}
        </div>
        {!isWaiting && !isFailed && <Review intent={intent} />}
      </Sheet>
      {isWaiting && <WaitingDock intent={intent} />}
      {isFailed && <SendFailureDock intent={intent} />}
      {!isWaiting && !isFailed && <ReviewDock intent={intent} />}
    </KeepFocus>
  )
}
