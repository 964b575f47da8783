import type { UnknownAction } from '@reduxjs/toolkit'
import type { Deps } from '../ports/deps'
import type { StorageProblem } from '../store/persistence/exactKeyEngine'
import type { Persistence } from '../store/persistence/persistence'
import type { RootState } from '../store/rootReducer'
import type { HostStore, ScopedStore } from '../store/scopedStore'
import type { LoggedAction } from './actionLog'
import type { WalletModalOptions } from './walletModalOptions'

export type Next = (action: unknown) => unknown

/** What a modal is made of, one per store: the part with effects, fetched when somebody comes near it. */
export interface Engine {
  readonly deps: Deps
  /** Lets an action pass through the services and flows to the store. */
  handle(next: Next, action: UnknownAction): unknown
  /** Tells the flows about an action that passed before they were here. */
  listen(action: UnknownAction): void
  /** Time travel: every flow that waits ends without a word. */
  halt(): void
  /** After time travel: forgets requests that look under way although nothing is. */
  dropOrphans(): void
  dispose(): void
}

/** What a modal is made of, one per store: the part that is there from the first moment. */
export interface Runtime {
  readonly key: string
  readonly options: WalletModalOptions<string>
  readonly store: ScopedStore<RootState, Deps>
  /** Storage has been read: what is shown now is what the visitor left behind. */
  isReady(): boolean
  onReady(listener: () => void): () => void
  /** Knows the store itself from here: watches for time travel, other tabs and the end of the page. */
  attach(hostStore: HostStore): void
  /** Fetches the code that has effects: flows, services, adapters. Once. */
  load(): Promise<Engine>
  engine(): Engine | undefined
  /** Hears every action of this modal after it has been reduced. */
  observe(listener: (action: UnknownAction) => void): () => void
  log(): readonly LoggedAction[]
  storageProblems(): readonly StorageProblem[]
  dispose(): void
}

/** Builds the engine of a runtime; `given` takes the place of real services in tests. */
export type CreateEngine = (
  runtime: Pick<Runtime, 'options' | 'store'>,
  persistence: Persistence,
  given?: Partial<Deps>,
) => Engine
