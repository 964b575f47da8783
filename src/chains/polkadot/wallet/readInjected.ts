import type { Account } from '../../../domain/account'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { readField } from '../../shared/readField'
import { capturePlace, type CapturedPlace } from '../../shared/places/capturePlace'
import { decodeSs58 } from '../address/ss58'
import { POLKADOT } from '../polkadotNetworks'

/** An extension that let the page in. */
export interface InjectedExtension {
  /** What it handed out: a host's own code signs with its `signer`. */
  readonly source: object
  readonly accounts: CapturedPlace
  readonly signer: CapturedPlace | null
}

/** Reads what an extension answered; null for anything that has no accounts to ask for. */
export function readInjected(answer: unknown): InjectedExtension | null {
  const accounts = capturePlace(readField(answer, 'accounts'), ['get', 'subscribe'])
  if (!accounts?.has('get')) return null
  const signer = capturePlace(readField(answer, 'signer'), ['signRaw', 'signPayload'])
  return { source: answer as object, accounts, signer }
}

/** An account of an extension, and the only network that it is for, if it is bound to one. */
export interface SharedAccount {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId | null
}

const GENESIS_HASH = /^0x[0-9a-f]{64}$/i
/** So much of the hash of its first block names a network (CAIP-2). */
const REFERENCE_LENGTH = 32

/** Accounts of hardware wallets, and those that a person limits, are bound to a network; undefined where nobody can say to which. */
function networkOf(entry: unknown): CaipNetworkId | null | undefined {
  const hash = readField(entry, 'genesisHash')
  if (hash === undefined || hash === null || hash === '') return null
  if (typeof hash !== 'string' || !GENESIS_HASH.test(hash)) return undefined
  return `${POLKADOT}:${hash.toLowerCase().slice('0x'.length, '0x'.length + REFERENCE_LENGTH)}`
}

/** The accounts an extension shares, each once, in its own order; those of other families are left out. */
export function readShared(answer: unknown): readonly SharedAccount[] {
  if (!Array.isArray(answer)) return []
  return (answer.slice(0, WALLET_ACCOUNTS_MAX) as readonly unknown[]).flatMap(entry => {
    const address = readField(entry, 'address')
    const caipNetworkId = networkOf(entry)
    const isAccount = typeof address === 'string' && decodeSs58(address)?.isChecked === true
    return isAccount && caipNetworkId !== undefined ? [{ address, caipNetworkId }] : []
  })
}

/** Those that are for a network, each once. One that is bound elsewhere signs nothing there. */
export function accountsOn(
  shared: readonly SharedAccount[],
  caipNetworkId: CaipNetworkId,
): readonly Account[] {
  const here = shared.filter(each => [null, caipNetworkId].includes(each.caipNetworkId))
  const addresses = new Set(here.map(({ address }) => address))
  return [...addresses].map(address => ({ namespace: POLKADOT, address, type: 'eoa' }))
}
