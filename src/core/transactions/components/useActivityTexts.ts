import type { Transaction } from '../../../domain/transaction'
import type { TransferDescription } from '../../../lib/amount/describeTransfers'
import { truncateAddress } from '../../../lib/text/truncate'
import { useTranslate, type Translate } from '../../../store/translation'
import { useChecksumAddress } from '../../../ui/media/ShortAddress'
import type { ActivityEntry } from '../activitySelectors'

export interface ActivityTexts {
  readonly label: string
  /** The other party, or what was moved; may be empty. */
  readonly detail: string
  /** Signed amount of the only coin moved; empty for anything else, which `detail` describes. */
  readonly amount: string
}

/** U+2068 … U+2069 keep an amount with its sign and unit together in right-to-left text. */
const isolate = (text: string) => `\u2068${text}\u2069`

function transferText(t: Translate, { kind, sign, name, quantity, symbol }: TransferDescription) {
  if (kind === 'nft') return name ?? t('activity.collectible')
  return isolate([`${sign}${quantity ?? ''}`, symbol].filter(Boolean).join('\u00a0'))
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

/** Returns the recipient of a payment or the sender of a receipt; empty for anything else. */
function getParty({ label, state }: ActivityEntry, { metadata }: Transaction): string {
  if (state !== 'done') return ''
  return label === 'sent' ? metadata.sentTo : label === 'received' ? metadata.sentFrom : ''
}

/** Signs of a movement. Approvals, calls and mints keep their own sign. */
const SIGNS = { out: '−', in: '+', self: '' } as const

function amountText(t: Translate, { state, badge, transfers }: ActivityEntry): string {
  const [only, second] = transfers
  if (state !== 'done' || only?.kind !== 'token' || second) return ''
  const sign = badge === 'done' ? only.sign : SIGNS[only.direction]
  return transferText(t, { ...only, sign })
}

function detailText(t: Translate, entry: ActivityEntry, party: string): string {
  if (entry.state === 'failed') return t('activity.onlyFee')
  if (entry.state === 'replaced') return t('activity.replacedDetail')
  if (entry.state === 'expired') return t('activity.expiredDetail')
  if (entry.state === 'pending') return t('activity.pending')
  const what = amountText(t, entry) === '' ? transfersText(t, entry.transfers) : ''
  if (what !== '' || party === '') return what
  const key = entry.label === 'sent' ? 'activity.toAddress' : 'activity.fromAddress'
  return t(key, { address: isolate(truncateAddress(party)) })
}

/** Returns the texts of an activity row. */
export function useActivityTexts(entry: ActivityEntry, transaction: Transaction): ActivityTexts {
  const t = useTranslate()
  const party = useChecksumAddress(getParty(entry, transaction))
  return {
    label: labelText(t, entry),
    detail: detailText(t, entry, party),
    amount: amountText(t, entry),
  }
}
