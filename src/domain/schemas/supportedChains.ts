import * as v from 'valibot'
import { isCaipNetworkId } from '../../lib/caip'

const networkIds = v.pipe(
  v.array(v.unknown()),
  v.transform(ids => ids.filter(isCaipNetworkId)),
)

/** `GET /v1/supported-chains`. Networks of families we do not know are left out; an answer without a list says nothing. */
export const supportedChainsSchema = v.object({
  http: networkIds,
  ws: v.nullish(networkIds, []),
})

export type SupportedChains = v.InferOutput<typeof supportedChainsSchema>
