import type { Transaction } from '../../../domain/transaction'
import type { TransferDescription } from '../../../lib/amount/describeTransfers'
import { truncateAddress } from '../../../lib/text/truncate'
import { useTranslate, type Translate } from '../../../store/translation'
import type { ActivityEntry } from '../activitySelectors'

export interface ActivityWords {
  readonly label: string
  readonly detail: string
}

/** U+2068 … U+2069 keep an amount with its sign and unit together in right-to-left text. */
const isolate = (text: string) => `\u2068${text}\u2069`

function transferText(t: Translate, { kind, sign, name, quantity, symbol }: TransferDescription) {
  if (kind === 'nft') return name ?? t('activity.collectible')
  return isolate([`${sign}${quantity ?? ''}`, symbol].filter(Boolean).join(' '))
}

function transfersText(t: Translate, transfers: readonly TransferDescription[]): string {
  const [first, second] = transfers
  if (!first) return ''
  if (!second) return transferText(t, first)
  const [out, into] = [transferText(t, first), transferText(t, second)]
  return first.direction === 'out' && second.direction === 'in'
    ? t('activity.exchange', { out, in: into })
    : t('activity.both', { first: out, second: into })
}

function labelText(t: Translate, { label, state, transfers }: ActivityEntry): string {
  const isSend = label === 'sent'
  if (state === 'failed') return t(isSend ? 'activity.sendFailed' : 'activity.failed')
  if (state === 'replaced') return t('activity.replaced')
  if (state === 'expired') return t('activity.expired')
  if (state === 'pending' && label === 'executed') return t('activity.onItsWay')
  return state === 'pending' && isSend
    ? t('activity.sending', { what: transfersText(t, transfers) })
    : t(`activity.label.${label}`)
}

function partiesText(t: Translate, { label }: ActivityEntry, { metadata }: Transaction): string {
  if (label === 'sent') return t('activity.toAddress', { address: party(metadata.sentTo) })
  if (label === 'received') return t('activity.fromAddress', { address: party(metadata.sentFrom) })
  return ''
}

const party = (address: string) => isolate(truncateAddress(address))

function detailText(t: Translate, entry: ActivityEntry, transaction: Transaction): string {
  if (entry.state === 'failed') return t('activity.onlyFee')
  if (entry.state === 'replaced') return t('activity.replacedDetail')
  if (entry.state === 'expired') return t('activity.expiredDetail')
  if (entry.state === 'pending') return t('activity.pending')
  return transfersText(t, entry.transfers) || partiesText(t, entry, transaction)
}

/** How a row of the activity is told. */
export function useActivityWords(entry: ActivityEntry, transaction: Transaction): ActivityWords {
  const t = useTranslate()
  return { label: labelText(t, entry), detail: detailText(t, entry, transaction) }
}
