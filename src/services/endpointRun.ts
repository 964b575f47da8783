import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ServiceRequest } from './serviceBaseQuery'
import type { ServiceError } from './serviceError'

/** Result of an endpoint: data or an error. */
export type Answer<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: ServiceError; readonly data?: undefined }

/** Sends a request through the base query. */
export type SendRequest = (
  request: ServiceRequest,
) => Answer<unknown> | PromiseLike<Answer<unknown>>

/** One step of an endpoint's `queryFn`; steps wrap one another. */
export type EndpointRun<Args, T> = (
  args: Args,
  api: BaseQueryApi,
  ask: SendRequest,
) => Promise<Answer<T>>
