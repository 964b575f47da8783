import {
  nameLookupSchema,
  registerNameSchema,
  suggestionsSchema,
  type NameRecord,
  type NameSuggestion,
} from '../../domain/schemas/profile'
import type { CaipNetworkId } from '../../lib/address/caip'
import { sendAndValidate } from '../../services/sendAndValidate'
import { ifChainSupported } from '../../services/ifChainSupported'
import { modalApi } from '../../services/modalApi'

const API_VERSION = 2
/**
 * The view shows the answers as long as the visitor chooses; then `lookUpNameFlow` deletes them.
 * Each lookup asks anew, because free names are taken quickly.
 */
const KEPT = Infinity
const SUGGESTIONS_MAX = 5

export interface SuggestionsArgs {
  /** Without the zone. */
  readonly label: string
  /** Without the leading dot. */
  readonly zone: string
  readonly caipNetworkId: CaipNetworkId
}

export interface NameArgs {
  /** The full name. */
  readonly name: string
  readonly caipNetworkId: CaipNetworkId
}

export interface RegisterArgs {
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly caipNetworkId: CaipNetworkId
}

/** Null on a network that the registry does not support. */
const suggestions = ifChainSupported<SuggestionsArgs, readonly NameSuggestion[] | null>(
  null,
  async ({ label, zone }, _api, ask) => {
    const answer = await sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: `/v1/profile/suggestions/${encodeURIComponent(label)}`,
        params: { zone },
      },
      suggestionsSchema,
    )
    return answer.error ? answer : { data: answer.data.suggestions.slice(0, SUGGESTIONS_MAX) }
  },
)

const record = ifChainSupported<NameArgs, NameRecord | null>(null, async ({ name }, _api, ask) => {
  const answer = await sendAndValidate(
    ask,
    {
      service: 'blockchain',
      path: `/v1/profile/account/${encodeURIComponent(name)}`,
      params: { apiVersion: API_VERSION },
    },
    nameLookupSchema,
  )
  // An older server returns 404 where the newer one returns an empty list.
  return answer.error?.status === 404 ? { data: null } : answer
})

const register = ifChainSupported<RegisterArgs, { readonly success: boolean }>(
  { success: false },
  ({ coinType, address, message, signature }, _api, ask) =>
    sendAndValidate(
      ask,
      {
        service: 'blockchain',
        method: 'POST',
        path: '/v1/profile/account',
        body: { coin_type: coinType, address, message, signature },
      },
      registerNameSchema,
    ),
)

/** Endpoints for looking up and registering names. */
export const namesApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Names similar to the typed one, which comes first; `null` on an unsupported network. */
    getNameSuggestions: build.query<readonly NameSuggestion[] | null, SuggestionsArgs>({
      queryFn: (args, api, _extra, ask) => suggestions(args, api, ask),
      keepUnusedDataFor: KEPT,
    }),
    /** The record of a name; `null` if it is not registered. */
    getNameRecord: build.query<NameRecord | null, NameArgs>({
      queryFn: (args, api, _extra, ask) => record(args, api, ask),
      keepUnusedDataFor: KEPT,
    }),
    registerName: build.mutation<{ readonly success: boolean }, RegisterArgs>({
      queryFn: (args, api, _extra, ask) => register(args, api, ask),
    }),
  }),
})
