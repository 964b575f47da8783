import type { RootState } from '../../store/rootReducer'

/** Whether a feature's chunk failed to load, so that its requests are not pending. */
export const isChunkMissing = ({ notifications: { missing } }: RootState, name: string): boolean =>
  name in missing
