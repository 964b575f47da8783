import { createApi } from '@reduxjs/toolkit/query'
import { serviceBaseQuery } from './serviceBaseQuery'

/**
 * Everything that is asked of services and chains; features bring their endpoints. Without React: flows start requests,
 * views read `endpoint.select(args)`.
 */
export const modalApi = createApi({
  reducerPath: 'walletModalApi',
  baseQuery: serviceBaseQuery,
  keepUnusedDataFor: 60,
  tagTypes: ['Balance', 'Activity'],
  endpoints: () => ({}),
})

/** The slice of state the endpoints' selectors read. */
export type ModalApiState = Readonly<
  Record<typeof modalApi.reducerPath, ReturnType<typeof modalApi.reducer>>
>
