import {
  configureStore,
  type DevToolsEnhancerOptions,
  type EnhancedStore,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { WalletModalState } from '../../store/rootReducer'
import type { HostStore } from '../../store/scopedStore'
import type { Controls } from './Controls'
import { createControls } from './createControls'
import { devToolsSanitizers } from '../runtime/devToolsSanitizers'
import { findRuntime } from '../runtime/findRuntime'
import { readOptions } from './readOptions'
import { createRuntimeMiddleware } from '../runtime/createRuntime'
import type { Next, Overrides, Runtime } from '../runtime/Runtime'
import { createScopedReducer, createSplitReducer } from '../runtime/scopedReducer'
import type { WalletModalOptions } from './walletModalOptions'

/** The modal's part of the host's state. */
export type WithWalletModal<K extends string = 'walletModal'> = Record<K, WalletModalState>

type Thunk = (dispatch: never, getState: never, extra: never) => unknown

/**
 * The enhancer widens the state of the host's store, which the type of Redux Toolkit's thunk middleware does not know: without
 * this, `dispatch` refuses each thunk that is typed with the widened state. A function whose parameters have no types of
 * their own infers no `T`, so Redux Toolkit's own overload takes it and types its `getState`; so it does with actions.
 */
interface ThunkExtension {
  dispatch: <T>(
    thunk: T extends Thunk ? T : never,
  ) => T extends (...given: never) => infer R ? R : never
}

/** What to add to your store: use exactly one of these. */
export interface WalletModalIntegration<K extends string = 'walletModal'> {
  readonly key: K
  /** One line for any store: `enhancers: getDefault => getDefault().prepend(walletModal.enhancer)`. */
  readonly enhancer: StoreEnhancer<ThunkExtension, WithWalletModal<K>>
  /** For explicit wiring: the reducer under `key`, together with `middleware`. */
  readonly reducer: Reducer<WalletModalState, UnknownAction>
  readonly middleware: Middleware
  /**
   * For hosts without Redux: a private store. `devTools: true` shows it in DevTools, redacted; DevTools options are
   * used as given.
   */
  createStore(options?: {
    readonly devTools?: boolean | DevToolsEnhancerOptions
  }): EnhancedStore<WithWalletModal<K>>
  /** Methods that return promises of a typed outcome. */
  controls(store: HostStore): Controls
}

/** Everything of `createWalletModal`, with a place for a test to put its own parts. */
export function createIntegration<K extends string = 'walletModal'>(
  options: WalletModalOptions<K>,
  overrides: Overrides = {},
): WalletModalIntegration<K> {
  const key = (options.key ?? 'walletModal') as K
  readOptions(options)
  const reducer = createScopedReducer(key)
  const createMiddleware = (onCreated?: (runtime: Runtime) => void) =>
    createRuntimeMiddleware(key, options, onCreated, overrides)

  const enhancer = (createStore => (hostReducer, preloadedState) => {
    let runtime: Runtime | undefined
    const split = createSplitReducer(
      key,
      createScopedReducer(key, action => runtime?.onReduced(action)),
    )
    const store = createStore(split(hostReducer as Reducer) as never, preloadedState as never)
    const handle = createMiddleware(created => (runtime = created))({
      getState: store.getState,
      dispatch: (action => dispatch(action)) as Next as never,
    })
    const dispatch: Next = handle(store.dispatch as Next)
    const enhanced = {
      ...store,
      dispatch,
      replaceReducer: (next: Reducer) => store.replaceReducer(split(next) as never),
    }
    runtime?.attach(enhanced)
    return enhanced as never
  }) as StoreEnhancer<ThunkExtension, WithWalletModal<K>>

  return {
    key,
    enhancer,
    // It takes a state without the slices that come later, and says so to hosts.
    reducer: reducer as WalletModalIntegration<K>['reducer'],
    middleware: createMiddleware(),
    createStore: ({ devTools = false } = {}) =>
      configureStore({
        reducer: () => null as never,
        enhancers: getDefault => getDefault().prepend(enhancer),
        devTools: devTools === true ? { name: key, ...devToolsSanitizers(key) } : devTools,
      }),
    controls(store) {
      const runtime = findRuntime(store, key)
      runtime.attach(store)
      return createControls(runtime)
    },
  }
}
