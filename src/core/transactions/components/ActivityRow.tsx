import { memo, useState } from 'react'
import { styled } from 'styled-components'
import type { Transaction } from '../../../domain/transaction'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { formatRowTime } from '../../../lib/time/formatRelativeTime'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon, type IconShape } from '../../../ui/media/Icon'
import { Row } from '../../../ui/lists/Row'
import { BadgedTile, type TileBadgeTone } from '../../../ui/media/BadgedTile'
import { iconCheck, iconCross } from '../../../ui/media/firstIcons'
import {
  iconActivity,
  iconClock,
  iconExternal,
  iconReceive,
  iconSend,
  iconSwap,
} from '../../../ui/media/icons'
import { selectTransactionExplorerUrl } from '../../network/explorerSelectors'
import { selectLocale } from '../../theme/themeSlice'
import { useTextsLocale } from '../../theme/useTextsLocale'
import { describeActivity, type ActivityBadge } from '../activitySelectors'
import { TradeTile } from './TradeTile'
import { useActivityTexts } from './useActivityTexts'

export interface ActivityRowProps {
  readonly transaction: Transaction
  readonly tabIndex?: number | undefined
}

const BADGES: Readonly<Record<ActivityBadge, { icon: IconShape; tone: TileBadgeTone }>> = {
  out: { icon: iconSend, tone: 'out' },
  in: { icon: iconReceive, tone: 'in' },
  swap: { icon: iconSwap, tone: 'out' },
  done: { icon: iconCheck, tone: 'in' },
  failed: { icon: iconCross, tone: 'bad' },
  pending: { icon: iconClock, tone: 'out' },
}

const End = styled.span`
  display: grid;
  justify-items: end;
`

const Amount = styled.bdi<{ $in: boolean }>`
  font-weight: var(--wm-weight-medium);
  color: ${({ $in }) => ($in ? 'var(--wm-color-positive)' : 'var(--wm-color-text)')};
  overflow-wrap: anywhere;
`

const Time = styled.time`
  position: relative;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  > svg {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: calc(100% + 4px);
    opacity: 0;
  }
  a:hover &,
  a:focus-visible & {
    > svg {
      opacity: 1;
    }
  }
`

/** A transaction, linked to the explorer. Memoized: a scrolling list renders with every frame. */
export const ActivityRow = memo(function ActivityRow({ transaction, tabIndex }: ActivityRowProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const wordsLocale = useTextsLocale()
  const [now] = useState(() => Date.now())
  const { hash, chain, minedAt } = transaction.metadata
  const href = useModalSelector(state =>
    hash === '' ? null : selectTransactionExplorerUrl(state, chain as CaipNetworkId | null, hash),
  )
  const entry = describeActivity(transaction, locale)
  const { label, detail, amount } = useActivityTexts(entry, transaction)
  const { icon, tone } = BADGES[entry.badge]
  const date = formatRowTime(minedAt, now, wordsLocale)
  const told = [amount, detail].filter(text => text !== '')
  const both = ([first = '', second]: readonly string[]) =>
    second === undefined ? first : t('activity.both', { first, second })
  const spoken =
    told.length === 0
      ? both([label, date])
      : t('activity.open', { label, detail: both(told), date })
  return (
    <Row
      name={label}
      note={detail}
      leading={
        entry.second && entry.state === 'done' ? (
          <TradeTile gave={entry} got={entry.second} />
        ) : (
          <BadgedTile
            src={entry.imageUrl}
            letter={entry.name}
            icon={entry.name === '' ? iconActivity : undefined}
            round={entry.isCoin}
            badge={<Icon icon={icon} size={16} />}
            badgeTone={tone}
          />
        )
      }
      trailing={
        (amount !== '' || date !== '') && (
          <End>
            {amount !== '' && <Amount $in={entry.badge === 'in'}>{amount}</Amount>}
            {date !== '' && (
              <Time dateTime={minedAt}>
                {href !== null && <Icon icon={iconExternal} size={16} />}
                {date}
              </Time>
            )}
          </End>
        )
      }
      href={href ?? undefined}
      aria-label={href === null ? undefined : t('common.opensNewTab', { label: spoken })}
      tabIndex={tabIndex}
      data-testid="wm-activity-row"
    />
  )
})
