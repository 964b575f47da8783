import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { DEFAULT_SERVICE_URLS } from '../../src/domain/options'
import { createTtlCache } from '../../src/clients/createTtlCache'
import type { ChainAdapter } from '../../src/ports/chainAdapter'
import type { Deps } from '../../src/ports/deps'
import type { HttpRequest, HttpResult } from '../../src/ports/http'
import { modalApi } from '../../src/services/modalApi'
import type { ServiceOptionsState, ServicesState } from '../../src/services/serviceOptions'

const OPTIONS: ServiceOptionsState = {
  projectId: 'project',
  sdkType: 'appkit',
  sdkVersion: 'react-viem-0.1.0',
  clientId: null,
  urls: DEFAULT_SERVICE_URLS,
}

type Respond = (request: HttpRequest, signal: AbortSignal) => HttpResult | Promise<HttpResult>

export const answer = (data: unknown): HttpResult => ({ ok: true, data })

export const refusal = (status: number): HttpResult => ({
  ok: false,
  failure: { status, message: `HTTP status code: ${status}` },
})

export interface WorldOptions {
  readonly options?: Partial<ServiceOptionsState>
  readonly walletConnect?: NonNullable<ServicesState['walletConnect']>
  readonly imageHosts?: readonly string[]
  readonly adapter?: AdapterAnswers
  /** Answers by path prefix; an unknown path rejects. */
  readonly routes?: Readonly<Record<string, HttpResult | Respond>>
}

export const SUPPORTED = ['eip155:1', 'eip155:10']

/**
 * A store with only the services, a scripted server, a clock and storage. Redux's own checks are
 * on.
 */
export function createServiceWorld({
  options,
  walletConnect = { session: null },
  imageHosts,
  adapter,
  routes = {},
}: WorldOptions = {}) {
  const requests: HttpRequest[] = []
  const stored = new Map<string, string>()
  const clock = { now: 1_700_000_000_000 }
  const script: Record<string, HttpResult | Respond> = {
    '/v1/supported-chains': answer({ http: SUPPORTED, ws: [] }),
    ...routes,
  }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const deps = {
    http: {
      async send(request: HttpRequest, signal: AbortSignal) {
        requests.push(request)
        const path = Object.keys(script).find(start => request.path.startsWith(start))
        const respond = path === undefined ? undefined : script[path]
        if (respond === undefined) throw new Error(`${request.path} was not expected in this test`)
        return typeof respond === 'function' ? respond(request, signal) : respond
      },
    },
    chains: {
      namespaces: ['eip155'],
      load: async () => {
        if (!adapter) throw new Error('No chain was expected in this test')
        return { chain: adapter } as ChainAdapter
      },
      peek: () => undefined,
    },
    imageHosts,
    cache: async () => createTtlCache(storage, () => clock.now),
    now: () => clock.now,
  } as unknown as Deps
  const optionsReducer = () => optionsState
  const optionsState: ServiceOptionsState = { ...OPTIONS, ...options }
  const store = configureStore({
    reducer: combineReducers({
      options: optionsReducer,
      walletConnect: () => walletConnect,
      [modalApi.reducerPath]: modalApi.reducer,
    }),
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: deps },
        serializableCheck: true,
        immutableCheck: true,
      }).concat(modalApi.middleware),
  })
  const sentTo = (start: string) => requests.filter(({ path }) => path.startsWith(start))
  return { store, requests, sentTo, script, stored, clock, deps }
}
