import { createSelector } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import type { Namespace } from '../../lib/address/caip'
import { truncateAddress } from '../../lib/text/truncate'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../account/accountState'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectAllOtherConnections } from '../multiWallet/multiWalletState'
import { selectAddressExplorerUrl } from '../network/explorerSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import {
  selectLastCaipNetworkIdByNamespace,
  selectNetworkById,
  selectNetworks,
} from '../network/networkSlice'
import { selectAddressLabel } from '../options/optionsSelectors'

/** A chain family of the page, and how many accounts are shared there. */
export interface ProfileFamily {
  readonly namespace: Namespace
  readonly count: number
}

/** The page's chain families, in the order of its networks. */
export const selectFamilies = createSelector([selectNetworks], (networks): readonly Namespace[] => [
  ...new Set(networks.map(({ namespace }) => namespace)),
])

export const selectProfileFamilies = createSelector(
  [selectFamilies, (state: RootState) => state.account?.byNamespace, selectAllOtherConnections],
  (families, accounts, others): readonly ProfileFamily[] =>
    families.map(namespace => ({
      namespace,
      count: (others[namespace] ?? []).reduce(
        (sum, other) => sum + other.accounts.length,
        accounts?.[namespace]?.accounts.length ?? 0,
      ),
    })),
)

/** Whose wallets are on screen: as chosen, or where the page is. */
export function selectProfileNamespace(state: RootState): Namespace | null {
  const families = selectFamilies(state)
  const wanted = [state.profile?.namespace, selectActiveNamespace(state)]
  return wanted.find(each => each && families.includes(each)) ?? families[0] ?? null
}

/** Chain families somebody is connected on. */
export const selectConnectedFamilies = createSelector(
  [selectFamilies, selectConnectionsByNamespace],
  (families, connections) =>
    families.filter(namespace => connections[namespace]?.phase === 'connected'),
)

/** What an account is called: by the page, by others, by its address. */
export function selectAccountName(state: RootState, { namespace, address }: Account): string {
  const { address: active, profileName } = selectAccountByNamespace(state, namespace)
  const name = active === address ? profileName : null
  return selectAddressLabel(state, address) ?? name ?? truncateAddress(address)
}

/** An account's page at the explorer of the network its family was last on; null where there is none. */
export function selectAccountExplorerUrl(
  state: RootState,
  { namespace, address }: Account,
): string | null {
  const id = selectLastCaipNetworkIdByNamespace(state, namespace)
  return id === null ? null : selectAddressExplorerUrl(state, address, selectNetworkById(state, id))
}

/** Whether an account could be chosen in the place of the one that counts: not an address of another kind of coin. */
export const isChoosable = ({ type }: Account): boolean => type !== 'ordinal' && type !== 'stx'
