import { useLayoutEffect, useState } from 'react'
import { WalletModal } from 'redux-wallet-modal'
import { createReplica, type Replica } from './createReplica'
import { store } from './store'
import type { Timeline } from './useTimeline'

let replica: Replica | undefined

/** One for the life of the page, made when somebody first goes back. */
function replicaAt(index: number): Replica {
  replica ??= createReplica()
  replica.show(index)
  return replica
}

/** The modal as it was: a picture that cannot be pressed. */
export function Replay({ timeline: { current } }: { timeline: Timeline }) {
  const [shown] = useState(() => replicaAt(current))
  useLayoutEffect(() => shown.show(current), [shown, current])
  const { phase } = store.getState().walletModal.modal
  if (phase !== 'open') {
    return (
      <p className="closed" data-testid="closed">
        The modal was closed at this step.
      </p>
    )
  }
  return (
    <div className="replay" inert data-testid="replay">
      <WalletModal store={shown.store} embedded />
    </div>
  )
}
