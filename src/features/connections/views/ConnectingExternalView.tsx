import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { Connector } from '../../../domain/connector'
import { connectRequested } from '../../../events/connectionEvents'
import { attemptStage, type AttemptStage } from '../attemptStage'
import { PageTile } from '../components/PageTile'
import { selectPage } from '../connectionsSelectors'
import { selectAttempt } from '../attemptSelectors'
import { useConnectorName } from '../../connectors/components/useConnectorName'
import { WalletTile } from '../../connectors/components/WalletTile'
import { selectSameWalletConnectors } from '../../connectors/sameWalletSelectors'
import { selectConnectorById } from '../../connectors/selectConnectorById'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import type { ViewProps } from '../../feature'

const THREADS: Record<AttemptStage, ConnectionIndicatorState> = {
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

interface Words {
  readonly title: string
  readonly text: string
}

function useWords(stage: AttemptStage, code: ErrorCode, wallet: string): Words {
  const t = useTranslate()
  const failureText = useFailureText()
  const page = useModalSelector(selectPage).name
  switch (stage) {
    case 'gone':
      return { title: t('connecting.goneTitle'), text: t('connecting.goneText') }
    case 'idle':
      return { title: t('connecting.idleTitle'), text: t('connecting.idleText', { wallet }) }
    case 'waiting':
      return {
        title: t('connecting.waitTitle', { wallet }),
        text:
          page === null
            ? t('connecting.waitTextNoPage', { wallet })
            : t('connecting.waitText', { wallet, page }),
      }
    case 'done':
      return {
        title: t('connecting.doneTitle'),
        text: t('connecting.doneText', { page: page ?? t('common.thisPage') }),
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
  readonly connector: Connector | null
  /** Asking again would end the same way. */
  readonly isFinal: boolean
}

function ConnectingActionBar({ stage, connector, isFinal }: ActionsProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const back = () => dispatch(backRequested())
  const ask = () =>
    connector &&
    dispatch(connectRequested({ namespace: connector.namespace, connectorId: connector.id }))
  if (stage === 'done') return null
  if (stage === 'waiting') {
    return (
      <ActionBar>
        <ActionBarPair>
          <Button tone="quiet" onPress={back} data-testid="wm-cancel">
            {t('common.cancel')}
          </Button>
          <Button tone="quiet" onPress={ask} data-testid="wm-retry">
            {t('connecting.nothingOpened')}
          </Button>
        </ActionBarPair>
      </ActionBar>
    )
  }
  const canAsk = connector !== null && !isFinal
  return (
    <ActionBar>
      {canAsk && (
        <Button tone="primary" block onPress={ask} data-testid="wm-retry">
          {t(stage === 'idle' ? 'connecting.connect' : 'common.tryAgain')}
        </Button>
      )}
      <Button
        tone={canAsk ? 'secondary' : 'primary'}
        block
        onPress={back}
        data-testid="wm-another-wallet"
      >
        {t('connecting.another')}
      </Button>
    </ActionBar>
  )
}

/** The page asks a wallet; the outcome is told in the same place. */
export function ConnectingExternalView({ connectorId }: ViewProps<'ConnectingExternal'>) {
  const nameOf = useConnectorName()
  const attempt = useModalSelector(selectAttempt)
  const connector = useModalSelector(
    state =>
      // One id may lead into several chain families; a retry asks the one that was asked.
      selectSameWalletConnectors(state, connectorId).find(
        way => way.id === connectorId && way.namespace === attempt?.namespace,
      ) ?? selectConnectorById(state, connectorId),
  )
  const stage = attemptStage(connectorId, connector, attempt)
  const code = attempt?.error?.code ?? 'CONNECT_FAILED'
  const words = useWords(stage, code, connector ? nameOf(connector) : connectorId)
  return (
    <>
      <Body flush={stage !== 'done'} data-testid="wm-view-ConnectingExternal">
        <div role="status">
          <StatusHeader
            picture={
              <ConnectionIndicator
                start={<PageTile />}
                end={<WalletTile size={64} connector={connector} />}
                state={THREADS[stage]}
              />
            }
            title={words.title}
            text={words.text}
          />
        </div>
      </Body>
      <ConnectingActionBar
        stage={stage}
        connector={connector}
        isFinal={stage === 'failed' && code === 'WALLET_CHANGED'}
      />
    </>
  )
}
