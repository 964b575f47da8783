import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { CaipAddress } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { Message } from '../../../ui/feedback/Message'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { iconWarning } from '../../../ui/media/firstIcons'
import { NoSessions } from '../../../ui/media/illustrations'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { ListNotLoaded } from '../../../core/account/components/ListNotLoaded'
import { SessionListItem } from '../components/SessionListItem'
import { selectSessionsAccount } from '../sessionAccount'
import type { SessionRow } from '../getSessionRows'
import { selectSessionRows, selectSessionsAnswer } from '../sessionsSelectors'
import { sessionsRequested } from '../smartSessionsEvents'

const SKELETONS = 3

const Groups = styled.div`
  display: grid;
  gap: 16px;
`

const Trouble = styled.div`
  display: grid;
  gap: 4px;
  justify-items: center;
  padding-block-start: 12px;
`

interface GroupProps {
  readonly title: string
  readonly account: CaipAddress
  readonly rows: readonly SessionRow[]
  readonly now: number
}

function SessionGroup({ title, account, rows, now }: GroupProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListGroup label={title}>
        {rows.map(row => (
          <SessionListItem key={row.session.pci} account={account} row={row} now={now} />
        ))}
      </ListGroup>
    </section>
  )
}

const isPast = ({ status }: SessionRow) => status === 'expired' || status === 'revoked'

function Sessions({ account }: { readonly account: CaipAddress }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [now] = useState(() => Date.now())
  const rows = useModalSelector(state => selectSessionRows(state, account, now))
  const { isSuccess, isError } = useModalSelector(state => selectSessionsAnswer(state, account))
  const again = () => dispatch(sessionsRequested({}))
  if (rows.length === 0) {
    if (isError) {
      return <ListNotLoaded onRetry={again}>{t('sessions.listFailed')}</ListNotLoaded>
    }
    return isSuccess ? (
      <Empty illustration={<NoSessions />}>{t('sessions.none')}</Empty>
    ) : (
      <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed />
    )
  }
  return (
    <KeepFocus stage={rows.map(({ session, status }) => `${session.pci} ${status}`).join()}>
      <Groups>
        <SessionGroup
          title={t('sessions.now')}
          account={account}
          rows={rows.filter(row => !isPast(row))}
          now={now}
        />
        <SessionGroup
          title={t('sessions.past')}
          account={account}
          rows={rows.filter(isPast)}
          now={now}
        />
      </Groups>
      {isError && (
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

/** The apps that may act for the account, with their limits and expiry. */
export function SmartSessionListView() {
  const t = useTranslate()
  const account = useModalSelector(selectSessionsAccount)
  return (
    <FadingBody data-testid="wm-view-SmartSessionList">
      {account === null ? (
        <Empty illustration={<NoSessions />}>{t('sessions.none')}</Empty>
      ) : (
        <Sessions account={account} />
      )}
    </FadingBody>
  )
}
