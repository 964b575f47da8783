import type { UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../domain/views'
import type { Feature, FeatureChunk, FeatureEvent } from '../../features/feature'
import type { Deps } from '../../ports/deps'
import type { StorageProblem } from '../../store/persistence/exactKeyEngine'
import type { RootState } from '../../store/rootReducer'
import type { HostStore, ScopedStore } from '../../store/scopedStore'
import type { LoggedAction } from './LoggedAction'
import type { AppStartListening } from '../../store/listening'
import type { WalletModalOptions } from '../host/walletModalOptions'

export type Next = (action: unknown) => unknown

/** Hears an action that was reduced, with the state before it. */
export type Observer = (action: UnknownAction, before: RootState) => void

/** The part with effects, one per store, fetched when somebody comes near the modal. */
export interface Engine {
  readonly deps: Deps
  /** Puts the rest of what was stored into state; once, after the runtime knows its engine. */
  begin(): void
  /** Keeps an action until the code of its feature is here, then lets it proceed. False where it need not wait. */
  postpone(action: UnknownAction, proceed: () => void): boolean
  /** Lets an action pass through the services and flows to the store. */
  handle(next: Next, action: UnknownAction): unknown
  /** Tells the flows about an action that passed before they were here. */
  listen(action: UnknownAction): void
  /** Takes a flow that came with other code, until the returned function is called. */
  addFlow(register: (startListening: AppStartListening) => () => void): () => void
  /** What pages hear of an action, by the features whose code is here. */
  eventsOf(action: UnknownAction, state: RootState, before: RootState): readonly FeatureEvent[]
  /** Resolves once the feature that a view belongs to is here; rejects where its code does not come. */
  bring(view: ViewName): Promise<unknown>
  /** Another tab wrote. */
  onStorage(event: StorageEvent): void
  /** The page goes, or came back. */
  onPage(event: 'hide' | 'show'): void
  /** Time travel: every flow that waits ends without a word. */
  halt(): void
  /** After time travel: forgets requests that look under way although nothing is. */
  resume(): void
  storageProblems(): readonly StorageProblem[]
  dispose(): void
}

/** What a modal is made of, one per store: the part that is there from the first moment. */
export interface Runtime {
  readonly key: string
  readonly options: WalletModalOptions<string>
  readonly store: ScopedStore<RootState, Deps>
  /** What a server renders, and a browser first: the looks of the options, and no account unless `showFirst` was told. */
  serverState(): RootState
  /** Takes another state for that, and the one to go on with. */
  showFirst(first: RootState, now: RootState): void
  /** Other features than those of `app/features.ts`, in a test. */
  readonly features: readonly Feature[] | undefined
  /**
   * Knows the store itself from here: watches for time travel, other tabs and the end of the page. In development it returns
   * what a component calls to say that it uses the store, and what that returns to say that it does no more.
   */
  attach(hostStore: HostStore): (() => () => void) | undefined
  /** Hears of every action that our reducer takes, whichever way it came. */
  onReduced(action: UnknownAction): void
  /** Fetches the code that has effects: flows, services, adapters. Once. */
  load(): Promise<Engine>
  engine(): Engine | undefined
  /** Lets somebody hear every action of this modal, until the returned function is called. */
  observe(listener: Observer): () => void
  /** Who hears them. */
  readonly observers: ReadonlySet<Observer>
  log(): readonly LoggedAction[]
  dispose(): void
}

/** What a test puts in the place of the real thing; no part of the public options. */
export interface Overrides {
  readonly deps?: Partial<Deps>
  /** Other features than those of `app/features.ts`. */
  readonly features?: readonly Feature[]
  /** Chunks that are here from the beginning, by the name of their feature. */
  readonly chunks?: Readonly<Record<string, FeatureChunk>>
  /** The store was made with a state of ours: storage does not change it. */
  readonly isStateGiven?: boolean
  /** What that state says is under way stays, although nothing of it goes on. */
  readonly keepsUnderWay?: boolean
  /** The code with effects, already here instead of fetched. */
  readonly createEngine?: CreateEngine
}

/** Builds the engine of a runtime. */
export type CreateEngine = (
  runtime: Pick<Runtime, 'key' | 'options' | 'store' | 'observe'> &
    Partial<Pick<Runtime, 'observers'>>,
  overrides?: Overrides,
) => Engine
