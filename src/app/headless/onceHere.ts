import type { RootState } from '../../store/rootReducer'

/** Slices that come with the engine. Selectors of features read them as if they were always there. */
const OF_THE_ENGINE = ['account', 'connectors', 'notifications', 'wallets'] as const

const isHere = (state: Partial<RootState>): boolean =>
  OF_THE_ENGINE.every(name => state[name] !== undefined)

/** A page draws before the engine is here, and a state from elsewhere may lack some of its slices: until all are here, `before`. */
export const onceHere =
  <T>(select: (state: RootState) => T, before: T) =>
  (state: RootState): T =>
    isHere(state) ? select(state) : before
