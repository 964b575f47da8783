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
import type { PartLoaders } from './parts'

/**
 * When a chunk is prefetched: when the page is idle, while the wallet list is shown, or after a
 * wallet connects.
 */
export type Prefetch = 'idle' | 'list' | 'connected'

/** The props of a view's component: the view's params. */
export type ViewProps<N extends ViewName> = ViewParams[N] extends undefined
  ? Readonly<Record<never, never>>
  : NonNullable<ViewParams[N]>

export type Texts = Partial<Strings>

/** A view's static facts and the loader of its component. */
export interface ViewRow<N extends ViewName> extends ViewFacts {
  /** The module that exports its component, `<Name>View`. */
  readonly load: () => Promise<Readonly<Record<`${N}View`, ComponentType<ViewProps<N>>>>>
  readonly prefetch?: Prefetch
  /** Whether an action precedes the view, so that its chunk may be prefetched. */
  readonly isPreloadedBy?: (action: UnknownAction) => boolean
}

export type ViewRows = { readonly [N in ViewName]?: ViewRow<N> }

/** Registers the side effects of one flow. */
export type RegisterFlow = (startListening: AppStartListening) => unknown

/** An event of a feature for host apps (`useModalEvents`). */
export interface FeatureEvent {
  readonly name: string
}
export type ToEvent = (
  action: UnknownAction,
  state: RootState,
  before: RootState,
) => FeatureEvent | readonly FeatureEvent[] | undefined

/** The lazily loaded parts of a feature. */
export interface FeatureChunk {
  readonly slices?: readonly FeatureSlice[]
  /** RTK Query's middleware. */
  readonly middleware?: Middleware
  readonly flows?: readonly RegisterFlow[]
  readonly events?: ToEvent
}

/**
 * A feature as known before its code loads; `app/features.ts` lists all features. Its code may have
 * two parts: `chunk`, loaded with the engine, and the chunk that `load` fetches on demand.
 */
export interface Feature {
  readonly name: string
  /** Loaded with the engine. */
  readonly chunk?: FeatureChunk
  /** Loads the rest on demand. */
  readonly load?: () => Promise<{ readonly chunk: FeatureChunk }>
  /** Slice names whose actions, `walletModal/<name>/…`, need `load`. Defaults to `[name]`. */
  readonly owns?: readonly string[]
  /** Features that load before this one. */
  readonly after?: readonly string[]
  /** Whether another feature's action also loads this one. */
  readonly wakesOn?: (action: UnknownAction, state: RootState, deps: Deps) => boolean
  /** Whether another feature's view loads this one. That view renders without waiting for it. */
  readonly isNeededBy?: (view: ViewFacts) => boolean
  readonly views?: ViewRows
  /** What other features and core views take from this one. */
  readonly parts?: PartLoaders
  /** When to prefetch the feature, the features it depends on, and their texts. */
  readonly prefetch?: Prefetch
  /** Whether these options may use the feature. If not, it isn't prefetched. */
  readonly isUsedWith?: (options: OptionsState) => boolean
  /** Loads its texts. Its views also get the texts of the features in `after`. */
  readonly texts?: () => Promise<Readonly<Record<string, Texts>>>
  /** Returns the failure to dispatch for an action whose chunk did not load. */
  readonly refuse?: (held: UnknownAction) => UnknownAction | null
}

/** Types and freezes a feature's definition. */
export const defineFeature = (feature: Feature): Feature => Object.freeze(feature)
