import { styled } from 'styled-components'
import type { CaipAddress } from '../../../lib/address/caip'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Button } from '../../../ui/controls/Button'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import { Empty } from '../../../ui/feedback/Empty'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { KeepHeight } from '../../../ui/layout/KeepHeight'
import { MatchCard } from '../../../ui/layout/MatchCard'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Avatar } from '../../../ui/media/Avatar'
import { NoSessions } from '../../../ui/media/illustrations'
import { Body } from '../../../ui/shell/Body'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { ConnectionWarning } from '../../../core/pairing/components/ConnectionWarning'
import { RequestActions } from '../../../core/pairing/components/RequestActions'
import { selectIsWalletConnectNamespace } from '../../../core/pairing/session/walletConnectSelectors'
import type { ViewProps } from '../../../core/feature'
import { SessionDetails } from '../components/SessionDetails'
import { SessionTile } from '../components/SessionTile'
import { useSessionRow } from '../components/useSessionRow'
import { toAddress, useSessionTexts, type SessionTexts } from '../components/useSessionTexts'
import { namespace, selectSessionsAccount } from '../sessionAccount'
import type { SessionRow } from '../getSessionRows'
import { revokeRequested } from '../smartSessionsEvents'
import { selectSmartSessions } from '../smartSessionsSlice'

type Phase = 'confirming' | 'awaitingWallet' | 'awaitingService' | 'failed'

const INDICATORS: Readonly<Record<Phase, ConnectionIndicatorState>> = {
  confirming: 'idle',
  awaitingWallet: 'waiting',
  awaitingService: 'waiting',
  failed: 'stopped',
}

function useHeading(app: string) {
  const t = useTranslate()
  const failureText = useFailureText()
  const { walletName } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const { revoking } = useModalSelector(selectSmartSessions)
  const wallet = walletName ?? t('sessions.yourWallet')
  return (phase: Phase): { readonly title: string; readonly text: string } => {
    if (phase === 'confirming')
      return { title: t('sessions.revokeTitleLong', { app }), text: t('sessions.revokeText') }
    if (phase === 'awaitingWallet')
      return { title: t('sessions.waitTitle', { wallet }), text: t('sessions.waitText', { app }) }
    if (phase === 'awaitingService')
      return { title: t('sessions.tellingTitle'), text: t('sessions.tellingText') }
    const code = revoking?.error?.code ?? 'UNKNOWN'
    if (code === 'USER_REJECTED')
      return { title: t('sessions.declinedTitle'), text: t('sessions.declinedText', { app }) }
    if (code === 'PERMISSION_UNCERTAIN')
      return { title: t('sessions.uncertainTitle'), text: t('sessions.uncertainText', { wallet }) }
    if (code === 'PERMISSION_UNFINISHED')
      return { title: t('sessions.unfinishedTitle'), text: t('sessions.unfinishedText', { app }) }
    return { title: t('sessions.failedTitle'), text: failureText(code, { wallet }) }
  }
}

const StopButton = styled(GuardedButton)`
  &&:not([aria-disabled='true']) {
    background: var(--wm-color-negative-soft);
    color: var(--wm-color-negative);
    &:hover {
      background: color-mix(in srgb, var(--wm-color-negative) 6%, var(--wm-color-negative-soft));
    }
  }
`

interface QuestionProps {
  readonly account: CaipAddress
  readonly row: SessionRow
  readonly words: SessionTexts
}

function Question({ account, row, words }: QuestionProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { pci } = row.session
  const { revoking } = useModalSelector(selectSmartSessions)
  const { walletName } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const isOverWalletConnect = useModalSelector(state =>
    selectIsWalletConnectNamespace(state, namespace),
  )
  const phase: Phase = revoking?.pci === pci ? revoking.phase : 'confirming'
  const { title, text } = useHeading(words.app)(phase)
  const isUncertain = phase === 'failed' && revoking?.error?.code === 'PERMISSION_UNCERTAIN'
  const isWaiting = phase === 'awaitingWallet' || phase === 'awaitingService'
  const isElsewhere = phase === 'awaitingWallet' && isOverWalletConnect
  return (
    <KeepFocus stage={phase}>
      <KeepHeight stage={phase === 'confirming' ? null : phase}>
        <Body data-testid="wm-view-SmartSessionRevoke" data-phase={phase}>
          <div role="status">
            <StatusHeader
              picture={
                <ConnectionIndicator
                  start={<Avatar hues={getAddressHues(toAddress(account))} size={64} />}
                  end={<SessionTile session={row.session} app={words.app} size={64} />}
                  state={isUncertain ? 'unsure' : INDICATORS[phase]}
                />
              }
              title={title}
              text={text}
            />
          </div>
          {phase === 'awaitingWallet' ? (
            <MatchCard title={t('sessions.walletShows')} note={t('sessions.declineElse')}>
              <SessionDetails account={account} row={row} words={words} />
            </MatchCard>
          ) : (
            <SessionDetails account={account} row={row} words={words} />
          )}
        </Body>
        <ActionBar>
          {isElsewhere && <ConnectionWarning />}
          {isElsewhere && <RequestActions wallet={walletName ?? t('sessions.yourWallet')} />}
          <ActionBarPair>
            <Button block onPress={() => dispatch(backRequested())} data-testid="wm-session-keep">
              {t(isWaiting ? 'common.back' : 'sessions.keep')}
            </Button>
            <StopButton
              block
              busy={isWaiting}
              onPress={() => dispatch(revokeRequested({ pci }))}
              coveredText={t('sessions.covered')}
              data-testid="wm-session-revoke"
            >
              {t(
                isWaiting
                  ? 'sessions.stopping'
                  : phase === 'failed'
                    ? 'common.tryAgain'
                    : 'sessions.stopSession',
              )}
            </StopButton>
          </ActionBarPair>
        </ActionBar>
      </KeepHeight>
    </KeepFocus>
  )
}

interface KnownProps {
  readonly account: CaipAddress
  readonly pci: string
}

function Known({ account, pci }: KnownProps) {
  const t = useTranslate()
  const { row, now } = useSessionRow(account, pci)
  const wordsOf = useSessionTexts(account, now)
  if (row && row.status !== 'revoked' && row.status !== 'expired')
    return <Question account={account} row={row} words={wordsOf(row)} />
  return (
    <Body data-testid="wm-view-SmartSessionRevoke" data-phase="gone">
      <Empty illustration={<NoSessions />}>{t('sessions.gone')}</Empty>
    </Body>
  )
}

/** Explains and requests the end of a session. */
export function SmartSessionRevokeView({ pci }: ViewProps<'SmartSessionRevoke'>) {
  const account = useModalSelector(selectSessionsAccount)
  return account === null ? <Body /> : <Known account={account} pci={pci} />
}
