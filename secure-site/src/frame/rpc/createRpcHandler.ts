import * as v from 'valibot'
import type { SmartAccounts } from '../accounts/createSmartAccounts'
import type { Access } from '../createAccess'
import { failure, rpcFailure, unsent } from '../failures'
import type { Keyring } from '../keys/createKeyring'
import type { OpenSealed } from '../recovery/createOpenSealed'
import { refusals } from '../refusals'
import type { ReviewQueue } from '../requests/createReviewQueue'
import { frozenCopy } from '../requests/params'
import { SIGNING_METHODS } from '../requests/signingMethods'
import type { CallBatches } from './createCallBatches'
import type { JsonRpc } from './createJsonRpc'
import { createLocalMethods } from './createLocalMethods'
import { familyOf, toCaipNetworkId } from './createNetworks'
import type { Family, Networks } from './createNetworks'
import { SAFE_METHODS } from './methods'

const Request = v.looseObject({
  method: v.pipe(v.string(), v.maxLength(100)),
  params: v.optional(v.unknown()),
  chainId: v.optional(v.union([v.string(), v.number()])),
  chainNamespace: v.optional(v.string()),
})

export interface RpcHandlerPorts {
  readonly access: Access
  readonly keyring: Keyring
  readonly networks: Networks
  readonly smart: SmartAccounts
  readonly jsonRpc: JsonRpc
  readonly queue: ReviewQueue
  readonly batches: CallBatches
  /** Asks the user for the recovery method, until `signal` aborts. */
  readonly openSealed: OpenSealed
}

export interface RpcHandler {
  /**
   * Answers an RPC_REQUEST; a signing request waits for the user. `id` is that of the host's
   * message.
   */
  handle(id: string, payload: unknown): Promise<unknown>
}

const familyOfMethod = (method: string): Family =>
  method.startsWith('solana_') ? 'solana' : 'eip155'

/** The network the request names, else the one last switched to. */
function networkOf(request: v.InferOutput<typeof Request>, networks: Networks): string {
  const { method, chainId, chainNamespace } = request
  const family = familyOfMethod(method)
  if (chainId === undefined) return networks.currentOf(family)
  const text = String(chainId)
  const named =
    chainNamespace === undefined || text.includes(':') ? text : `${chainNamespace}:${text}`
  const caipNetworkId = toCaipNetworkId(named)
  if (caipNetworkId === null || familyOf(caipNetworkId) !== family)
    throw rpcFailure(4901, refusals.unknownNetwork(text))
  return caipNetworkId
}

export function createRpcHandler(ports: RpcHandlerPorts): RpcHandler {
  const { access, keyring, networks, smart, jsonRpc, queue, batches, openSealed } = ports
  const local = createLocalMethods({ access, networks, smart, batches, jsonRpc })

  async function sign(id: string, method: string, params: unknown, caipNetworkId: string) {
    const prepare = SIGNING_METHODS[method]
    if (!prepare) throw rpcFailure(4200, refusals.methodNotAllowed(method))
    const frozen = frozenCopy(params)
    let hasBegun = false
    const asked = queue.ask({
      id,
      method,
      prepare: async signal => {
        const { addresses } = await access.accounts()
        await keyring.unlock(addresses, kept => openSealed(kept, addresses.eip155, signal))
        const prepared = await prepare(
          { params: frozen, caipNetworkId },
          {
            accounts: addresses,
            networks,
            smart,
            rpc: jsonRpc,
            batches,
            withKeys: use => keyring.withKeys(addresses, use),
          },
        )
        return {
          review: prepared.review,
          sign: () => {
            hasBegun = true
            return prepared.sign()
          },
        }
      },
    })
    return asked.catch((thrown: unknown) => {
      throw hasBegun ? thrown : unsent(thrown)
    })
  }

  return {
    handle: async (id, payload) => {
      const parsed = v.safeParse(Request, payload)
      if (!parsed.success) throw failure('BAD_REQUEST')
      const { method, params } = parsed.output
      const answer = Object.hasOwn(local, method) ? local[method] : undefined
      const caipNetworkId = networkOf(parsed.output, networks)
      if (answer) return answer(params, caipNetworkId)
      if (SAFE_METHODS.has(method)) return jsonRpc.ask(caipNetworkId, method, params)
      if (Object.hasOwn(SIGNING_METHODS, method)) return sign(id, method, params, caipNetworkId)
      throw rpcFailure(4200, refusals.methodNotAllowed(method))
    },
  }
}
