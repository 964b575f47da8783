import { PAIRING_URI_EXPIRY_MARGIN_MS } from '../../domain/limits'
import { hasViewContent } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import { shouldSharePairingUris, type Platform } from '../../lib/links/platform'
import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from '../wallets/selectPlatform'
import { selectPairingState } from './pairingUriAwaited'
import { isPairingView } from './isPairingView'

/** Whether a pairing stays alive in the view: it shows the URI or lists wallets that share it. */
export const isPairingUriKept = (view: ViewEntry, platform: Platform): boolean =>
  isPairingView(view) || (shouldSharePairingUris(platform) && hasViewContent(view, 'walletLinks'))

/** Whether the current or pending pairing URI can serve another wallet as well. */
export function selectIsPairingUriShared(state: RootState, now: number): boolean {
  const pairing = selectPairingState(state)
  if (!pairing || !shouldSharePairingUris(selectPlatform(state))) return false
  if (pairing.phase === 'asking') return true
  return (
    pairing.phase === 'waiting' && (pairing.expiresAt ?? 0) - now > PAIRING_URI_EXPIRY_MARGIN_MS
  )
}
