import type { Hex } from 'viem'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import type { SigningPorts } from '../requests/signing'
import { texts } from '../texts'
import type { AccountType, SmartAccounts } from './createSmartAccounts'

/** The account that carries out a request. */
export interface ActingAccount {
  readonly type: AccountType
  readonly address: Hex
  /** The key's account, which signs for both. */
  readonly owner: Hex
}

/** The owner's accounts on a network, the active one first. */
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
 * Returns the account a request names, or the active one if it names none.
 *
 * @throws 4100 for an account that is not the user's on this network
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
