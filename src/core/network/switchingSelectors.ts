import type { NetworkState } from './networkSlice'

// In a file of its own, because only an open modal needs it.
interface Root {
  readonly network: NetworkState
}

export const selectNetworkPhase = (state: Root) => state.network.phase
export const selectSwitchingTo = (state: Root) => state.network.switchingTo
export const selectNetworkError = (state: Root) => state.network.error
