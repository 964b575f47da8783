import type { UnknownAction } from '@reduxjs/toolkit'
import { createContext, useContext } from 'react'
import {
  createSelectorHook,
  type ReactReduxContextValue,
  type TypedUseSelectorHook,
} from 'react-redux'
import { ModalError } from '../domain/ModalError'
import type { Deps } from '../ports/deps'
import type { RootState } from './rootReducer'
import type { ScopedDispatch } from './scopedStore'

export type ModalDispatch = ScopedDispatch<RootState, Deps>
type ModalContextValue = ReactReduxContextValue<RootState, UnknownAction>

/** Our own context: our hooks never read the host's `<Provider>`, the host's hooks never read ours. */
export const WalletModalContext = createContext<ModalContextValue | null>(null)

/** Reads our state. */
export const useModalSelector: TypedUseSelectorHook<RootState> =
  createSelectorHook(WalletModalContext)

/** Sends our actions. */
export function useModalDispatch(): ModalDispatch {
  const value = useContext(WalletModalContext)
  if (!value) throw new ModalError('STORE_NOT_INTEGRATED')
  return value.store.dispatch
}
