import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../../core/account/selectIsSmartAccount'
import { registrationDone, registrationFailed, registrationSigning } from './namesSlice'

interface NameProperties {
  readonly isSmartAccount: boolean
  /** The full name. */
  readonly ensName: string
}

/** The analytics events of names. */
export type NamesEvent =
  | {
      readonly name: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS'
      readonly properties: NameProperties
    }
  | {
      readonly name: 'REGISTER_NAME_ERROR'
      readonly properties: NameProperties & {
        /** The wallet's error code, or the step that failed. */
        readonly error: string
      }
    }

export function toNamesEvent(action: UnknownAction, state: RootState): NamesEvent | undefined {
  const isSmartAccount = selectIsSmartAccount(state)
  if (registrationFailed.match(action)) {
    const { name: ensName, code, failure } = action.payload
    const properties = { isSmartAccount, ensName, error: code ?? failure }
    return { name: 'REGISTER_NAME_ERROR', properties }
  }
  const isDone = registrationDone.match(action)
  if (!isDone && !registrationSigning.match(action)) return undefined
  return {
    name: isDone ? 'REGISTER_NAME_SUCCESS' : 'REGISTER_NAME_INITIATED',
    properties: { isSmartAccount, ensName: action.payload.name },
  }
}
