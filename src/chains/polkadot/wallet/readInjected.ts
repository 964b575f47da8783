import type { Account } from '../../../domain/account'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { readField } from '../../shared/readField'
import { captureFunctions, type CapturedFunctions } from '../../shared/places/captureFunctions'
import { decodeSs58 } from '../address/ss58'
import { POLKADOT } from '../polkadotNetworks'

/** An extension that authorised the page. */
export interface InjectedExtension {
  /** The object the extension returned; hosts use its `signer`. */
  readonly source: object
  readonly accounts: CapturedFunctions
  readonly signer: CapturedFunctions | null
}

/** Reads an extension's answer; null without accounts. */
export function readInjected(answer: unknown): InjectedExtension | null {
  const accounts = captureFunctions(readField(answer, 'accounts'), ['get', 'subscribe'])
  if (!accounts?.has('get')) return null
  const signer = captureFunctions(readField(answer, 'signer'), ['signRaw', 'signPayload'])
  return { source: answer as object, accounts, signer }
}

/** An account, and the only network it is valid on, if bound to one. */
export interface SharedAccount {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId | null
}

const GENESIS_HASH = /^0x[0-9a-f]{64}$/i
/** A CAIP-2 reference is this long a prefix of the genesis hash. */
const REFERENCE_LENGTH = 32

/**
 * Accounts of hardware wallets, or those the user restricts, are bound to one network; undefined
 * for an unreadable one.
 */
function readNetworkId(entry: unknown): CaipNetworkId | null | undefined {
  const hash = readField(entry, 'genesisHash')
  if (hash === undefined || hash === null || hash === '') return null
  if (typeof hash !== 'string' || !GENESIS_HASH.test(hash)) return undefined
  return `${POLKADOT}:${hash.toLowerCase().slice('0x'.length, '0x'.length + REFERENCE_LENGTH)}`
}

/** Returns the valid accounts an extension shares, in its order; omits other families' accounts. */
export function readShared(answer: unknown): readonly SharedAccount[] {
  if (!Array.isArray(answer)) return []
  return (answer.slice(0, WALLET_ACCOUNTS_MAX) as readonly unknown[]).flatMap(entry => {
    const address = readField(entry, 'address')
    const caipNetworkId = readNetworkId(entry)
    const isAccount = typeof address === 'string' && decodeSs58(address)?.isChecked === true
    return isAccount && caipNetworkId !== undefined ? [{ address, caipNetworkId }] : []
  })
}

/** Returns the unique accounts valid on a network; accounts bound elsewhere cannot sign there. */
export function getAccountsOn(
  shared: readonly SharedAccount[],
  caipNetworkId: CaipNetworkId,
): readonly Account[] {
  const here = shared.filter(each => [null, caipNetworkId].includes(each.caipNetworkId))
  const addresses = new Set(here.map(({ address }) => address))
  return [...addresses].map(address => ({ namespace: POLKADOT, address, type: 'eoa' }))
}
