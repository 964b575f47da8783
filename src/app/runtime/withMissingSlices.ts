import { injectedSlices } from '../../store/injectedSlices'
import { rootReducer, type RootState, type WalletModalState } from '../../store/rootReducer'

interface Completed {
  readonly whole: RootState
  /** The number of injected slices at that time. */
  readonly slices: number
}

const PROBE = { type: 'walletModal/@@probe' }
const completed = new WeakMap<object, Completed>()
const absent = {}

/**
 * Completes a state without the lazy slices (an import, time travel) with their initial state.
 * Returns the same object for the same state, so that nothing re-renders.
 */
export function withMissingSlices(state: WalletModalState | undefined): RootState {
  const slices = injectedSlices.size
  const known = completed.get(state ?? absent)
  if (known?.slices === slices) return known.whole
  const whole = rootReducer(state, PROBE) as RootState
  completed.set(state ?? absent, { whole, slices })
  return whole
}
