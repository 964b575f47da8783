import type { Account, AccountType } from '../../../domain/account'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import { readField } from '../../shared/readField'
import { BITCOIN, isBitcoinAddress } from '../bitcoinNetworks'
import { toHex } from './bytes'

const MAX_TEXT = 128
const STACKS_ADDRESS = /^S[0-9A-Z]{30,50}$/
const HEX = /^(?:[0-9a-f]{2}){32,65}$/i
const PATH = /^m(?:\/\d+'?)+$/

/** The words wallets use for an address's purpose or type; payments come first. */
const TYPES: readonly (readonly [AccountType, readonly unknown[]])[] = [
  ['payment', ['payment', 'p2wpkh', 'p2sh']],
  ['ordinal', ['ordinals', 'ordinal', 'p2tr']],
  ['stx', ['stacks', 'stx', 'STX']],
]
const ORDER = TYPES.map(([type]) => type)

/** Returns the address type stated by the wallet. */
function readAccountType(entry: unknown): AccountType | undefined {
  const said = ['purpose', 'intention', 'type', 'addressType', 'symbol'].map(field =>
    readField(entry, field),
  )
  for (const word of said) {
    const found = TYPES.find(([, words]) => words.includes(word))
    if (found) return found[0]
  }
  return undefined
}

function readAccount(entry: unknown): Account | null {
  const address = typeof entry === 'string' ? entry : readField(entry, 'address')
  if (typeof address !== 'string' || address.length > MAX_TEXT) return null
  const type = readAccountType(entry) ?? 'payment'
  if (!(type === 'stx' ? STACKS_ADDRESS.test(address) : isBitcoinAddress(address))) return null
  const publicKey = readPublicKey(readField(entry, 'publicKey'))
  const path = readField(entry, 'path') ?? readField(entry, 'derivationPath')
  return {
    namespace: BITCOIN,
    address,
    type,
    ...(publicKey !== null && { publicKey }),
    ...(typeof path === 'string' && path.length <= MAX_TEXT && PATH.test(path) && { path }),
  }
}

/** Returns a public key in hex, from the bytes or hex of a wallet. */
function readPublicKey(key: unknown): string | null {
  const text = key instanceof Uint8Array ? toHex(key) : key
  return typeof text === 'string' && HEX.test(text) ? text.toLowerCase() : null
}

/** Returns the unique accounts, payments first; empty if none is a Bitcoin address. */
export function readBitcoinAccounts(list: unknown): readonly Account[] {
  if (!Array.isArray(list)) return []
  const byAddress = new Map<string, Account>()
  for (const entry of list.slice(0, WALLET_ACCOUNTS_MAX) as readonly unknown[]) {
    const account = readAccount(entry)
    if (account && !byAddress.has(account.address)) byAddress.set(account.address, account)
  }
  const accounts = [...byAddress.values()].sort(
    (a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type),
  )
  return accounts.some(({ type }) => type !== 'stx') ? accounts : []
}
