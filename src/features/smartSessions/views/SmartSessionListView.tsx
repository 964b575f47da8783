import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { CaipAddress } from '../../../lib/address/caip'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Badge } from '../../../ui/feedback/Badge'
import { Empty } from '../../../ui/feedback/Empty'
import { Message } from '../../../ui/feedback/Message'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { iconWarning } from '../../../ui/media/firstIcons'
import { NoSessions } from '../../../ui/media/illustrations'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { ListNotLoaded } from '../../account/components/ListNotLoaded'
import { viewPushed } from '../../router/routerSlice'
import { SessionTile } from '../components/SessionTile'
import { useSessionWords } from '../components/useSessionWords'
import { selectSessionsAccount } from '../sessionAccount'
import { sessionRows, type SessionRow } from '../sessionRows'
import { sessionsRequested } from '../smartSessionsEvents'
import { selectSmartSessions } from '../smartSessionsSlice'

const SKELETONS = 3

const Intro = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  padding-block-end: 12px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

const Trouble = styled.div`
  display: grid;
  gap: 4px;
  justify-items: center;
  padding-block-start: 12px;
`

interface OneSessionProps {
  readonly account: CaipAddress
  readonly row: SessionRow
  readonly now: number
}

function OneSession({ account, row, now }: OneSessionProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { session, status } = row
  const words = useSessionWords(account, now)(row)
  const { revoking } = useModalSelector(selectSmartSessions)
  const isStopping = revoking?.pci === session.pci && revoking.phase !== 'failed'
  const isOver = status === 'expired' || status === 'revoked'
  return (
    <Row
      leading={<SessionTile session={session} app={words.app} />}
      name={<bdi translate="no">{words.app}</bdi>}
      note={words.note}
      data-testid={`wm-session-${session.pci}`}
      trailing={
        isOver ? (
          <Badge>{t(status === 'revoked' ? 'sessions.stopped' : 'sessions.ended')}</Badge>
        ) : (
          <Button
            small
            busy={isStopping}
            aria-label={t('sessions.stopOne', { app: words.app })}
            onPress={() =>
              dispatch(viewPushed(viewEntry('SmartSessionRevoke', { pci: session.pci })))
            }
            data-testid={`wm-session-stop-${session.pci}`}
          >
            {t('sessions.stop')}
          </Button>
        )
      }
    />
  )
}

function Sessions({ account }: { readonly account: CaipAddress }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [now] = useState(() => Date.now())
  const { list, unfinished } = useModalSelector(selectSmartSessions)
  const rows = useMemo(
    () => sessionRows({ list, unfinished }, account, now),
    [list, unfinished, account, now],
  )
  const phase = list.account === account ? list.phase : 'none'
  const again = () => dispatch(sessionsRequested({}))
  if (rows.length === 0) {
    if (phase === 'failed') {
      return <ListNotLoaded onRetry={again}>{t('sessions.listFailed')}</ListNotLoaded>
    }
    return phase === 'known' ? (
      <Empty illustration={<NoSessions />}>{t('sessions.none')}</Empty>
    ) : (
      <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed />
    )
  }
  return (
    <KeepFocus stage={rows.map(({ session, status }) => `${session.pci} ${status}`).join()}>
      <ListGroup label={t('sessions.listLabel')}>
        {rows.map(row => (
          <OneSession key={row.session.pci} account={account} row={row} now={now} />
        ))}
      </ListGroup>
      {phase === 'failed' && (
        <Trouble role="status">
          <Message icon={iconWarning}>{t('sessions.listFailed')}</Message>
          <Button small onPress={again} data-testid="wm-sessions-again">
            {t('common.tryAgain')}
          </Button>
        </Trouble>
      )}
    </KeepFocus>
  )
}

/** Who may act for the account: within which limit, until when, and the way to stop it. */
export function SmartSessionListView() {
  const t = useTranslate()
  const account = useModalSelector(selectSessionsAccount)
  return (
    <FadingBody data-testid="wm-view-SmartSessionList">
      <Intro>
        <Badge tone="accent">{t('sessions.beta')}</Badge>
        {t('sessions.intro')}
      </Intro>
      {account === null ? (
        <Empty illustration={<NoSessions />}>{t('sessions.none')}</Empty>
      ) : (
        <Sessions account={account} />
      )}
    </FadingBody>
  )
}
