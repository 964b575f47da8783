import { formatQuantity, getAmountSign } from './formatAmount'
import { toDecimal } from './decimal'
import { addDecimal, compareDecimal, multiplyDecimal } from './decimalMath'

const SHOWN = 2
/** Below this share of its only counterpart, or of the largest, a transfer is change or gas. */
const PAIR_DUST = '0.1'
const GROUP_DUST = '0.01'

export interface HistoryTransfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity?: { readonly numeric?: string } | null | undefined
  readonly value?: number | null | undefined
  readonly fungible_info?:
    | {
        readonly name?: string | null | undefined
        readonly symbol?: string | null | undefined
        readonly icon?: { readonly url?: string | null | undefined } | null | undefined
      }
    | null
    | undefined
  readonly nft_info?:
    | {
        readonly name?: string | null | undefined
        readonly flags?: { readonly is_spam?: boolean | undefined } | undefined
        readonly content?:
          | { readonly preview?: { readonly url?: string | null | undefined } | null | undefined }
          | null
          | undefined
      }
    | null
    | undefined
}

export interface TransferDescription {
  readonly kind: 'nft' | 'token'
  readonly direction: 'in' | 'out' | 'self'
  /** Set only for a single transfer, by the kind of operation. */
  readonly sign: '+' | '−' | ''
  /** The name of an NFT; null for tokens and unnamed NFTs. Untrusted text. */
  readonly name: string | null
  /** Three decimals, or `-` when unknown; null for NFTs. */
  readonly quantity: string | null
  readonly symbol: string | null
  readonly imageUrl: string | null
}

interface Entry {
  readonly transfer: HistoryTransfer
  readonly token: string | null
  readonly amount: string | null
  readonly value: number
}

const isSpam = ({ nft_info }: HistoryTransfer) => nft_info?.flags?.is_spam === true

/**
 * Summarises a transaction for a history row: sums per token and direction, drops change, gas and
 * spam, and keeps the two most valuable, outgoing first.
 */
export function describeTransfers(
  operationType: string,
  transfers: readonly HistoryTransfer[],
  locale?: string,
): TransferDescription[] {
  const shown = mergeTransfers(transfers.filter(transfer => !isSpam(transfer)))
  const sign = shown.length === 1 ? getAmountSign(operationType) : ''
  return shown.map(entry => describe(entry, sign, locale))
}

function mergeTransfers(transfers: readonly HistoryTransfer[]): Entry[] {
  const entries = transfers.map(toEntry)
  const sums = sumByTokenAndDirection(withoutDust(entries))
  const top = [...sums].sort((a, b) => b.value - a.value).slice(0, SHOWN)
  return top.sort((a, b) => rank(a) - rank(b))
}

function toEntry(transfer: HistoryTransfer): Entry {
  const { nft_info, fungible_info, quantity, value } = transfer
  const token = nft_info ? null : (fungible_info?.name ?? fungible_info?.symbol ?? null)
  return { transfer, token, amount: toDecimal(quantity?.numeric), value: value ?? 0 }
}

function withoutDust(entries: readonly Entry[]): Entry[] {
  return entries.filter(entry => {
    if (entry.token === null || entry.amount === null) return true
    const group = entries.filter(other => other.token === entry.token && other.amount !== null)
    const largest = group.reduce((max, { amount }) => maximum(max, amount ?? '0'), '0')
    const threshold = multiplyDecimal(largest, group.length === 2 ? PAIR_DUST : GROUP_DUST)
    return compareDecimal(entry.amount, threshold) >= 0
  })
}

function sumByTokenAndDirection(entries: readonly Entry[]): Entry[] {
  const sums: Entry[] = []
  for (const entry of entries) {
    const index = sums.findIndex(sum => isSameMovement(sum, entry))
    const sum = sums[index]
    if (sum) sums[index] = add(sum, entry)
    else sums.push(entry)
  }
  return sums
}

function isSameMovement(a: Entry, b: Entry): boolean {
  return a.token !== null && a.token === b.token && a.transfer.direction === b.transfer.direction
}

function add(sum: Entry, entry: Entry): Entry {
  const amount =
    sum.amount === null || entry.amount === null ? null : addDecimal(sum.amount, entry.amount)
  return { ...sum, amount, value: sum.value + entry.value }
}

function describe(
  { transfer, amount }: Entry,
  sign: TransferDescription['sign'],
  locale: string | undefined,
) {
  const { direction, nft_info, fungible_info } = transfer
  if (nft_info) {
    const imageUrl = nft_info.content?.preview?.url ?? null
    const name = nft_info.name ?? null
    return { kind: 'nft', direction, sign, name, quantity: null, symbol: null, imageUrl } as const
  }
  return {
    kind: 'token',
    direction,
    sign,
    name: null,
    quantity: formatQuantity(amount, locale),
    symbol: fungible_info?.symbol ?? null,
    imageUrl: fungible_info?.icon?.url ?? null,
  } as const
}

function maximum(a: string, b: string): string {
  return compareDecimal(a, b) >= 0 ? a : b
}

function rank({ transfer }: Entry): number {
  return transfer.direction === 'in' ? 1 : 0
}
