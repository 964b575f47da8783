import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { OptionsState } from '../domain/options'
import type { ViewFacts } from '../domain/viewFacts'
import type { ViewName, ViewParams } from '../domain/views'
import type { Deps } from '../ports/deps'
import type { FeatureSlice } from '../store/injectSlices'
import type { AppStartListening } from '../store/listening'
import type { RootState } from '../store/rootReducer'
import type { Strings } from '../strings/strings'

/** When code is fetched ahead: once a page is idle, while the list of wallets is shown, or once a wallet is connected. */
export type Prefetch = 'idle' | 'list' | 'connected'

/** A view is a component of its params. */
export type ViewProps<N extends ViewName> = ViewParams[N] extends undefined
  ? Readonly<Record<never, never>>
  : NonNullable<ViewParams[N]>

export type Texts = Partial<Strings>

/** What is known of a view, and where its component is. */
export interface ViewRow<N extends ViewName> extends ViewFacts {
  /** The module that exports its component, `<Name>View`. */
  readonly load: () => Promise<Readonly<Record<`${N}View`, ComponentType<ViewProps<N>>>>>
  readonly prefetch?: Prefetch
  /** What will show it is on its way: its code may be fetched. */
  readonly isExpectedBy?: (action: UnknownAction) => boolean
}

export type ViewRows = { readonly [N in ViewName]?: ViewRow<N> }

/** Registers the side effects of one flow. */
export type RegisterFlow = (startListening: AppStartListening) => unknown

/** What pages hear of an action of a feature (`useModalEvents`). */
export interface FeatureEvent {
  readonly name: string
}
export type ToEvent = (
  action: UnknownAction,
  state: RootState,
  before: RootState,
) => FeatureEvent | readonly FeatureEvent[] | undefined

/** What a feature consists of once its code is here. */
export interface FeatureChunk {
  readonly slices?: readonly FeatureSlice[]
  /** Of RTK Query. */
  readonly middleware?: Middleware
  readonly flows?: readonly RegisterFlow[]
  readonly events?: ToEvent
}

/**
 * What is known of a feature before its code is here. `app/features.ts` lists them all. Its code may come in two parts: `chunk`
 * with the engine, and what `load` fetches once something needs it.
 */
export interface Feature {
  readonly name: string
  /** What comes with the engine. */
  readonly chunk?: FeatureChunk
  /** What comes later. */
  readonly load?: () => Promise<{ readonly chunk: FeatureChunk }>
  /** Actions `walletModal/<one of these>/…` need what comes later; without it, those of its name. */
  readonly owns?: readonly string[]
  /** Features that have to be there before it. */
  readonly after?: readonly string[]
  /** What needs its code besides its own actions and views. */
  readonly wakesOn?: (action: UnknownAction, state: RootState, deps: Deps) => boolean
  /** Whether a view of another feature wakes it, by what that has on screen. Such a view is drawn without it meanwhile. */
  readonly isNeededBy?: (view: ViewFacts) => boolean
  readonly views?: ViewRows
  /** Its code, that of the features before it, and their texts. */
  readonly prefetch?: Prefetch
  /** Whether a page with these options may come to need it: else nothing is fetched ahead. */
  readonly isUsedWith?: (options: OptionsState) => boolean
  /** The module of its texts. Its views have them, and those of the features that it comes after. */
  readonly texts?: () => Promise<Readonly<Record<string, Texts>>>
  /** What is said about an action that had waited for its code in vain, so that nobody waits for an answer. */
  readonly refuse?: (held: UnknownAction) => UnknownAction | null
}

/** Gives a feature its type, and keeps it as it is. */
export const defineFeature = (feature: Feature): Feature => Object.freeze(feature)
