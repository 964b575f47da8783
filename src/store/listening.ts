import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit'
import type { Deps } from '../ports/deps'
import type { RootState } from './rootReducer'
import type { ScopedDispatch } from './scopedStore'

export type AppDispatch = ScopedDispatch<RootState, Deps>

/**
 * The `startListening` that flows receive, typed with the modal's state, dispatch and dependencies.
 */
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Deps>
export type FlowApi = ListenerEffectAPI<RootState, AppDispatch, Deps>
