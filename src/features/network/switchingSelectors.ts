import type { NetworkState } from './networkSlice'

// By themselves: a page without an open card has no use for these.
interface Root {
  readonly network: NetworkState
}

export const selectNetworkPhase = (state: Root) => state.network.phase
export const selectSwitchingTo = (state: Root) => state.network.switchingTo
export const selectNetworkError = (state: Root) => state.network.error
