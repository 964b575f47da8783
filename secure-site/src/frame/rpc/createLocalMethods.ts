import * as v from 'valibot'
import type { Access } from '../createAccess'
import { rpcFailure } from '../failures'
import { readParams } from '../requests/params'
import { texts } from '../texts'
import { callsStatus } from './callsStatus'
import type { CallBatches } from './createCallBatches'
import type { JsonRpc } from './createJsonRpc'
import { familyOf, toCaipNetworkId, toHexChainId } from './createNetworks'
import type { Networks } from './createNetworks'

type LocalMethod = (params: unknown, caipNetworkId: string) => Promise<unknown>

const CapabilityParams = v.nullish(
  v.pipe(
    v.array(v.unknown()),
    v.transform(([, chainIds]) => chainIds),
    v.optional(v.array(v.string())),
  ),
)

/** Methods that are answered here, without the visitor. */
export function createLocalMethods(ports: {
  readonly access: Access
  readonly networks: Networks
  readonly batches: CallBatches
  readonly jsonRpc: JsonRpc
}): Readonly<Record<string, LocalMethod>> {
  const { access, networks, batches, jsonRpc } = ports
  return {
    eth_accounts: async () => [(await access.accounts()).addresses.eip155],
    eth_chainId: async (_params, caipNetworkId) => toHexChainId(caipNetworkId),
    wallet_getCapabilities: async params => {
      const asked = readParams(CapabilityParams, params, texts.calls.malformed)
      const wanted = asked?.map(toCaipNetworkId)
      const offered = (await networks.all()).filter(
        each => familyOf(each) === 'eip155' && (!wanted || wanted.includes(each)),
      )
      return Object.fromEntries(
        offered.map(each => [toHexChainId(each), { atomic: { status: 'unsupported' } }]),
      )
    },
    wallet_getCallsStatus: async params => {
      const [id] = readParams(v.looseTuple([v.string()]), params, texts.calls.malformed)
      const batch = await batches.read(id)
      if (!batch) throw rpcFailure(5730, texts.calls.unknown)
      return callsStatus(id, batch, jsonRpc)
    },
    wallet_getAssets: async () => {
      throw rpcFailure(4200, texts.methodNotSupported('wallet_getAssets'))
    },
  }
}
