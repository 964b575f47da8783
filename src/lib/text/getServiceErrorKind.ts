import { collectErrorText } from './errorLayers'

export type ServiceErrorKind =
  'INVALID_APP_CONFIGURATION' | 'JWT_TOKEN_NOT_VALID' | 'INVALID_PROJECT_ID'

const SERVICE_TEXTS: readonly (readonly [string, ServiceErrorKind])[] = [
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
]

/** Returns the configuration error behind a hosted service's refusal, or null. */
export function getServiceErrorKind(thrown: unknown): ServiceErrorKind | null {
  const text = collectErrorText(thrown)
  return SERVICE_TEXTS.find(([part]) => text.includes(part))?.[1] ?? null
}
