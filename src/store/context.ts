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

/** A separate context, so that these hooks and the host's `<Provider>` do not affect each other. */
export const WalletModalContext = createContext<ModalContextValue | null>(null)

/** Reads the modal's state. */
export const useModalSelector: TypedUseSelectorHook<RootState> =
  createSelectorHook(WalletModalContext)

/** Returns the modal's dispatch. */
export function useModalDispatch(): ModalDispatch {
  const value = useContext(WalletModalContext)
  if (!value) throw new ModalError('STORE_NOT_INTEGRATED')
  return value.store.dispatch
}
