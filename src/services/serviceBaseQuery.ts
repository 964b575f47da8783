import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { HttpRequest } from '../ports/http'
import { getDeps } from './getDeps'
import type { ServiceError } from './serviceError'
import type { ServiceOptionsState, ServicesState } from './serviceOptions'

export interface ServiceRequest extends Omit<HttpRequest, 'baseUrl'> {
  readonly service: 'blockchain' | 'project' | 'analytics'
}

type Params = NonNullable<HttpRequest['params']>

/** Default URL of analytics (protocol §0). */
export const ANALYTICS_URL = 'https://pulse.walletconnect.org'

/** Returns the query parameters of each event (protocol §4.1). */
export const getAnalyticsParams = ({ projectId, sdkType, sdkVersion }: ServiceOptionsState) => ({
  projectId,
  st: sdkType,
  sv: sdkVersion || 'html-wagmi-4.2.2',
})

/** Sends a request to a hosted service with the parameters that each call needs. */
export const serviceBaseQuery: BaseQueryFn<ServiceRequest, unknown, ServiceError> = async (
  { service, ...request },
  api,
) => {
  const { options, walletConnect } = api.getState() as ServicesState
  const clientId = walletConnect?.session?.clientId ?? options.clientId
  const result = await getDeps(api).http.send(
    {
      endpoint: api.endpoint,
      ...request,
      baseUrl: BASE_URLS[service](options.urls),
      params: SHARED_PARAMS[service]({ ...options, clientId }, request),
    },
    api.signal,
  )
  return result.ok ? { data: result.data } : { error: result.failure }
}

const BASE_URLS: Readonly<
  Record<ServiceRequest['service'], (urls: ServiceOptionsState['urls']) => string>
> = {
  blockchain: urls => urls.blockchainApi,
  project: urls => urls.projectService,
  analytics: urls => urls.analytics ?? ANALYTICS_URL,
}

type SharedParams = (
  options: ServiceOptionsState,
  request: Pick<HttpRequest, 'method' | 'params'>,
) => Params

const SHARED_PARAMS: Readonly<Record<ServiceRequest['service'], SharedParams>> = {
  blockchain: ({ sdkType, sdkVersion, projectId, clientId }, { method, params }) => ({
    ...(method !== 'POST' && {
      st: sdkType || 'unknown',
      sv: sdkVersion || 'unknown',
      projectId,
    }),
    ...params,
    clientId,
  }),
  analytics: options => getAnalyticsParams(options),
  project: ({ sdkType, sdkVersion, projectId }, { params }) => ({
    projectId,
    st: sdkType || 'appkit',
    sv: sdkVersion || 'html-wagmi-4.2.2',
    ...params,
  }),
}
