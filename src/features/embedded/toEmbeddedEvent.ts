import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode, ErrorState } from '../../domain/errorCatalogue'
import { accountTypeSwitched } from '../../events/accountEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { EmbeddedAccountType } from '../../ports/embedded'
import { emailFieldFocused, emailSubmitted } from './emailFieldEvents'
import { newEmailSubmitted } from './emailChange/emailChangeEvents'
import {
  otpAccepted,
  otpRefused,
  deviceRegistered,
  otpSent,
  upgradeSelected,
} from './embeddedEvents'

/** Analytics events for email sign-in, without address or code. */
export type EmbeddedEvent =
  | {
      readonly name:
        | 'EMAIL_LOGIN_SELECTED'
        | 'EMAIL_SUBMITTED'
        | 'EMAIL_EDIT'
        | 'DEVICE_REGISTERED_FOR_EMAIL'
        | 'EMAIL_VERIFICATION_CODE_SENT'
        | 'EMAIL_VERIFICATION_CODE_PASS'
        | 'EMAIL_UPGRADE_FROM_MODAL'
      readonly properties: Readonly<Record<never, never>>
    }
  | {
      readonly name: 'EMAIL_VERIFICATION_CODE_FAIL'
      readonly properties: { readonly code: ErrorCode }
    }
  | {
      readonly name: 'SET_PREFERRED_ACCOUNT_TYPE'
      readonly properties: {
        readonly accountType: EmbeddedAccountType
        readonly network: CaipNetworkId
      }
    }

const NAMES: Readonly<Record<string, EmbeddedEvent['name']>> = {
  [emailFieldFocused.type]: 'EMAIL_LOGIN_SELECTED',
  [emailSubmitted.type]: 'EMAIL_SUBMITTED',
  [newEmailSubmitted.type]: 'EMAIL_EDIT',
  [deviceRegistered.type]: 'DEVICE_REGISTERED_FOR_EMAIL',
  [otpSent.type]: 'EMAIL_VERIFICATION_CODE_SENT',
  [otpAccepted.type]: 'EMAIL_VERIFICATION_CODE_PASS',
  [upgradeSelected.type]: 'EMAIL_UPGRADE_FROM_MODAL',
  [otpRefused.type]: 'EMAIL_VERIFICATION_CODE_FAIL',
}

export function toEmbeddedEvent(action: UnknownAction): EmbeddedEvent | undefined {
  if (accountTypeSwitched.match(action)) {
    const { accountType, caipNetworkId: network } = action.payload
    return { name: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType, network } }
  }
  const { type, payload } = action
  const name = NAMES[type]
  if (!name) return undefined
  const { error } = (payload ?? {}) as { readonly error?: ErrorState }
  return { name, properties: error ? { code: error.code } : {} } as EmbeddedEvent
}
