import type { CaipNetworkId } from '../../lib/caip'
import type { NetworkState } from './networkSlice'

export type SwitchStage = 'idle' | 'waiting' | 'done' | 'failed'

/** Where the move to one network stands. `idle`: nobody has asked for it since the page was loaded. */
export function switchStage(
  networkId: CaipNetworkId,
  { phase, switchingTo, activeId }: Pick<NetworkState, 'phase' | 'switchingTo' | 'activeId'>,
): SwitchStage {
  if (phase !== 'idle' && switchingTo === networkId) {
    return phase === 'switching' ? 'waiting' : 'failed'
  }
  return activeId === networkId ? 'done' : 'idle'
}
