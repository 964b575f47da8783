import type { Action, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

/** The part of a store that the modal uses: the host's, or its own. */
export interface HostStore {
  getState(): unknown
  dispatch(action: UnknownAction): unknown
  subscribe(listener: () => void): () => void
}

/** An action marked with the modal it belongs to. */
export interface StampedAction extends UnknownAction {
  readonly meta?: { readonly walletModal?: string }
}

export type ScopedDispatch<S, Extra> = ThunkDispatch<S, Extra, UnknownAction>

/**
 * A view of a host store in which the modal's state is the root state. Thunks get its `dispatch`,
 * `getState` and `extra` instead of the host's.
 */
export interface ScopedStore<S, Extra> {
  getState(): S
  readonly dispatch: ScopedDispatch<S, Extra>
  subscribe(listener: () => void): () => void
}

/** Marks an action as one modal's own; unstamped public actions reach every modal. */
export function stamp<A extends Action>(action: A, key: string): A {
  const { meta } = action as StampedAction
  if (meta?.walletModal === key) return action
  return { ...action, meta: { ...meta, walletModal: key } }
}

/** Whether a modal should handle an action. */
export function belongsTo(action: UnknownAction, key: string): boolean {
  const owner = (action as StampedAction).meta?.walletModal
  return owner === undefined || owner === key
}

/** Creates the scoped store, with a single `dispatch`: RTK Query keys its bookkeeping by it. */
export function createScopedStore<S, Extra>(
  host: HostStore,
  key: string,
  select: (hostState: unknown) => S,
  extra: () => Extra,
): ScopedStore<S, Extra> {
  const getState = () => select(host.getState())
  const dispatch = ((action: UnknownAction | ThunkAction<unknown, S, Extra, UnknownAction>) =>
    typeof action === 'function'
      ? action(dispatch, getState, extra())
      : host.dispatch(stamp(action, key))) as ScopedDispatch<S, Extra>
  return { getState, dispatch, subscribe: listener => host.subscribe(listener) }
}
