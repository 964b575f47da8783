import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { networkChosen, networkSwitchFailed, networkSwitchRequested } from '../events/networkEvents'
import { pairingFailed, pairingRequested } from '../events/pairingEvents'
import { signFailed, signRequested } from '../features/connections/signEvents'

const isMove = isAnyOf(networkChosen, networkSwitchRequested)

/** What is said about a request whose code did not come, so that nobody waits for it in vain. */
export function refusalOf(action: UnknownAction): UnknownAction | null {
  const error = { code: 'CODE_NOT_LOADED', detail: action.type } as const
  if (isMove(action)) return networkSwitchFailed({ networkId: action.payload.networkId, error })
  if (pairingRequested.match(action)) return pairingFailed({ error })
  return signRequested.match(action) ? signFailed({ id: action.payload.id, error }) : null
}
