import type { Account } from '../../../domain/account'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
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

/** The accounts an extension shares, each once, in its own order; those of other families are left out. */
export function readAccounts(answer: unknown): readonly Account[] {
  if (!Array.isArray(answer)) return []
  const byAddress = new Map<string, Account>()
  for (const entry of answer.slice(0, WALLET_ACCOUNTS_MAX) as readonly unknown[]) {
    const address = readField(entry, 'address')
    if (typeof address !== 'string' || !decodeSs58(address)?.isChecked) continue
    if (!byAddress.has(address)) {
      byAddress.set(address, { namespace: POLKADOT, address, type: 'eoa' })
    }
  }
  return [...byAddress.values()]
}
