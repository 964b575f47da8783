import { injectedSlices } from '../../store/injectedSlices'
import { rootReducer, type RootState, type WalletModalState } from '../../store/rootReducer'

interface Completed {
  readonly whole: RootState
  /** How many slices had been added by then. */
  readonly slices: number
}

const PROBE = { type: 'walletModal/@@probe' }
const completed = new WeakMap<object, Completed>()
const absent = {}

/**
 * A state from before a slice arrived (an import, a jump far back) lacks its key. Readers get that slice's first
 * state; the same object for the same state, so nothing renders because of it.
 */
export function withMissingSlices(state: WalletModalState | undefined): RootState {
  const slices = injectedSlices.size
  const known = completed.get(state ?? absent)
  if (known?.slices === slices) return known.whole
  const whole = rootReducer(state, PROBE) as RootState
  completed.set(state ?? absent, { whole, slices })
  return whole
}
