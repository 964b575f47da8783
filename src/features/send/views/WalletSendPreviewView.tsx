import { useState } from 'react'
import { styled } from 'styled-components'
import type { SendIntent } from '../../../domain/payment/send'
import { backRequested } from '../../../events/backEvents'
import { ConnectionWarning } from '../../../core/pairing/components/ConnectionWarning'
import { RequestActions } from '../../../core/pairing/components/RequestActions'
import { selectIsWalletConnectNamespace } from '../../../core/pairing/session/walletConnectSelectors'
import { ReviewActionBar } from '../components/ReviewActionBar'
import { ReviewNotices } from '../components/ReviewNotices'
import { SendRecipient } from '../components/SendRecipient'
import { SendFailure } from '../components/SendFailure'
import { SendFailureActionBar } from '../components/SendFailureActionBar'
import { SendOutcome } from '../components/SendOutcome'
import { OutcomeActionBar } from '../../../core/review/components/OutcomeActionBar'
import { SendFigure } from '../components/SendFigure'
import { SendHeader } from '../components/SendHeader'
import { WalletShows } from '../components/WalletShows'
import { useReviewDetails } from '../components/useReviewDetails'
import { useWalletName } from '../../../core/review/components/useWalletName'
import { selectReviewedName } from '../recipient/recipientSelectors'
import { selectSend, selectSendIntent, selectSendPhase } from '../sendSlice'
import { SEND_STAGES } from '../sendState'
import { selectIsTokenKnown } from '../sendTotalSelectors'
import { selectLocale } from '../../../core/theme/themeSlice'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { isNativeToken } from '../../../lib/amount/tokenSendRules'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { KeepHeight } from '../../../ui/layout/KeepHeight'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { ReviewLayout } from '../../../ui/layout/ReviewLayout'
import { Body } from '../../../ui/shell/Body'

interface IntentProps {
  readonly intent: SendIntent
}

const Sheet = styled(Body)`
  padding-block-end: 16px;
`

interface ReviewProps extends IntentProps {
  readonly isContractShown: boolean
}

function Review({ intent, isContractShown }: ReviewProps) {
  return (
    <ReviewLayout
      figure={<SendFigure intent={intent} />}
      recipient={<SendRecipient intent={intent} />}
      details={useReviewDetails(intent, isContractShown)}
    >
      <ReviewNotices intent={intent} />
    </ReviewLayout>
  )
}

function Waiting({ intent }: IntentProps) {
  const t = useTranslate()
  const wallet = useWalletName(intent.connectorId)
  const name = useModalSelector(selectReviewedName)
  const locale = useModalSelector(selectLocale)
  const { amount, token, to } = intent
  const words = { amount: formatDecimal(amount, locale), symbol: token.symbol }
  return (
    <>
      <SendHeader
        intent={intent}
        state="waiting"
        title={t('preview.waitTitle', { wallet })}
        text={t('preview.waitText')}
      />
      <VisuallyHidden>
        {t('preview.waitSpoken', { ...words, recipient: name ?? to })}
      </VisuallyHidden>
    </>
  )
}

function WaitingActionBar({ intent }: IntentProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const wallet = useWalletName(intent.connectorId)
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  const isOverWalletConnect = useModalSelector(state =>
    selectIsWalletConnectNamespace(state, namespace),
  )
  return (
    <ActionBar note={t('preview.stopNote', { wallet })}>
      {isOverWalletConnect && <ConnectionWarning />}
      {isOverWalletConnect && <RequestActions wallet={wallet} />}
      {/* In the place of “Send”: a second press meant for that must not leave the view. */}
      <GuardedButton
        tone="quiet"
        block
        onPress={() => dispatch(backRequested())}
        data-testid="wm-send-stop"
      >
        {t('preview.stopWaiting')}
      </GuardedButton>
    </ActionBar>
  )
}

/** Review of a payment, then its progress and outcome. */
export function WalletSendPreviewView() {
  const t = useTranslate()
  const intent = useModalSelector(selectSendIntent)
  const phase = useModalSelector(selectSendPhase)
  const { submitted } = useModalSelector(selectSend)
  const isKnown = useModalSelector(selectIsTokenKnown)
  const [isContractShown, setIsContractShown] = useState(false)
  if (!intent) return <Body data-testid="wm-view-WalletSendPreview" />
  const canFold = isKnown && !isNativeToken(intent.token.address)
  const stage = SEND_STAGES[phase]
  return (
    <KeepFocus stage={phase}>
      <KeepHeight stage={stage === 'review' ? null : phase}>
        <Sheet flush data-testid="wm-view-WalletSendPreview" data-phase={phase}>
          <div role="status">
            {stage === 'waiting' && <Waiting intent={intent} />}
            {stage === 'outcome' && <SendOutcome intent={intent} />}
            {stage === 'failed' && <SendFailure intent={intent} />}
          </div>
          {(stage === 'waiting' || stage === 'failed') && (
            <WalletShows intent={intent} isOver={stage === 'failed'} />
          )}
          {stage === 'review' && (
            <Review intent={intent} isContractShown={isContractShown || !isKnown} />
          )}
        </Sheet>
        {stage === 'waiting' && <WaitingActionBar intent={intent} />}
        {submitted && (
          <OutcomeActionBar
            name="send"
            caipNetworkId={intent.caipNetworkId}
            hash={submitted.hash}
            isDone={phase === 'sent'}
          />
        )}
        {stage === 'failed' && !submitted && <SendFailureActionBar intent={intent} />}
        {stage === 'review' && (
          <ReviewActionBar
            intent={intent}
            contract={
              canFold
                ? {
                    label: t('preview.tokenAddress'),
                    isShown: isContractShown,
                    onPress: () => setIsContractShown(!isContractShown),
                    testId: 'wm-send-contract',
                  }
                : null
            }
          />
        )}
      </KeepHeight>
    </KeepFocus>
  )
}
