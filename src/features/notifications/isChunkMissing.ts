import type { RootState } from '../../store/rootReducer'

/** Whether the code of a feature did not come: what it would ask for is not on its way. */
export const isChunkMissing = ({ notifications: { missing } }: RootState, name: string): boolean =>
  name in missing
