import { textOf } from './errorLayers'

export type ServiceErrorKind =
  'INVALID_APP_CONFIGURATION' | 'JWT_TOKEN_NOT_VALID' | 'INVALID_PROJECT_ID'

const SERVICE_TEXTS: readonly (readonly [string, ServiceErrorKind])[] = [
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
]

/** The configuration mistake behind a refusal of the hosted services, or null. */
export function serviceErrorKind(thrown: unknown): ServiceErrorKind | null {
  const text = textOf(thrown)
  return SERVICE_TEXTS.find(([part]) => text.includes(part))?.[1] ?? null
}
