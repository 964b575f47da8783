import { createSelector } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import { selectActiveAccount } from '../account/accountSelectors'
import { selectIsAddressOnNetwork } from '../pairing/session/walletConnectSelectors'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNetwork } from './networkSelectors'
import { selectNetworks } from './networkSlice'
import { SHARED_ADDRESSES } from './sharedAddresses'

const NONE: readonly Network[] = []

/** Whether the active account has the same address on other networks of its family. */
export const selectIsAddressShared = (state: RootState): boolean => {
  const network = selectActiveNetwork(state)
  const { accounts } = selectActiveAccount(state)
  return (
    network !== null &&
    SHARED_ADDRESSES.includes(network.namespace) &&
    accounts[0]?.type !== 'smartAccount'
  )
}

const selectIds = (state: RootState): string => {
  const active = selectActiveNetwork(state)
  if (!active) return ''
  const isShared = selectIsAddressShared(state)
  return selectNetworks(state)
    .filter(({ caipNetworkId, namespace }) =>
      isShared ? namespace === active.namespace : caipNetworkId === active.caipNetworkId,
    )
    .filter(({ caipNetworkId }) => selectIsAddressOnNetwork(state, caipNetworkId))
    .map(({ caipNetworkId }) => caipNetworkId)
    .sort((a, b) => Number(b === active.caipNetworkId) - Number(a === active.caipNetworkId))
    .join(' ')
}

/**
 * The page's networks on which the address belongs to the account: approved networks of its family,
 * the active one first. A smart account exists only on its own network.
 */
export const selectCompatibleNetworks: (state: RootState) => readonly Network[] = createSelector(
  [selectNetworks, selectIds],
  (networks, ids) =>
    ids === ''
      ? NONE
      : ids
          .split(' ')
          .flatMap(id => networks.find(({ caipNetworkId }) => caipNetworkId === id) ?? []),
)
