import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { CaipAddress } from '../../../lib/address/caip'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionRow } from '../../../ui/lists/ActionRow'
import { Row } from '../../../ui/lists/Row'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronDown, iconChevronUp } from '../../../ui/media/icons'
import { viewPushed } from '../../../core/router/routerSlice'
import type { SessionRow } from '../getSessionRows'
import { selectSmartSessions } from '../smartSessionsSlice'
import { SessionDetails } from './SessionDetails'
import { SessionTile } from './SessionTile'
import { useSessionTexts } from './useSessionTexts'

const Name = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  max-inline-size: 100%;
  > svg {
    flex: none;
    color: var(--wm-color-text-faint);
  }
`

const Limit = styled.span`
  display: block;
`

const TimeNote = styled(Limit)`
  color: var(--wm-color-text-faint);
`

const Expanded = styled.div`
  padding: 0 12px 8px;
`

interface SessionListItemProps {
  readonly account: CaipAddress
  readonly row: SessionRow
  /** In ms. */
  readonly now: number
}

/** An app with its limits and expiry, expandable, with a button that stops the session. */
export function SessionListItem({ account, row, now }: SessionListItemProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { session, status } = row
  const { pci } = session
  const words = useSessionTexts(account, now)(row)
  const { revoking } = useModalSelector(selectSmartSessions)
  const isStopping = revoking?.pci === pci && revoking.phase !== 'failed'
  const isOver = status === 'expired' || status === 'revoked'
  return (
    <>
      <ActionRow
        data-testid={`wm-session-${pci}`}
        action={
          !isOver && (
            <Button
              small
              busy={isStopping}
              aria-label={t('sessions.stopOne', { app: words.app })}
              onPress={() => dispatch(viewPushed(viewEntry('SmartSessionRevoke', { pci })))}
              data-testid={`wm-session-stop-${pci}`}
            >
              {t('sessions.stop')}
            </Button>
          )
        }
      >
        <Row
          leading={<SessionTile session={session} app={words.app} />}
          name={
            <Name>
              <bdi translate="no">{words.app}</bdi>
              <Icon icon={isOpen ? iconChevronUp : iconChevronDown} size={16} />
            </Name>
          }
          note={
            <>
              {!isOver &&
                words.lines.map((line, index) => (
                  // Two permissions may read the same.
                  <Limit key={`${index} ${line}`}>
                    <bdi>{line}</bdi>
                  </Limit>
                ))}
              {words.when !== null && (
                <TimeNote>
                  <bdi>{words.when}</bdi>
                </TimeNote>
              )}
            </>
          }
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setIsOpen(!isOpen)}
          data-testid={`wm-session-open-${pci}`}
        />
      </ActionRow>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Expanded>
            <SessionDetails bare account={account} row={row} words={words} />
          </Expanded>
        )}
      </div>
    </>
  )
}
