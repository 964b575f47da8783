import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { ViewFacts } from '../domain/viewFacts'
import type { ViewName, ViewParams } from '../domain/views'
import type { Deps } from '../ports/deps'
import type { FeatureSlice } from '../store/injectSlices'
import type { AppStartListening } from '../store/listening'
import type { RootState } from '../store/rootReducer'
import type { Strings } from '../strings/strings'

/** A view is a component of its params. */
export type ViewProps<N extends ViewName> = ViewParams[N] extends undefined
  ? Readonly<Record<never, never>>
  : NonNullable<ViewParams[N]>

export type Texts = Partial<Strings>

/** What is known of a view, where its component is, and the texts that it needs besides those of the first view. */
export interface ViewRow<N extends ViewName> extends ViewFacts {
  /** The module that exports its component, `<Name>View`. */
  readonly load: () => Promise<Readonly<Record<`${N}View`, ComponentType<ViewProps<N>>>>>
  /** What will show it is on its way: its code may be fetched. */
  readonly isExpectedBy?: (action: UnknownAction) => boolean
  /** Where they are others than those of its feature. */
  readonly loadTexts?: () => Promise<Texts>
}

export type ViewRows = { readonly [N in ViewName]?: ViewRow<N> }

/** Registers the side effects of one flow. */
export type RegisterFlow = (startListening: AppStartListening) => unknown

/** What a feature consists of once its code is here. */
export interface FeatureChunk {
  readonly slices?: readonly FeatureSlice[]
  /** Of RTK Query. */
  readonly middleware?: Middleware
  readonly flows?: readonly RegisterFlow[]
}

/** What has to be known of a feature before its code is here. `app/features.ts` lists the rows. */
export interface FeatureRow {
  /** Actions `walletModal/<name>/…` need its code. */
  readonly name: string
  /** Its chunk, where that comes with the engine. */
  readonly chunk?: FeatureChunk
  /** The module that exports its chunk under its name. */
  readonly load?: () => Promise<object>
  /** Features that have to be there before it. */
  readonly after?: readonly string[]
  /** What needs its code besides its own actions and views. */
  readonly wakesOn?: (action: UnknownAction, state: RootState, deps: Deps) => boolean
  readonly views?: ViewRows
  /** The texts of its views; without it, those of an account. */
  readonly loadTexts?: () => Promise<Texts>
  /** Whether a view of another feature wakes it, by what that has on screen. Such a view is drawn without it meanwhile. */
  readonly isNeededBy?: (view: ViewFacts) => boolean
  /** What is said about an action that had waited for its code in vain, so that nobody waits for an answer. */
  readonly refuse?: (held: UnknownAction) => UnknownAction | null
}
