import type { RootState } from '../../store/rootReducer'

/** Whether the code of all that is done from an account did not come: what it would ask for is not on its way. */
export const selectIsActingMissing = ({ notifications: { missing } }: RootState): boolean =>
  'acting' in missing
