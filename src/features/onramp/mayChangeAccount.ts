import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import type { RootState } from '../../store/rootReducer'
import { selectOnRamp } from './onrampSlice'

const isAccountEvent = isAnyOf(accountsChanged, walletConnected, disconnected)

/** Whether an action may change the window's account. Other namespaces do not affect it (P14). */
export function mayChangeAccount(action: UnknownAction, before: RootState): boolean {
  if (!isAccountEvent(action)) return false
  const { openedFor } = selectOnRamp(before)
  return openedFor === null || openedFor === action.payload.namespace
}
