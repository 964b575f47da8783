import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { networkChosen, networkSwitchFailed, networkSwitchRequested } from '../events/networkEvents'
import { pairingFailed, pairingRequested } from '../events/pairingEvents'
import { signFailed, signRequested } from '../features/connections/signEvents'
import type { EngineHost } from './Runtime'

const isMove = isAnyOf(networkChosen, networkSwitchRequested)

/** What is said about a request whose code did not come, so that nobody waits for it in vain. */
export function refusalOf(action: UnknownAction): UnknownAction | null {
  const error = { code: 'CODE_NOT_LOADED', detail: action.type } as const
  if (isMove(action)) return networkSwitchFailed({ networkId: action.payload.networkId, error })
  if (pairingRequested.match(action)) return pairingFailed({ error })
  return signRequested.match(action) ? signFailed({ id: action.payload.id, error }) : null
}

/** Says so for each of them. A pairing has its slice brought first, or the view of its code would never hear of it. */
export function refuse({ store }: EngineHost, refusals: readonly UnknownAction[]): void {
  const say = () => {
    for (const refusal of refusals) store.dispatch(refusal)
  }
  if (!refusals.some(pairingFailed.match)) return say()
  // Where the slice does not come either, the view lacks it as well, and says so itself.
  import('../store/injectRelaySlices').then(module => module.injectRelaySlices()).then(say, say)
}
