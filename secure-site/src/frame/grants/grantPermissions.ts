import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import { grantCall } from '../../shared/accounts/grants'
import { prepareDescribedCalls } from '../accounts/prepareAccountCalls'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import type { Prepare } from '../requests/signing'
import { familyOf, toCaipNetworkId } from '../rpc/createNetworks'
import { describeGrant } from './describeGrant'
import { GrantParams } from './grantShapes'
import { readGrantState } from './grantState'
import { grantingAccount } from './grantingAccount'
import { readGrant } from './readGrant'
import { sendAndWait } from './sendAndWait'

const nowInSeconds = () => Math.floor(Date.now() / 1_000)

/**
 * `wallet_grantPermissions` (ERC-7715). Resolves once the grant is on the chain, with its id as the
 * context.
 */
export const prepareGrantPermissions: Prepare = async ({ params }, ports) => {
  const [request] = readParams(GrantParams, params, refusals.grants.malformed)
  const caipNetworkId = toCaipNetworkId(request.chainId)
  const isOffered =
    caipNetworkId !== null &&
    familyOf(caipNetworkId) === 'eip155' &&
    (await ports.networks.urls(caipNetworkId)).length > 0
  if (!isOffered) throw rpcFailure(5710, refusals.unknownNetwork(request.chainId))
  const account = await grantingAccount(request.address, caipNetworkId, ports)
  const now = nowInSeconds()
  const grant = Object.freeze(readGrant(request, now, [account.address, KEYS_ADDRESS]))
  if ((await readGrantState(ports.rpc, caipNetworkId, account.address, grant.id)) !== null)
    throw rpcFailure(-32602, refusals.badParams(refusals.grants.usedKey))
  const prepared = await prepareDescribedCalls(
    account,
    [Object.freeze(grantCall(grant))],
    describeGrant(grant, now, caipNetworkId, ports),
    caipNetworkId,
    ports,
  )
  const [given] = params as readonly [Readonly<Record<string, unknown>>]
  return {
    review: prepared.review,
    sign: async () => {
      await sendAndWait(prepared)
      return { ...given, address: account.address, context: grant.id }
    },
  }
}
