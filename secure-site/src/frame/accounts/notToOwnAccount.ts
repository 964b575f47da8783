import type { Hex } from 'viem'
import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import type { SigningPorts } from '../requests/signing'

type Ports = Pick<SigningPorts, 'accounts' | 'smart'>

/** The smart account, and the contract that keeps what it grants to other keys. */
const isOwnContract = (address: unknown, { accounts, smart }: Ports) =>
  typeof address === 'string' &&
  [smart.addressOf(accounts.eip155 as Hex), KEYS_ADDRESS].some(
    own => own.toLowerCase() === address.toLowerCase(),
  )

/**
 * The key's plain signature of data that name the smart account as their contract is what that account obeys: a batch of calls would
 * pass through as mere data. The frame makes such signatures itself, after a review of the calls; those of granted keys it never makes.
 *
 * @throws -32602
 */
export function dataNotToOwnAccount(domain: Readonly<Record<string, unknown>>, ports: Ports): void {
  if (isOwnContract(domain.verifyingContract, ports))
    throw rpcFailure(-32602, refusals.badParams(refusals.smartAccount.ownData))
}

/**
 * A call of the smart account by its owner would hide other calls inside, and one of the contract that keeps its grants would let a
 * key act for it, without saying so. Coins may be sent to them.
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
