import { createSelector } from '@reduxjs/toolkit'
import { supportedChainsSchema } from '../domain/schemas/supportedChains'
import type { CaipNetworkId } from '../lib/caip'
import { askValid } from './askValid'
import { modalApi } from './modalApi'

const NONE: readonly CaipNetworkId[] = []

/** Which networks the Blockchain API answers for, kept as long as the page. */
export const supportedChainsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getSupportedChains: build.query<readonly CaipNetworkId[], void>({
      queryFn: async (_args, _api, _extra, ask) => {
        const request = { service: 'blockchain', path: '/v1/supported-chains' } as const
        const answer = await askValid(ask, request, supportedChainsSchema)
        return answer.error ? answer : { data: answer.data.http }
      },
      keepUnusedDataFor: Infinity,
    }),
  }),
})

/** Empty until known, and when the service does not say. */
export const selectSupportedChains = createSelector(
  [supportedChainsApi.endpoints.getSupportedChains.select()],
  ({ data }) => data ?? NONE,
)
