import { injectedFeatures } from '../../store/injectedFeatures'
import { rootReducer, type RootState, type WalletModalState } from '../../store/rootReducer'

interface Completed {
  readonly whole: RootState
  /** Of how many features the slices were there by then. */
  readonly features: number
}

const PROBE = { type: 'walletModal/@@probe' }
const completed = new WeakMap<object, Completed>()
const absent = {}

/**
 * A state from before a slice arrived (an import, a jump far back) lacks its key. Readers get that slice's first
 * state; the same object for the same state, so nothing renders because of it.
 */
export function withMissingSlices(state: WalletModalState | undefined): RootState {
  const features = injectedFeatures.size
  const known = completed.get(state ?? absent)
  if (known?.features === features) return known.whole
  const whole = rootReducer(state, PROBE) as RootState
  completed.set(state ?? absent, { whole, features })
  return whole
}
