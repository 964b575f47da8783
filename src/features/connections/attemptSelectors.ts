import type { ConnectionsState } from './connectionsSlice'

// By themselves: a page without an open card has no use for these.
interface Root {
  readonly connections: ConnectionsState
}

export const selectAttempt = (state: Root) => state.connections.attempt
