import { createSelector } from '@reduxjs/toolkit'
import type { Namespace } from '../../lib/address/caip'
import type { EmbeddedAccountType } from '../../ports/embedded'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../account/accountState'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectWalletCaipNetworkId } from '../network/networkSlice'
import { selectSmartAccountNetworks, selectTypeSwitch } from './embeddedState'
import { selectIsEmbeddedOn } from './isEmbeddedConnection'

/** Returns the login's account type on a namespace; null if it is not connected there. */
export function selectAccountType(
  state: RootState,
  namespace: Namespace,
): EmbeddedAccountType | null {
  if (!selectIsEmbeddedOn(state, namespace)) return null
  const { accounts, address } = selectAccountByNamespace(state, namespace)
  const used = accounts.find(account => account.address === address)
  return used?.type === 'smartAccount' ? 'smartAccount' : 'eoa'
}

/** Whether the wallet's current network has smart accounts to switch to. */
export function selectCanSwitchType(state: RootState, namespace: Namespace): boolean {
  const caipNetworkId = selectWalletCaipNetworkId(state, namespace)
  return (
    caipNetworkId !== null &&
    selectIsEmbeddedOn(state, namespace) &&
    selectSmartAccountNetworks(state).includes(caipNetworkId)
  )
}

/** What the account type row shows. */
export interface AccountTypeChoice {
  readonly namespace: Namespace
  readonly accountType: EmbeddedAccountType
  readonly isSwitching: boolean
}

/** The choice for the active namespace; null if there is none. */
export const selectAccountTypeChoice = createSelector(
  [
    selectActiveNamespace,
    (state: RootState) => selectCanSwitchActiveType(state),
    (state: RootState) => selectActiveAccountType(state),
    (state: RootState) => selectTypeSwitch(state) !== null,
  ],
  (namespace, canSwitch, accountType, isSwitching): AccountTypeChoice | null =>
    namespace !== null && canSwitch && accountType !== null
      ? { namespace, accountType, isSwitching }
      : null,
)

const selectCanSwitchActiveType = (state: RootState) => {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectCanSwitchType(state, namespace)
}

const selectActiveAccountType = (state: RootState) => {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? null : selectAccountType(state, namespace)
}
