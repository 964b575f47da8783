import { createApi } from '@reduxjs/toolkit/query'
import { serviceBaseQuery } from './serviceBaseQuery'

/**
 * All requests to services and chains; features inject endpoints. Without React hooks: flows start
 * requests, and views read `endpoint.select(args)`.
 */
export const modalApi = createApi({
  reducerPath: 'walletModalApi',
  baseQuery: serviceBaseQuery,
  keepUnusedDataFor: 60,
  tagTypes: ['Balance', 'Activity'],
  endpoints: () => ({}),
})

/** The slice of state that the endpoints' selectors read. */
export type ModalApiState = Readonly<
  Record<typeof modalApi.reducerPath, ReturnType<typeof modalApi.reducer>>
>
