import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import { readField } from '../readField'

/** Limit for a wallet's chains or features. */
const MAX_NAMES = 100
const MAX_NAME_LENGTH = 128
const MAX_KEY_BYTES = 512

/** An account as reported by a wallet. */
export interface StandardAccount {
  /** The wallet's own object, which its features expect. */
  readonly source: object
  readonly address: string
  readonly publicKey: Uint8Array | undefined
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** Returns the valid chain or feature names. */
export function readNames(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return (value.slice(0, MAX_NAMES) as readonly unknown[]).filter(
    (name): name is string => typeof name === 'string' && name.length <= MAX_NAME_LENGTH,
  )
}

/** Returns the unique accounts on chains of one family, in the wallet's order. */
export function readStandardAccounts(
  list: unknown,
  prefix: string,
  isAddress: (text: string) => boolean,
): readonly StandardAccount[] {
  if (!Array.isArray(list)) return []
  const byAddress = new Map<string, StandardAccount>()
  for (const source of list.slice(0, WALLET_ACCOUNTS_MAX) as readonly unknown[]) {
    const address = readField(source, 'address')
    if (typeof address !== 'string' || !isAddress(address) || byAddress.has(address)) continue
    const chains = readNames(readField(source, 'chains')).filter(name => name.startsWith(prefix))
    if (chains.length === 0) continue
    const key = readField(source, 'publicKey')
    byAddress.set(address, {
      source: source as object,
      address,
      publicKey: key instanceof Uint8Array && key.length <= MAX_KEY_BYTES ? key : undefined,
      chains,
      features: readNames(readField(source, 'features')),
    })
  }
  return [...byAddress.values()]
}
