import type { Hex } from 'viem'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import type { SigningPorts } from '../requests/signing'
import { texts } from '../texts'
import type { AccountType, SmartAccounts } from './createSmartAccounts'

/** The account that a request is carried out by. */
export interface ActingAccount {
  readonly type: AccountType
  readonly address: Hex
  /** The account of the key, which signs for both. */
  readonly owner: Hex
}

/** The accounts of an owner on a network, the one that acts first. */
export async function accountsOn(
  caipNetworkId: string,
  owner: string,
  smart: SmartAccounts,
): Promise<readonly ActingAccount[]> {
  const eoa: ActingAccount = { type: 'eoa', address: owner as Hex, owner: owner as Hex }
  if (!(await smart.networks()).includes(caipNetworkId)) return [eoa]
  const account: ActingAccount = {
    type: 'smartAccount',
    address: smart.addressOf(eoa.owner),
    owner: eoa.owner,
  }
  return (await smart.typeOn(caipNetworkId)) === 'smartAccount' ? [account, eoa] : [eoa, account]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * The account that a request names, or the one that acts where it names none.
 *
 * @throws 4100 for an account that is not the visitor's on this network
 */
export async function actingAccount(
  named: string | undefined,
  caipNetworkId: string,
  { accounts, smart }: Pick<SigningPorts, 'accounts' | 'smart'>,
): Promise<ActingAccount> {
  const own = await accountsOn(caipNetworkId, accounts.eip155, smart)
  const found = own.find(({ address }) => named === undefined || isSame(address, named))
  if (found) return found
  const isElsewhere = named !== undefined && isSame(named, smart.addressOf(accounts.eip155 as Hex))
  throw rpcFailure(4100, isElsewhere ? texts.smartAccount.notHere : refusals.foreignAccount)
}
