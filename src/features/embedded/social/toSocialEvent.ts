import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { SocialProvider } from '../../../domain/socials'
import { farcasterRequested, socialRedirectRequested, socialRequested } from './socialBlockEvents'
import { socialApproved, socialCancelled, socialCompleted, socialFailed } from './socialEvents'

/** Analytics events for social sign-in, without account data. */
export type SocialEvent =
  | {
      readonly name:
        | 'SOCIAL_LOGIN_STARTED'
        | 'SOCIAL_LOGIN_REQUEST_USER_DATA'
        | 'SOCIAL_LOGIN_SUCCESS'
        | 'SOCIAL_LOGIN_CANCELED'
      readonly properties: { readonly provider: SocialProvider }
    }
  | {
      readonly name: 'SOCIAL_LOGIN_ERROR'
      readonly properties: { readonly provider: SocialProvider; readonly code: ErrorCode }
    }

const NAMES: Readonly<Record<string, Exclude<SocialEvent['name'], 'SOCIAL_LOGIN_ERROR'>>> = {
  [socialRequested.type]: 'SOCIAL_LOGIN_STARTED',
  [socialRedirectRequested.type]: 'SOCIAL_LOGIN_STARTED',
  [farcasterRequested.type]: 'SOCIAL_LOGIN_STARTED',
  [socialApproved.type]: 'SOCIAL_LOGIN_REQUEST_USER_DATA',
  [socialCompleted.type]: 'SOCIAL_LOGIN_SUCCESS',
  [socialCancelled.type]: 'SOCIAL_LOGIN_CANCELED',
}

export function toSocialEvent(action: UnknownAction): SocialEvent | undefined {
  if (socialFailed.match(action)) {
    const { provider, error } = action.payload
    return error.code === 'POPUP_CLOSED'
      ? { name: 'SOCIAL_LOGIN_CANCELED', properties: { provider } }
      : { name: 'SOCIAL_LOGIN_ERROR', properties: { provider, code: error.code } }
  }
  const name = NAMES[action.type]
  if (!name) return undefined
  const { provider = 'farcaster' } = (action.payload ?? {}) as {
    readonly provider?: SocialProvider
  }
  return { name, properties: { provider } }
}
