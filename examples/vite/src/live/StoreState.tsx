import { isAction } from '@reduxjs/toolkit'
import { useSyncExternalStore } from 'react'
import { store } from './store'

const SHOWN_ACTIONS = 8

const typeOf = (action: unknown): string => (isAction(action) ? action.type : '')

/** What DevTools show of this store: the latest actions, and the modal's state. */
export function StoreState() {
  const { liftedStore } = store
  const { actionsById, stagedActionIds } = useSyncExternalStore(
    liftedStore.subscribe,
    liftedStore.getState,
  )
  const { walletModal: state } = store.getState()
  const actions = stagedActionIds.slice(-SHOWN_ACTIONS).toReversed()
  return (
    <section aria-labelledby="store">
      <h2 id="store">The store</h2>
      <h3>Last actions</h3>
      <ol data-testid="actions">
        {actions.map(id => (
          <li key={id}>
            <code>{typeOf(actionsById[id]?.action)}</code>
          </li>
        ))}
      </ol>
      <h3>
        <code>state.walletModal</code>
      </h3>
      <pre tabIndex={0} aria-label="State of the modal" data-testid="state">
        {JSON.stringify(state, null, 2)}
      </pre>
    </section>
  )
}
