import type { Network } from '../../domain/network'
import { nameLookupSchema, type NameRecord } from '../../domain/schemas/profile'
import type { FeeEstimate, Receiver, SendIntent } from '../../domain/send'
import { isAddress } from '../../lib/address'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/caip'
import { chainIdToCoinType } from '../../lib/coinType'
import { askValid } from '../../services/askValid'
import { fromChain } from '../../services/fromChain'
import { gated } from '../../services/gated'
import { modalApi } from '../../services/modalApi'

export interface ResolveNameArgs {
  readonly name: string
  readonly chainId: CaipNetworkId
}

export interface FeeArgs {
  readonly intent: SendIntent
  readonly network: Network
}

const FEE_TTL_S = 10
const API_VERSION = 2

const resolvedName = gated<ResolveNameArgs, Receiver | null>(
  null,
  async ({ name, chainId }, _api, ask) => {
    const known = name.trim().toLowerCase()
    const answer = await askValid(
      ask,
      {
        service: 'blockchain',
        path: `/v1/profile/account/${encodeURIComponent(known)}`,
        params: { apiVersion: API_VERSION },
      },
      nameLookupSchema,
    )
    if (answer.error) {
      // An older server answers 404 where the newer one answers an empty list.
      return answer.error.status === 404 ? { data: null } : answer
    }
    const address = answer.data && receiverAddress(answer.data, chainId)
    return { data: address ? { address, name: known } : null }
  },
)

/** The address registered for this very chain, else the first that the chain can pay to. */
function receiverAddress({ addresses }: NameRecord, chainId: CaipNetworkId): string | undefined {
  const { namespace, reference } = parseCaipNetworkId(chainId)
  const own = namespace === 'eip155' ? addresses[coinTypeOf(Number(reference))] : undefined
  return [own, ...Object.values(addresses)]
    .map(entry => entry?.address)
    .find(address => isAddress(namespace, address))
}

function coinTypeOf(chainId: number): string {
  try {
    return String(chainIdToCoinType(chainId))
  } catch {
    return '' // a chain id too large for a coin type has no entry of its own
  }
}

/** What a payment needs to know before it is reviewed. */
export const sendApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Who a name stands for; null when nobody. */
    resolveName: build.query<Receiver | null, ResolveNameArgs>({
      queryFn: (args, api, _extra, ask) => resolvedName(args, api, ask),
    }),
    /** What the network asks for carrying this payment. */
    getFeeEstimate: build.query<FeeEstimate, FeeArgs>({
      queryFn: ({ intent, network }, api) =>
        fromChain(
          api,
          network,
          (adapter, signal) => adapter.estimateFee(intent, network, signal),
          'FEE_UNAVAILABLE',
        ),
      serializeQueryArgs: ({ queryArgs: { intent, network } }) => ({
        intent,
        chainId: network.caipNetworkId,
      }),
      keepUnusedDataFor: FEE_TTL_S,
    }),
  }),
})
