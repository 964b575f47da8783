import type { ConnectionsState } from './connectionsSlice'

// In a file of its own, because only an open modal needs it.
interface Root {
  readonly connections: ConnectionsState
}

export const selectAttempt = (state: Root) => state.connections.attempt
