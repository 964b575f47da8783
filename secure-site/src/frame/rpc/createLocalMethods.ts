import * as v from 'valibot'
import { accountsOn } from '../accounts/actingAccount'
import { capabilitiesOf } from '../accounts/capabilitiesOf'
import type { SmartAccounts } from '../accounts/createSmartAccounts'
import { readAssets } from '../accounts/readAssets'
import type { Access } from '../createAccess'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import { callsStatus } from './callsStatus'
import type { CallBatches } from './createCallBatches'
import type { JsonRpc } from './createJsonRpc'
import { familyOf, toCaipNetworkId, toHexChainId } from './createNetworks'
import type { Networks } from './createNetworks'

type LocalMethod = (params: unknown, caipNetworkId: string) => Promise<unknown>

const CapabilityParams = v.nullish(
  v.pipe(
    v.array(v.unknown()),
    v.transform(([account, chainIds]): [unknown, unknown] => [account, chainIds]),
    v.tuple([v.optional(v.string()), v.optional(v.array(v.string()))]),
  ),
  [undefined, undefined],
)

/** Methods answered locally, without asking the user. */
export function createLocalMethods(ports: {
  readonly access: Access
  readonly networks: Networks
  readonly smart: SmartAccounts
  readonly batches: CallBatches
  readonly jsonRpc: JsonRpc
}): Readonly<Record<string, LocalMethod>> {
  const { access, networks, smart, batches, jsonRpc } = ports
  return {
    eth_accounts: async (_params, caipNetworkId) => {
      const { addresses } = await access.accounts()
      return (await accountsOn(caipNetworkId, addresses.eip155, smart)).map(
        ({ address }) => address,
      )
    },
    eth_chainId: async (_params, caipNetworkId) => toHexChainId(caipNetworkId),
    wallet_getCapabilities: async params => {
      const [account, asked] = readParams(CapabilityParams, params, refusals.calls.malformed)
      const wanted = asked?.map(toCaipNetworkId)
      const offered = (await networks.all()).filter(
        each => familyOf(each) === 'eip155' && (!wanted || wanted.includes(each)),
      )
      const owner = (await access.accounts()).addresses.eip155
      const entries = offered.map(
        async each =>
          [toHexChainId(each), await capabilitiesOf(account, owner, each, smart)] as const,
      )
      return Object.fromEntries(await Promise.all(entries))
    },
    wallet_getCallsStatus: async params => {
      const [id] = readParams(v.looseTuple([v.string()]), params, refusals.calls.malformed)
      const batch = await batches.read(id)
      if (!batch) throw rpcFailure(5730, refusals.calls.unknown)
      return callsStatus(id, batch, { rpc: jsonRpc, smart })
    },
    wallet_getAssets: async params => {
      const owner = (await access.accounts()).addresses.eip155
      return readAssets(params, owner, { networks, smart, rpc: jsonRpc })
    },
  }
}
