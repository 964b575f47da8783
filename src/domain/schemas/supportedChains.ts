import * as v from 'valibot'
import { isCaipNetworkId } from '../../lib/address/caip'

const caipNetworkIds = v.pipe(
  v.array(v.unknown()),
  v.transform(ids => ids.filter(isCaipNetworkId)),
)

/** `GET /v1/supported-chains`. Networks of unsupported chain families are dropped. */
export const supportedChainsSchema = v.object({
  http: caipNetworkIds,
  ws: v.nullish(caipNetworkIds, []),
})

export type SupportedChains = v.InferOutput<typeof supportedChainsSchema>
