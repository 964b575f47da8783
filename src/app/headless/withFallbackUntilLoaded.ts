import type { RootState } from '../../store/rootReducer'

/** Slices that are added with the engine. Feature selectors require them. */
const ENGINE_SLICES = ['account', 'connectors', 'notifications', 'wallets'] as const

const isHere = (state: Partial<RootState>): boolean =>
  ENGINE_SLICES.every(name => state[name] !== undefined)

/**
 * Wraps a selector to return `before` until the engine's slices exist: a page renders earlier, and
 * a preloaded state may lack some of them.
 */
export const withFallbackUntilLoaded =
  <T>(select: (state: RootState) => T, before: T) =>
  (state: RootState): T =>
    isHere(state) ? select(state) : before
