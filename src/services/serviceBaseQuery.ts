import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { HttpRequest } from '../ports/http'
import { depsOf } from './depsOf'
import type { ServiceError } from './serviceError'
import type { ServiceOptionsState, ServicesState } from './serviceOptions'

export interface ServiceRequest extends Omit<HttpRequest, 'baseUrl'> {
  readonly service: 'blockchain' | 'project'
}

type Params = NonNullable<HttpRequest['params']>

/** Asks one of the two hosted services, with the parameters they expect on every call. */
export const serviceBaseQuery: BaseQueryFn<ServiceRequest, unknown, ServiceError> = async (
  { service, ...request },
  api,
) => {
  const { options, walletConnect } = api.getState() as ServicesState
  const clientId = walletConnect?.session?.clientId ?? options.clientId
  const result = await depsOf(api).http.send(
    {
      endpoint: api.endpoint,
      ...request,
      baseUrl: service === 'blockchain' ? options.urls.blockchainApi : options.urls.projectService,
      params: SHARED[service]({ ...options, clientId }, request),
    },
    api.signal,
  )
  return result.ok ? { data: result.data } : { error: result.failure }
}

type SharedParams = (
  options: ServiceOptionsState,
  request: Pick<HttpRequest, 'method' | 'params'>,
) => Params

const SHARED: Readonly<Record<ServiceRequest['service'], SharedParams>> = {
  blockchain: ({ sdkType, sdkVersion, projectId, clientId }, { method, params }) => ({
    ...(method !== 'POST' && {
      st: sdkType || 'unknown',
      sv: sdkVersion || 'unknown',
      projectId,
    }),
    ...params,
    clientId,
  }),
  project: ({ sdkType, sdkVersion, projectId }, { params }) => ({
    projectId,
    st: sdkType || 'appkit',
    sv: sdkVersion || 'html-wagmi-4.2.2',
    ...params,
  }),
}
