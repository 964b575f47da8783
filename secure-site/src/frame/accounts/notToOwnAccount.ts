import type { Hex } from 'viem'
import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import type { SigningPorts } from '../requests/signing'

type Ports = Pick<SigningPorts, 'accounts' | 'smart'>

/** The smart account itself, or the contract that holds its grants to other keys. */
const isOwnContract = (address: unknown, { accounts, smart }: Ports) =>
  typeof address === 'string' &&
  [smart.addressOf(accounts.eip155 as Hex), KEYS_ADDRESS].some(
    own => own.toLowerCase() === address.toLowerCase(),
  )

/**
 * Rejects typed data whose verifying contract is one of the account's own. The smart account obeys
 * the key's plain signature of such data, so a batch of calls would pass as mere data. The frame
 * makes these signatures itself, after a review of the calls; it never makes those of granted keys.
 *
 * @throws -32602
 */
export function dataNotToOwnAccount(domain: Readonly<Record<string, unknown>>, ports: Ports): void {
  if (isOwnContract(domain.verifyingContract, ports))
    throw rpcFailure(-32602, refusals.badParams(refusals.smartAccount.ownData))
}

/**
 * Rejects calls to the account's own contracts. A call of the smart account by its owner would hide
 * other calls inside, and a call of the grants contract would silently let a key act for it. Coins
 * may be sent to both.
 *
 * @throws -32602
 */
export function callNotToOwnAccount(
  { to, data }: { readonly to: Hex | null; readonly data: Hex },
  ports: Ports,
): void {
  if (data !== '0x' && isOwnContract(to, ports))
    throw rpcFailure(-32602, refusals.badParams(refusals.smartAccount.ownCall))
}
