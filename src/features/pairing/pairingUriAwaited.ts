import { preparesPairingUris } from '../../lib/links/platform'
import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from '../wallets/selectPlatform'
import type { PairingState } from './pairingSlice'

/** A page that has not paired yet has no such slice. */
export const selectPairingState = (state: RootState) =>
  (state as { readonly pairing?: PairingState }).pairing

/** WalletConnect wallets cannot be chosen yet: the pairing URI that opens them is still on its way. */
export const selectIsPairingUriAwaited = (state: RootState): boolean =>
  preparesPairingUris(selectPlatform(state)) && selectPairingState(state)?.phase === 'asking'
