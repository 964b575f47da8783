import { viewEntry } from '../../../domain/views'
import { modalCloseRequested } from '../../../events/modalEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { NoSessions } from '../../../ui/media/illustrations'
import { Body } from '../../../ui/shell/Body'
import type { ViewProps } from '../../../core/feature'
import { viewReplaced } from '../../../core/router/routerSlice'
import { useDangerChecks } from '../../../core/review/components/useDangerChecks'
import type { Danger } from '../../../core/review/danger'
import { PendingGrant } from '../components/PendingGrant'
import { CreatedHeader } from '../components/CreatedHeader'
import { SessionDetails } from '../components/SessionDetails'
import { useSessionRow } from '../components/useSessionRow'
import { useSessionTexts } from '../components/useSessionTexts'
import { isWholeAccount } from '../getSessionRows'
import { selectSmartSessions } from '../smartSessionsSlice'

type Props = ViewProps<'SmartSessionCreated'>

function Created({ account, pci }: Props) {
  const t = useTranslate()
  const { row, now } = useSessionRow(account, pci)
  const wordsOf = useSessionTexts(account, now)
  if (!row) return <Empty illustration={<NoSessions />}>{t('sessions.gone')}</Empty>
  const words = wordsOf(row)
  return (
    <>
      <CreatedHeader account={account} row={row} words={words} now={now} />
      <SessionDetails account={account} row={row} words={words} />
    </>
  )
}

const NO_DANGERS: readonly Danger[] = []

function Granted(props: Props) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { account, pci } = props
  const { row } = useSessionRow(account, pci)
  const isDangerous = row !== undefined && isWholeAccount(row.session)
  const dangers: readonly Danger[] = isDangerous
    ? [{ kind: 'wholeAccount', text: 'sessions.wholeAccountCheck', subject: pci }]
    : NO_DANGERS
  const { checks, isConfirmed } = useDangerChecks('session', dangers)
  return (
    <>
      <Body data-testid="wm-view-SmartSessionCreated">
        <Created {...props} />
      </Body>
      <ActionBar>
        {checks}
        <ActionBarPair>
          {isDangerous ? (
            <Button
              block
              onPress={() => dispatch(viewReplaced(viewEntry('SmartSessionRevoke', { pci })))}
              data-testid="wm-sessions-stop"
            >
              {t('sessions.stopSession')}
            </Button>
          ) : (
            <Button
              block
              onPress={() => dispatch(viewReplaced(viewEntry('SmartSessionList')))}
              data-testid="wm-sessions-all"
            >
              {t('sessions.seeAll')}
            </Button>
          )}
          <Button
            tone="primary"
            block
            disabled={!isConfirmed}
            onPress={() => dispatch(modalCloseRequested({ by: 'visitor' }))}
            data-testid="wm-sessions-done"
          >
            {t('sessions.done')}
          </Button>
        </ActionBarPair>
      </ActionBar>
    </>
  )
}

/** The permissions of an app, while the wallet is asked and once they are granted. */
export function SmartSessionCreatedView(props: Props) {
  const { account, pci } = props
  const { row, now } = useSessionRow(account, pci)
  const wordsOf = useSessionTexts(account, now)
  const { granting } = useModalSelector(selectSmartSessions)
  const isAsked = granting?.phase === 'awaitingWallet' && row?.step === 'granting'
  return isAsked ? (
    <PendingGrant account={account} row={row} words={wordsOf(row)} />
  ) : (
    <Granted {...props} />
  )
}
