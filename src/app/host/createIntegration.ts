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
 * Redux Toolkit's thunk middleware does not know the widened state: without this, `dispatch`
 * rejects thunks typed with it. A function with untyped parameters infers no `T`, so Redux
 * Toolkit's own overload applies and types its `getState`; likewise for actions.
 */
interface ThunkExtension {
  dispatch: <T>(
    thunk: T extends Thunk ? T : never,
  ) => T extends (...given: never) => infer R ? R : never
}

/** The ways to add the modal to your store: use exactly one of them. */
export interface WalletModalIntegration<K extends string = 'walletModal'> {
  readonly key: K
  /**
   * One line for any store: `enhancers: getDefault => getDefault().prepend(walletModal.enhancer)`.
   */
  readonly enhancer: StoreEnhancer<ThunkExtension, WithWalletModal<K>>
  /** For explicit wiring: the reducer under `key`, together with `middleware`. */
  readonly reducer: Reducer<WalletModalState, UnknownAction>
  readonly middleware: Middleware
  /**
   * Creates a private store, for hosts without Redux. `devTools: true` shows it in DevTools,
   * redacted; DevTools options are used as given.
   */
  createStore(options?: {
    readonly devTools?: boolean | DevToolsEnhancerOptions
  }): EnhancedStore<WithWalletModal<K>>
  /** Returns methods that resolve with a typed outcome. */
  controls(store: HostStore): Controls
}

/** The implementation of `createWalletModal`, with overrides for tests. */
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
    // The reducer accepts a state without the lazy slices; hosts see the full type.
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
