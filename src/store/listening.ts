import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit'
import type { Deps } from '../ports/deps'
import type { RootState } from './rootReducer'
import type { ScopedDispatch } from './scopedStore'

export type AppDispatch = ScopedDispatch<RootState, Deps>

/** How a flow registers itself: our state, our dispatch, our services. */
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Deps>
export type FlowApi = ListenerEffectAPI<RootState, AppDispatch, Deps>
