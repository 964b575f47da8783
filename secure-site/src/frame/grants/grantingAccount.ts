import { actingAccount } from '../accounts/actingAccount'
import type { ActingAccount } from '../accounts/actingAccount'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import type { SigningPorts } from '../requests/signing'

/**
 * Returns the user's smart account that grants or revokes.
 *
 * @throws 4100 for an account that is not the user's, 4200 if it can't make grants
 */
export async function grantingAccount(
  named: string | undefined,
  caipNetworkId: string,
  ports: Pick<SigningPorts, 'accounts' | 'smart'>,
): Promise<ActingAccount> {
  const account = await actingAccount(named, caipNetworkId, ports)
  if (account.type !== 'smartAccount')
    throw rpcFailure(4200, refusals.badParams(refusals.grants.onlySmart))
  if (!(await ports.smart.canGrant(caipNetworkId)))
    throw rpcFailure(4200, refusals.badParams(refusals.grants.notHere))
  return account
}
