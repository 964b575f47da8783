import { CODE_SPENT_MS } from '../../domain/limits'
import type { ViewEntry } from '../../domain/views'
import { preparesCodes, sharesCodes, type Platform } from '../../lib/platform'
import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from '../wallets/platformOf'
import { isPairingView } from './isPairingView'
import type { PairingState } from './pairingSlice'

/** A page that has not paired yet has no such slice. */
const pairingOf = (state: RootState) => (state as { readonly pairing?: PairingState }).pairing

/** A view whose wallets are waiting for a code. */
export const isOfferingView = ({ name }: ViewEntry): boolean =>
  name === 'Connect' || name === 'AllWallets'

/** A view that a pairing lives on: one that shows its code, or offers wallets that share it. */
export const isCodeKept = (view: ViewEntry, platform: Platform): boolean =>
  isPairingView(view) || (sharesCodes(platform) && isOfferingView(view))

/** The code that is there, or on its way, may serve another wallet as well. */
export function selectIsCodeShared(state: RootState, now: number): boolean {
  const pairing = pairingOf(state)
  if (!pairing || !sharesCodes(selectPlatform(state))) return false
  if (pairing.phase === 'asking') return true
  return pairing.phase === 'waiting' && (pairing.expiresAt ?? 0) - now > CODE_SPENT_MS
}

/** Wallets behind the relay cannot be chosen yet: the code that opens them is still on its way. */
export const selectIsCodeAwaited = (state: RootState): boolean =>
  preparesCodes(selectPlatform(state)) && pairingOf(state)?.phase === 'asking'
