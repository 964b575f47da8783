import { CODE_SPENT_MS } from '../../domain/limits'
import { shows } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import { sharesCodes, type Platform } from '../../lib/platform'
import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from '../wallets/platformOf'
import { pairingOf } from './codeAwaited'
import { isPairingView } from './isPairingView'

/** A view that a pairing lives on: one that shows its code, or offers wallets that share it. */
export const isCodeKept = (view: ViewEntry, platform: Platform): boolean =>
  isPairingView(view) || (sharesCodes(platform) && shows(view, 'walletLinks'))

/** The code that is there, or on its way, may serve another wallet as well. */
export function selectIsCodeShared(state: RootState, now: number): boolean {
  const pairing = pairingOf(state)
  if (!pairing || !sharesCodes(selectPlatform(state))) return false
  if (pairing.phase === 'asking') return true
  return pairing.phase === 'waiting' && (pairing.expiresAt ?? 0) - now > CODE_SPENT_MS
}
