import type { Action, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

/** The part of a store that the modal uses: the host's, or its own. */
export interface HostStore {
  getState(): unknown
  dispatch(action: UnknownAction): unknown
  subscribe(listener: () => void): () => void
}

/** An action of ours, marked with the modal it belongs to. */
export interface StampedAction extends UnknownAction {
  readonly meta?: { readonly walletModal?: string }
}

export type ScopedDispatch<S, Extra> = ThunkDispatch<S, Extra, UnknownAction>

/**
 * A lens over a host store: inside the package our own state is the root state, wherever the host keeps it. Thunks
 * get the lens' own `dispatch`, `getState` and `extra`, so the host's thunk argument never matters.
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

/** Whether a modal should listen to an action. */
export function belongsTo(action: UnknownAction, key: string): boolean {
  const owner = (action as StampedAction).meta?.walletModal
  return owner === undefined || owner === key
}

/**
 * Builds the lens. There is exactly one `dispatch` function per lens: RTK Query keys its bookkeeping by it.
 */
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
