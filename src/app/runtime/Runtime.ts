import type { UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../domain/views'
import type { Feature, FeatureChunk, FeatureEvent } from '../../core/feature'
import type { Deps } from '../../ports/deps'
import type { StorageProblem } from '../../store/persistence/exactKeyEngine'
import type { RootState } from '../../store/rootReducer'
import type { HostStore, ScopedStore } from '../../store/scopedStore'
import type { LoggedAction } from './LoggedAction'
import type { AppStartListening } from '../../store/listening'
import type { WalletModalOptions } from '../host/walletModalOptions'

export type Next = (action: unknown) => unknown

/** Called after an action is reduced, with the state before it. */
export type Observer = (action: UnknownAction, before: RootState) => void

/** The part with side effects, one per store, fetched when a user approaches the modal. */
export interface Engine {
  readonly deps: Deps
  /** Hydrates the remaining stored values; called once, after the runtime has its engine. */
  begin(): void
  /** Holds an action until its feature has loaded, then proceeds. False if it need not wait. */
  postpone(action: UnknownAction, proceed: () => void): boolean
  /** Passes an action through the services and flows to the store. */
  handle(next: Next, action: UnknownAction): unknown
  /** Passes an action to the flows that was reduced before they were registered. */
  listen(action: UnknownAction): void
  /** Registers a flow of a lazy chunk, until the returned function is called. */
  addFlow(register: (startListening: AppStartListening) => () => void): () => void
  /** Returns the page events of an action, from the loaded features. */
  eventsOf(action: UnknownAction, state: RootState, before: RootState): readonly FeatureEvent[]
  /** Resolves once a view's feature has loaded; rejects if its code fails to load. */
  bring(view: ViewName): Promise<unknown>
  /** Handles a storage write of another tab. */
  onStorage(event: StorageEvent): void
  /** Handles the page being hidden or restored. */
  onPage(event: 'hide' | 'show'): void
  /** On time travel: ends every waiting flow silently. */
  halt(): void
  /** After time travel: clears requests that are pending in state only. */
  resume(): void
  storageProblems(): readonly StorageProblem[]
  dispose(): void
}

/** The part of a modal that exists from the start, one per store. */
export interface Runtime {
  readonly key: string
  readonly options: WalletModalOptions<string>
  readonly store: ScopedStore<RootState, Deps>
  /**
   * Returns the state that a server renders, and a browser first: the options' theme, and no
   * account unless `showFirst` was called.
   */
  serverState(): RootState
  /** Replaces the server state with `first`, and continues with `now`. */
  showFirst(first: RootState, now: RootState): void
  /** Replaces the features of `app/features.ts` in tests. */
  readonly features: readonly Feature[] | undefined
  /**
   * Attaches the store, and watches for time travel, other tabs and the end of the page. In
   * development, returns a function that registers a component as a user and returns its
   * unregister.
   */
  attach(hostStore: HostStore): (() => () => void) | undefined
  /** Called for every action that the modal's reducer handles, dispatched through it or not. */
  onReduced(action: UnknownAction): void
  /** Fetches the code with side effects (flows, services, adapters), once. */
  load(): Promise<Engine>
  engine(): Engine | undefined
  /** Calls the listener for every action of this modal, until the returned function is called. */
  observe(listener: Observer): () => void
  /** The current listeners of `observe`. */
  readonly observers: ReadonlySet<Observer>
  log(): readonly LoggedAction[]
  dispose(): void
}

/** Replacements for tests; not part of the public options. */
export interface Overrides {
  readonly deps?: Partial<Deps>
  /** Replaces the features of `app/features.ts`. */
  readonly features?: readonly Feature[]
  /** Chunks that count as loaded, by feature name. */
  readonly chunks?: Readonly<Record<string, FeatureChunk>>
  /** The store has a preloaded state: storage does not change it. */
  readonly isStateGiven?: boolean
  /** Keeps pending operations of that state, although none of them is running. */
  readonly keepsUnderWay?: boolean
  /** Creates the engine without fetching its code. */
  readonly createEngine?: CreateEngine
}

/** Creates the engine of a runtime. */
export type CreateEngine = (
  runtime: Pick<Runtime, 'key' | 'options' | 'store' | 'observe'> &
    Partial<Pick<Runtime, 'observers'>>,
  overrides?: Overrides,
) => Engine
