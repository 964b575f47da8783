import type { ErrorState } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'

/** The error without the server's detail text, which may identify the visitor (D11). */
export function toFrameErrorState(thrown: unknown): ErrorState {
  const { code } = toErrorState(thrown, 'UNKNOWN')
  return { code, detail: code }
}

/** ms until another email is allowed; null for other failures. */
export function getCooldownMs(thrown: unknown): number | null {
  const { code, detail } = toErrorState(thrown, 'UNKNOWN')
  const seconds = Number(detail)
  return code === 'EMAIL_COOLDOWN' && Number.isFinite(seconds) ? seconds * 1_000 : null
}
