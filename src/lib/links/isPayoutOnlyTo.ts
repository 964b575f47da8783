import { isEqualAddress } from '../address/address'
import type { Namespace } from '../address/caip'

/** Parameters in which checkouts name the payout account, without `_` and `-`. */
const NAMES: readonly string[] = [
  'address',
  'addresses',
  'destinationaddress',
  'destinationwallets',
  'payoutaddress',
  'recipient',
  'recipientaddress',
  'to',
  'toaddress',
  'wallet',
  'walletaddress',
  'walletaddresses',
]

const NO_ADDRESS: readonly (string | null)[] = [null]

/** An account may include its network (CAIP-10). */
const plain = (account: string): string => account.trim().split(':').at(-1) ?? ''

/** Returns the accounts in a value; an unreadable one is null. */
function collectAccounts(value: unknown): readonly (string | null)[] {
  if (typeof value === 'string') return value.split(',').map(plain)
  if (Array.isArray(value)) return value.flatMap(collectAccounts)
  if (typeof value !== 'object' || value === null) return NO_ADDRESS
  // Either one account with its networks, or networks keyed by account.
  return 'address' in value ? collectAccounts(value.address) : Object.keys(value).map(plain)
}

function readAccounts(text: string): readonly (string | null)[] {
  if (text === '') return []
  if (!/^\s*[[{]/.test(text)) return collectAccounts(text)
  try {
    return collectAccounts(JSON.parse(text))
  } catch {
    return NO_ADDRESS
  }
}

/**
 * Whether all accounts in a link's payout parameters are this one. Any other means a compromised or
 * mistaken service.
 */
export function isPayoutOnlyTo(url: string, namespace: Namespace, address: string): boolean {
  const { searchParams, hash } = new URL(url)
  const parameters = [...searchParams, ...new URLSearchParams(hash.replace(/^#[^?]*\?|^#/, ''))]
  return parameters
    .filter(([name]) => NAMES.includes(name.toLowerCase().replace(/[_-]/g, '')))
    .flatMap(([, value]) => readAccounts(value))
    .every(account => account !== null && isEqualAddress(namespace, account, address))
}
