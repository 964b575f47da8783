import { preparesCodes } from '../../lib/platform'
import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from '../wallets/platformOf'
import type { PairingState } from './pairingSlice'

/** A page that has not paired yet has no such slice. */
export const pairingOf = (state: RootState) =>
  (state as { readonly pairing?: PairingState }).pairing

/** Wallets behind the relay cannot be chosen yet: the code that opens them is still on its way. */
export const selectIsCodeAwaited = (state: RootState): boolean =>
  preparesCodes(selectPlatform(state)) && pairingOf(state)?.phase === 'asking'
