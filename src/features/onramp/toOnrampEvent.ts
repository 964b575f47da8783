import type { UnknownAction } from '@reduxjs/toolkit'
import type { OnRampProviderName } from '../../domain/onRamp'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../../core/account/selectIsSmartAccount'
import { providerChosen } from './onrampSlice'

/** The analytics event of buying. */
export interface OnrampEvent {
  readonly name: 'SELECT_BUY_PROVIDER'
  readonly properties: { readonly provider: OnRampProviderName; readonly isSmartAccount: boolean }
}

export const toOnrampEvent = (action: UnknownAction, state: RootState): OnrampEvent | undefined =>
  providerChosen.match(action)
    ? {
        name: 'SELECT_BUY_PROVIDER',
        properties: { provider: action.payload, isSmartAccount: selectIsSmartAccount(state) },
      }
    : undefined
