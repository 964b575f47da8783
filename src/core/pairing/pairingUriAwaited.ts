import { shouldPreparePairingUris } from '../../lib/links/platform'
import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from '../wallets/selectPlatform'
import type { PairingState } from './pairingSlice'

/** Returns undefined until the pairing chunk has loaded. */
export const selectPairingState = (state: RootState) =>
  (state as { readonly pairing?: PairingState }).pairing

/**
 * Whether WalletConnect wallets cannot be chosen yet because their pairing URI is still pending.
 */
export const selectIsPairingUriPending = (state: RootState): boolean =>
  shouldPreparePairingUris(selectPlatform(state)) && selectPairingState(state)?.phase === 'asking'
