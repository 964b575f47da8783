import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode, ErrorState } from '../../domain/errorCatalogue'

/** Analytics event for a frame that failed to load or respond. */
export interface SecureSiteEvent {
  readonly name: 'SECURE_SITE_ERROR'
  readonly properties: { readonly code: ErrorCode }
}

export function toSecureSiteEvent({ payload }: UnknownAction): SecureSiteEvent | undefined {
  const { error } = (payload ?? {}) as { readonly error?: ErrorState | null }
  const isOfSite = typeof error?.code === 'string' && error.code.startsWith('FRAME_')
  return isOfSite ? { name: 'SECURE_SITE_ERROR', properties: { code: error.code } } : undefined
}
