import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode, ErrorState } from '../../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { signedIn, signInCancelled, signInFailed, signInRequested } from './siwxEvents'

interface SiwxProperties {
  readonly network: CaipNetworkId | null
  readonly isSmartAccount: boolean
}

/** The analytics events of signing in. */
export type SiwxEvent =
  | {
      readonly name: 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS'
      readonly properties: SiwxProperties
    }
  | {
      readonly name: 'SIWX_AUTH_ERROR'
      readonly properties: SiwxProperties & { readonly code: ErrorCode }
    }

const EVENT_NAMES: Readonly<Record<string, SiwxEvent['name']>> = {
  [signInRequested.type]: 'CLICK_SIGN_SIWX_MESSAGE',
  [signInCancelled.type]: 'CLICK_CANCEL_SIWX',
  [signedIn.type]: 'SIWX_AUTH_SUCCESS',
  [signInFailed.type]: 'SIWX_AUTH_ERROR',
}

/** Returns the event for an action; undefined for a restored session. */
export function toSiwxEvent(
  { type, payload }: UnknownAction,
  state: RootState,
): SiwxEvent | undefined {
  const name = EVENT_NAMES[type]
  if (!name) return undefined
  const { namespace, error, isRestored } = payload as {
    readonly namespace: Namespace
    readonly error?: ErrorState
    readonly isRestored?: boolean
  }
  if (isRestored) return undefined
  const { accounts } = selectAccountByNamespace(state, namespace)
  const properties = {
    network: state.siwx?.byNamespace[namespace]?.caipNetworkId ?? null,
    isSmartAccount: accounts[0]?.type === 'smartAccount',
    ...(error && { code: error.code }),
  }
  return { name, properties } as SiwxEvent
}
