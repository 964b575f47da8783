import { createSelector } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import type { Namespace } from '../../lib/address/caip'
import { truncateAddress } from '../../lib/text/truncate'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectIdentity } from '../../core/account/identitySelectors'
import { selectConnectionsByNamespace } from '../../core/connections/connectionsSlice'
import { selectAllOtherConnections } from '../../core/multiWallet/multiWalletState'
import { selectAddressExplorerUrl } from '../../core/network/explorerSelectors'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import {
  selectLastCaipNetworkIdByNamespace,
  selectNetworkById,
  selectNetworks,
} from '../../core/network/networkSlice'
import { selectAddressLabel } from '../../core/options/optionsSelectors'

/** A namespace of the page, and its number of shared accounts. */
export interface ProfileNamespace {
  readonly namespace: Namespace
  readonly count: number
}

/** Returns the page's namespaces in the order of its networks. */
export const selectPageNamespaces = createSelector(
  [selectNetworks],
  (networks): readonly Namespace[] => [...new Set(networks.map(({ namespace }) => namespace))],
)

export const selectProfileNamespaces = createSelector(
  [
    selectPageNamespaces,
    (state: RootState) => state.account?.byNamespace,
    selectAllOtherConnections,
  ],
  (families, accounts, others): readonly ProfileNamespace[] =>
    families.map(namespace => ({
      namespace,
      count: (others[namespace] ?? []).reduce(
        (sum, other) => sum + other.accounts.length,
        accounts?.[namespace]?.accounts.length ?? 0,
      ),
    })),
)

/** Returns the namespace whose wallets are shown: the chosen one, or the active one. */
export function selectProfileNamespace(state: RootState): Namespace | null {
  const families = selectPageNamespaces(state)
  const wanted = [state.profile?.namespace, selectActiveNamespace(state)]
  return wanted.find(each => each && families.includes(each)) ?? families[0] ?? null
}

/** Returns the namespaces with a connected wallet. */
export const selectConnectedNamespaces = createSelector(
  [selectPageNamespaces, selectConnectionsByNamespace],
  (families, connections) =>
    families.filter(namespace => connections[namespace]?.phase === 'connected'),
)

/** Returns the account's label: from the host, its public name, or its address. */
export function selectAccountName(state: RootState, { namespace, address }: Account): string {
  const { address: active } = selectAccountByNamespace(state, namespace)
  const name = active === address ? selectIdentity(state, namespace).name : null
  return selectAddressLabel(state, address) ?? name ?? truncateAddress(address)
}

/** Returns an account's explorer page on its namespace's last network; null without an explorer. */
export function selectAccountExplorerUrl(
  state: RootState,
  { namespace, address }: Account,
): string | null {
  const id = selectLastCaipNetworkIdByNamespace(state, namespace)
  return id === null ? null : selectAddressExplorerUrl(state, address, selectNetworkById(state, id))
}

/** Whether an account can become the active one: not an address for another kind of coin. */
export const isChoosable = ({ type }: Account): boolean => type !== 'ordinal' && type !== 'stx'
