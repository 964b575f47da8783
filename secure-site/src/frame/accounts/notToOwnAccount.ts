import type { Hex } from 'viem'
import { rpcFailure } from '../failures'
import type { SigningPorts } from '../requests/signing'
import { texts } from '../texts'

type Ports = Pick<SigningPorts, 'accounts' | 'smart'>

const isOwnAccount = (address: unknown, { accounts, smart }: Ports) =>
  typeof address === 'string' &&
  address.toLowerCase() === smart.addressOf(accounts.eip155 as Hex).toLowerCase()

/**
 * The key's plain signature of data that name the smart account as their contract is what that account obeys: a batch of calls would
 * pass through as mere data. The frame makes such signatures itself, after a review of the calls.
 *
 * @throws -32602
 */
export function dataNotToOwnAccount(domain: Readonly<Record<string, unknown>>, ports: Ports): void {
  if (isOwnAccount(domain.verifyingContract, ports))
    throw rpcFailure(-32602, texts.badParams(texts.smartAccount.ownData))
}

/**
 * A call of the smart account by its owner would hide other calls inside. Coins may be sent to it.
 *
 * @throws -32602
 */
export function callNotToOwnAccount(
  { to, data }: { readonly to: Hex | null; readonly data: Hex },
  ports: Ports,
): void {
  if (data !== '0x' && isOwnAccount(to, ports))
    throw rpcFailure(-32602, texts.badParams(texts.smartAccount.ownCall))
}
