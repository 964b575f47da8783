import type { UnknownAction } from '@reduxjs/toolkit'
import type { Deps } from '../ports/deps'
import type { StorageProblem } from '../store/persistence/exactKeyEngine'
import type { RootState } from '../store/rootReducer'
import type { HostStore, ScopedStore } from '../store/scopedStore'
import type { LoggedAction } from './LoggedAction'
import type { AppStartListening } from '../store/listening'
import type { RegisterFlows } from './registerFlows'
import type { WalletModalOptions } from './walletModalOptions'

export type Next = (action: unknown) => unknown

/** The part with effects, one per store, fetched when somebody comes near the modal. */
export interface Engine {
  readonly deps: Deps
  /** Puts the rest of what was stored into state; once, after the runtime knows its engine. */
  begin(): void
  /** Lets an action pass through the services and flows to the store. */
  handle(next: Next, action: UnknownAction): unknown
  /** Tells the flows about an action that passed before they were here. */
  listen(action: UnknownAction): void
  /** Takes a flow that came with other code, until the returned function is called. */
  addFlow(register: (startListening: AppStartListening) => () => void): () => void
  /** Keeps storage equal to what this action made of the state. */
  record(action: UnknownAction, before: RootState, after: RootState): void
  /** Another tab wrote. */
  onStorage(event: StorageEvent): void
  /** The page goes, or came back. */
  onPage(event: 'hide' | 'show'): void
  /** Time travel: every flow that waits ends without a word. */
  halt(): void
  /** After time travel: forgets requests that look under way although nothing is. */
  dropOrphans(): void
  storageProblems(): readonly StorageProblem[]
  dispose(): void
}

/** What an account needs: balances, history, payments, networks. Fetched once a wallet is asked or a network chosen. */
export interface AccountEngine {
  handle(next: Next, action: UnknownAction): unknown
  listen(action: UnknownAction): void
  halt(): void
  dropOrphans(): void
  dispose(): void
}

/** What a modal is made of, one per store: the part that is there from the first moment. */
export interface Runtime {
  readonly key: string
  readonly options: WalletModalOptions<string>
  readonly store: ScopedStore<RootState, Deps>
  /** Knows the store itself from here: watches for time travel, other tabs and the end of the page. */
  attach(hostStore: HostStore): void
  /** Hears of every action that our reducer takes, whichever way it came. */
  onReduced(action: UnknownAction): void
  /** Fetches the code that has effects: flows, services, adapters. Once. */
  load(): Promise<Engine>
  engine(): Engine | undefined
  /** Hears every action of this modal after it has been reduced. */
  observe(listener: (action: UnknownAction) => void): () => void
  log(): readonly LoggedAction[]
  dispose(): void
}

/** What an engine may know of its runtime. */
export type EngineHost = Pick<Runtime, 'options' | 'store'>

/** `given`: flows that would come late, here from the beginning. */
export type CreateAccountEngine = (
  host: EngineHost,
  deps: Deps,
  given?: readonly RegisterFlows[],
) => AccountEngine

/** What a test puts in the place of the real thing; no part of the public options. */
export interface EngineParts {
  readonly deps?: Partial<Deps>
  /** The code of an account, already here instead of fetched. */
  readonly createAccountEngine?: CreateAccountEngine
  /** The store was made with a state of ours: storage does not change it. */
  readonly isStateGiven?: boolean
}

/** Builds the engine of a runtime. */
export type CreateEngine = (host: EngineHost & Pick<Runtime, 'key'>, parts?: EngineParts) => Engine
