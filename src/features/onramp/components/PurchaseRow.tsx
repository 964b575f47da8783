import { useState } from 'react'
import { styled } from 'styled-components'
import type { Transaction } from '../../../domain/transaction'
import { formatQuantity } from '../../../lib/amount/formatAmount'
import { formatRowTime } from '../../../lib/time/formatRelativeTime'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Row } from '../../../ui/lists/Row'
import { BadgedTile, type TileBadgeTone } from '../../../ui/media/BadgedTile'
import { iconCross } from '../../../ui/media/firstIcons'
import { Icon, type IconShape } from '../../../ui/media/Icon'
import { iconActivity, iconClock, iconReceive } from '../../../ui/media/icons'
import { selectLocale } from '../../../core/theme/themeSlice'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'
import {
  getPurchaseStatus,
  type PurchaseStatus,
} from '../../../core/transactions/purchaseSelectors'

interface Appearance {
  readonly icon: IconShape
  readonly tone: TileBadgeTone
  readonly label: StringKey
  readonly state: StringKey
}

const APPEARANCES: Readonly<Record<PurchaseStatus, Appearance>> = {
  done: { icon: iconReceive, tone: 'in', label: 'onramp.bought', state: 'onramp.state.done' },
  pending: { icon: iconClock, tone: 'out', label: 'onramp.buying', state: 'onramp.state.pending' },
  failed: { icon: iconCross, tone: 'bad', label: 'onramp.failed', state: 'onramp.state.failed' },
}

const Time = styled.time`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
`

interface PurchaseRowProps {
  readonly purchase: Transaction
}

/** A purchase that is complete, pending or failed. */
export function PurchaseRow({ purchase }: PurchaseRowProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const wordsLocale = useTextsLocale()
  const { icon, tone, label, state } = APPEARANCES[getPurchaseStatus(purchase)]
  const [transfer] = purchase.transfers
  const coin = transfer?.fungible_info
  const symbol = coin?.symbol ?? coin?.name ?? ''
  const amount = transfer ? formatQuantity(transfer.quantity.numeric, locale) : ''
  const [now] = useState(() => Date.now())
  const { minedAt } = purchase.metadata
  return (
    <Row
      name={
        <>
          <span>{t(label)}</span> <bdi translate="no">{`${amount}\u00a0${symbol}`.trim()}</bdi>
        </>
      }
      note={t(state)}
      leading={
        <BadgedTile
          src={coin?.icon?.url ?? null}
          letter={symbol}
          icon={symbol === '' ? iconActivity : undefined}
          round={symbol !== ''}
          badge={<Icon icon={icon} size={16} />}
          badgeTone={tone}
        />
      }
      trailing={<Time dateTime={minedAt}>{formatRowTime(minedAt, now, wordsLocale)}</Time>}
      data-testid="wm-onramp-purchase"
    />
  )
}
