import type { CaipNetworkId } from '../../lib/address/caip'
import type { NetworkState } from './networkSlice'

export type SwitchStage = 'idle' | 'waiting' | 'done' | 'failed'

/** Returns the stage of the switch to a network. `idle`: not requested since the page loaded. */
export function getSwitchStage(
  caipNetworkId: CaipNetworkId,
  { phase, switchingTo, activeId }: Pick<NetworkState, 'phase' | 'switchingTo' | 'activeId'>,
): SwitchStage {
  if (phase !== 'idle' && switchingTo === caipNetworkId) {
    return phase === 'switching' ? 'waiting' : 'failed'
  }
  return activeId === caipNetworkId ? 'done' : 'idle'
}
