import { useLayoutEffect, useState } from 'react'
import { WalletModal } from 'redux-wallet-modal'
import { createReplica, type Replica } from './createReplica'
import { store } from './store'
import type { Timeline } from './useTimeline'

let replica: Replica | undefined

/** Created on the first step back, then kept for the life of the page. */
function replicaAt(index: number): Replica {
  replica ??= createReplica()
  replica.show(index)
  return replica
}

/** The modal at a past step: not interactive. */
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
