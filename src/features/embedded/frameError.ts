import type { ErrorState } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'

/** A failure as state may hold it: what a server wrote beside it may name the visitor, and is left out (D11). */
export function frameError(thrown: unknown): ErrorState {
  const { code } = toErrorState(thrown, 'UNKNOWN')
  return { code, detail: code }
}

/** ms until another mail may be asked for, where that is what was refused. */
export function cooldownOf(thrown: unknown): number | null {
  const { code, detail } = toErrorState(thrown, 'UNKNOWN')
  const seconds = Number(detail)
  return code === 'EMAIL_COOLDOWN' && Number.isFinite(seconds) ? seconds * 1_000 : null
}
