import { createSelector } from '@reduxjs/toolkit'
import { supportedChainsSchema } from '../domain/schemas/supportedChains'
import type { CaipNetworkId } from '../lib/address/caip'
import { BACKOFF_WINDOW_MS } from '../lib/time/createBackoff'
import { sendAndValidate } from './sendAndValidate'
import { withFailureBackoff } from './withFailureBackoff'
import { modalApi } from './modalApi'

const NONE: readonly CaipNetworkId[] = []

/** A response of status 200 that fails validation, which the HTTP backoff does not cover. */
const UNUSABLE = 'SERVICE_ANSWER_INVALID'

const supportedChains = withFailureBackoff<undefined, readonly CaipNetworkId[]>(
  { blockMs: BACKOFF_WINDOW_MS, code: UNUSABLE, only: UNUSABLE },
  async (_args, _api, ask) => {
    const request = { service: 'blockchain', path: '/v1/supported-chains' } as const
    const answer = await sendAndValidate(ask, request, supportedChainsSchema)
    return answer.error ? answer : { data: answer.data.http }
  },
)

/** The networks that the Blockchain API supports, cached while the page lives. */
export const supportedChainsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getSupportedChains: build.query<readonly CaipNetworkId[], void>({
      queryFn: (_args, api, _extra, ask) => supportedChains(undefined, api, ask),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

/** Empty until loaded, and after a failure. */
export const selectSupportedChains = createSelector(
  [supportedChainsApi.endpoints.getSupportedChains.select()],
  ({ data }) => data ?? NONE,
)
