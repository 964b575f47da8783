import * as v from 'valibot'
import { isCaipNetworkId } from '../../lib/address/caip'

const caipNetworkIds = v.pipe(
  v.array(v.unknown()),
  v.transform(ids => ids.filter(isCaipNetworkId)),
)

/** `GET /v1/supported-chains`. Networks of families we do not know are left out; an answer without a list says nothing. */
export const supportedChainsSchema = v.object({
  http: caipNetworkIds,
  ws: v.nullish(caipNetworkIds, []),
})

export type SupportedChains = v.InferOutput<typeof supportedChainsSchema>
