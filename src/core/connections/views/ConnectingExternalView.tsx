import type { ErrorCode } from '../../../domain/errorCatalogue'
import { connectRequested } from '../../../events/connectionEvents'
import { getAttemptStage, type AttemptStage } from '../getAttemptStage'
import { PageTile } from '../components/PageTile'
import { RetryOffer } from '../components/RetryOffer'
import { SharedFacts } from '../components/SharedFacts'
import { selectPage } from '../connectionsSelectors'
import { selectAttempt } from '../attemptSelectors'
import { useConnectorName } from '../../connectors/components/useConnectorName'
import { WalletTile } from '../../connectors/components/WalletTile'
import { selectSameWalletConnectors } from '../../connectors/sameWalletSelectors'
import { selectConnectorById } from '../../connectors/selectConnectorById'
import { backRequested } from '../../../events/backEvents'
import { withoutBreaks } from '../../../lib/text/withoutBreaks'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { StagePlaceholder } from '../../../ui/layout/StagePlaceholder'
import { StableStages } from '../../../ui/layout/StableStages'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import type { ViewProps } from '../../feature'

const INDICATOR_STATES: Record<AttemptStage, ConnectionIndicatorState> = {
  gone: 'idle',
  idle: 'idle',
  waiting: 'waiting',
  done: 'done',
  failed: 'stopped',
}

const FAILURE_TITLES: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'connecting.declinedTitle',
  REQUEST_PENDING: 'connecting.pendingTitle',
  WALLET_CHANGED: 'connecting.changedTitle',
}

const FAILURE_TEXTS: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'connecting.declinedText',
  REQUEST_PENDING: 'connecting.pendingText',
}

interface Parties {
  readonly wallet: string
  /** Null for a page without a name. */
  readonly page: string | null
}

const waitText = (t: Translate, { wallet, page }: Parties) =>
  page === null ? t('connecting.waitTextNoPage', { wallet }) : t('connecting.waitText', { page })

interface Words {
  readonly title: string
  readonly text?: string
}

function useStageTexts(stage: AttemptStage, code: ErrorCode, { wallet, page }: Parties): Words {
  const t = useTranslate()
  const failureText = useFailureText()
  switch (stage) {
    case 'gone':
      return { title: t('connecting.goneTitle'), text: t('connecting.goneText') }
    case 'idle':
      return { title: t('connecting.idleTitle'), text: t('connecting.idleText', { wallet }) }
    case 'waiting':
      return { title: t('connecting.waitTitle', { wallet }), text: waitText(t, { wallet, page }) }
    case 'done':
      return {
        title: t('connecting.doneTitle'),
        ...(page !== null && { text: t('connecting.doneShort', { page }) }),
      }
    case 'failed': {
      const text = FAILURE_TEXTS[code]
      return {
        title: t(FAILURE_TITLES[code] ?? 'connecting.failedTitle'),
        text: text ? t(text, { wallet }) : failureText(code, { wallet }),
      }
    }
  }
}

interface ActionsProps {
  readonly stage: AttemptStage
  readonly onAsk: (() => void) | null
}

function ConnectingActionBar({ stage, onAsk }: ActionsProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  if (stage === 'done' || stage === 'waiting') return null
  return (
    <ActionBar>
      {onAsk && (
        <Button tone="primary" block onPress={onAsk} data-testid="wm-retry">
          {t(stage === 'idle' ? 'connecting.connect' : 'common.tryAgain')}
        </Button>
      )}
      <Button
        tone={onAsk ? 'secondary' : 'primary'}
        block
        onPress={() => dispatch(backRequested())}
        data-testid="wm-another-wallet"
      >
        {t('connecting.another')}
      </Button>
    </ActionBar>
  )
}

/** Reserves the height of the two most common stages: waiting and declined. */
function renderStageRooms(t: Translate, { wallet, page }: Parties) {
  return [
    <StagePlaceholder
      key="waiting"
      title={t('connecting.waitTitle', { wallet })}
      text={waitText(t, { wallet, page })}
    >
      <SharedFacts isRoom />
      <RetryOffer question="" />
    </StagePlaceholder>,
    <StagePlaceholder
      key="failed"
      title={t('connecting.declinedTitle')}
      text={t('connecting.declinedText', { wallet })}
      buttons={2}
    />,
  ]
}

/** Progress and outcome of connecting an injected wallet. The header's back button cancels. */
export function ConnectingExternalView({ connectorId }: ViewProps<'ConnectingExternal'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const nameOf = useConnectorName()
  const attempt = useModalSelector(selectAttempt)
  const name = useModalSelector(selectPage).name
  const connector = useModalSelector(
    state =>
      // One id may serve several chain families; a retry uses the one of the attempt.
      selectSameWalletConnectors(state, connectorId).find(
        way => way.id === connectorId && way.namespace === attempt?.namespace,
      ) ?? selectConnectorById(state, connectorId),
  )
  const stage = getAttemptStage(connectorId, connector, attempt)
  const code = attempt?.error?.code ?? 'CONNECT_FAILED'
  const page = name === null ? null : withoutBreaks(name)
  const wallet = withoutBreaks(connector ? nameOf(connector) : connectorId)
  const words = useStageTexts(stage, code, { wallet, page })
  const isAsked = stage === 'waiting' || stage === 'done'
  const ask = () =>
    connector &&
    dispatch(connectRequested({ namespace: connector.namespace, connectorId: connector.id }))
  const isFinal = stage === 'failed' && code === 'WALLET_CHANGED'
  return (
    <KeepFocus stage={stage}>
      <StableStages rooms={renderStageRooms(t, { wallet, page })}>
        <Body flush={!isAsked} data-testid="wm-view-ConnectingExternal">
          <div role="status">
            <StatusHeader
              picture={
                <ConnectionIndicator
                  start={<PageTile />}
                  end={<WalletTile size={64} connector={connector} />}
                  state={INDICATOR_STATES[stage]}
                />
              }
              title={words.title}
              text={words.text}
            />
          </div>
          {isAsked && <SharedFacts />}
          {stage === 'waiting' && (
            <RetryOffer question={t('connecting.nothingOpened')} onPress={ask} />
          )}
        </Body>
        <ConnectingActionBar stage={stage} onAsk={connector && !isFinal ? ask : null} />
      </StableStages>
    </KeepFocus>
  )
}
