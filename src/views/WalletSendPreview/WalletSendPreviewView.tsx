import { useState } from 'react'
import { styled } from 'styled-components'
import { ERRORS, type ErrorCode } from '../../domain/errorCatalogue'
import { outcomeUnknown } from '../../domain/outcomeUnknown'
import type { SendIntent } from '../../domain/send'
import { viewEntry } from '../../domain/views'
import { reviewLeft } from '../../events/sendEvents'
import { tabSelected } from '../../features/account/accountSlice'
import { ReviewDetails } from '../../features/send/components/ReviewDetails'
import { ReviewNotices } from '../../features/send/components/ReviewNotices'
import { ReviewParties } from '../../features/send/components/ReviewParties'
import { SendHero } from '../../features/send/components/SendHero'
import { useWalletName } from '../../features/send/components/useWalletName'
import { backRequested } from '../../features/modal/modalSlice'
import { historyReset } from '../../features/router/routerSlice'
import {
  selectEarlierRequest,
  selectNetworkOfIntent,
  selectReceiverTrust,
  selectReviewedName,
} from '../../features/send/sendSelectors'
import {
  selectSendError,
  selectSendIntent,
  selectSendPhase,
  sendConfirmed,
} from '../../features/send/sendSlice'
import { parseCaipNetworkId } from '../../lib/caip'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import type { StringKey } from '../../strings/en'
import { Address } from '../../ui/Address'
import { Button } from '../../ui/Button'
import { Check } from '../../ui/Check'
import { Dock } from '../../ui/Dock'
import { DockPair } from '../../ui/DockPair'
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

interface WaysProps {
  /** The label of the way on. */
  readonly on: string
  readonly disabled?: boolean
}

/** Out, or on to the wallet. */
function Ways({ on, disabled = false }: WaysProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <DockPair wideEnd>
      <Button block onPress={() => dispatch(backRequested())} data-testid="wm-send-cancel">
        {t('common.cancel')}
      </Button>
      <GuardedButton
        tone="primary"
        block
        disabled={disabled}
        onPress={() => dispatch(sendConfirmed())}
        data-testid="wm-send-confirm"
      >
        {on}
      </GuardedButton>
    </DockPair>
  )
}

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

/** The way on; a look-alike of a known address, or an earlier payment without an end, has to be looked at first. */
function ReviewDock() {
  const t = useTranslate()
  const { lookAlike } = useModalSelector(selectReceiverTrust)
  const earlier = useModalSelector(selectEarlierRequest)
  const [checked, setChecked] = useState<string | null>(null)
  const [hasLooked, setHasLooked] = useState(false)
  // The tick is about one address; another look-alike has to be looked at again.
  const isChecked = lookAlike === null || checked === lookAlike
  return (
    <Dock note={t('preview.irreversible')}>
      {lookAlike !== null && (
        <Check
          checked={isChecked}
          onChange={isTicked => setChecked(isTicked ? lookAlike : null)}
          data-testid="wm-send-checked"
        >
          {t('preview.lookAlikeCheck')}
        </Check>
      )}
      {earlier === 'doubt' && (
        <Check checked={hasLooked} onChange={setHasLooked} data-testid="wm-send-looked">
          {t('preview.doubtCheck')}
        </Check>
      )}
      <Ways
        on={t('preview.send')}
        disabled={!isChecked || earlier === 'open' || (earlier === 'doubt' && !hasLooked)}
      />
    </Dock>
  )
}

function Waiting({ intent }: PartProps) {
  const t = useTranslate()
  const wallet = useWalletName(intent.connectorId)
  const name = useModalSelector(selectReviewedName)
  const { amount, token } = intent
  return (
    <SendHero
      intent={intent}
      state="waiting"
      title={t('preview.waitTitle', { wallet })}
      text={t('preview.waitText', {
        amount,
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

const FAILED_TITLES: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'preview.declinedTitle',
  REQUEST_PENDING: 'preview.pendingTitle',
  SEND_TIMEOUT: 'preview.timeoutTitle',
  SEND_UNCERTAIN: 'preview.uncertainTitle',
  ALREADY_KNOWN: 'preview.uncertainTitle',
  RECEIPT_TIMEOUT: 'preview.uncertainTitle',
}

function Failed({ intent }: PartProps) {
  const t = useTranslate()
  const wallet = useWalletName(intent.connectorId)
  const network = useModalSelector(selectNetworkOfIntent)?.name ?? intent.caipNetworkId
  const code = useModalSelector(selectSendError)?.code ?? 'SEND_FAILED'
  const { amount, token } = intent
  const text =
    code === 'USER_REJECTED'
      ? t('preview.declinedText', { amount, symbol: token.symbol })
      : t(ERRORS[code].text, { wallet, network })
  return (
    <SendHero
      intent={intent}
      state="stopped"
      title={t(FAILED_TITLES[code] ?? 'preview.failedTitle', { wallet })}
      text={text}
    />
  )
}

/** What can be done after a failure; a payment that may be on its way is looked for before it is tried again. */
function FailedDock({ intent }: PartProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const code = useModalSelector(selectSendError)?.code ?? 'SEND_FAILED'
  if (!outcomeUnknown(code)) {
    return (
      <Dock>
        <Ways on={t('common.tryAgain')} />
      </Dock>
    )
  }
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  const seeActivity = () => {
    dispatch(tabSelected({ namespace, tab: 'activity' }))
    dispatch(reviewLeft())
    dispatch(historyReset(viewEntry('Account')))
  }
  return (
    <Dock>
      <DockPair wideEnd>
        <Button block onPress={() => dispatch(backRequested())} data-testid="wm-send-cancel">
          {t('common.back')}
        </Button>
        <Button tone="primary" block onPress={seeActivity} data-testid="wm-send-activity">
          {t('preview.seeActivity')}
        </Button>
      </DockPair>
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
          {isFailed && <Failed intent={intent} />}
        </div>
        {!isWaiting && !isFailed && <Review intent={intent} />}
      </Sheet>
      {isFailed && <FailedDock intent={intent} />}
      {!isWaiting && !isFailed && <ReviewDock />}
    </KeepFocus>
  )
}
