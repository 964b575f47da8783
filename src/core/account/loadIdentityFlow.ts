import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectIsOpen } from '../modal/modalSlice'
import { selectActiveNetwork } from '../network/networkSelectors'
import { accountApi, type AccountArgs } from './accountApi'
import { selectActiveAccount } from './accountSelectors'
import { selectAccountByNamespace } from './accountState'
import { accountSelected } from './accountSlice'
import { identityApi } from './identityApi'

const concerns = isAnyOf(
  walletConnected,
  disconnected,
  accountsChanged,
  accountSelected,
  networkSwitched,
  viewShown,
)

/** Whether the active account's identity has been requested already. */
function isIdentityRequested(state: RootState): boolean {
  const { address } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  const services = selectModalApiState(state)
  if (address === null || !network || !services) return false
  const args = { address, caipNetworkId: network.caipNetworkId }
  return !accountApi.endpoints.getIdentity.select(args)(services).isUninitialized
}

/** Requests the account's identity, and the names registered for it if that has none. */
async function requestNames(api: FlowApi, args: AccountArgs): Promise<void> {
  const { getIdentity, getNames } = accountApi.endpoints
  const { data } = await api.dispatch(getIdentity.initiate(args, { subscribe: false }))
  if (data?.name || api.signal.aborted) return
  const forceRefetch = FRESHNESS.getNames
  await api.dispatch(getNames.initiate(args, { subscribe: false, forceRefetch }))
}

/**
 * Requests the account's name once the modal is open; until then it uses the stored one.
 * `identitySelectors.ts` reads the answer from the cache. Reports no failure.
 */
export function registerLoadIdentityFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      const state = api.getState()
      if (
        viewShown.match(action) &&
        action.payload.cause !== 'opened' &&
        isIdentityRequested(state)
      )
        return
      api.cancelActiveListeners()
      const network = selectActiveNetwork(state)
      if (!network || network.isTestnet) return
      const { namespace, caipNetworkId } = network
      if (!selectCan(state, namespace, 'names')) return
      const { address } = selectAccountByNamespace(state, namespace)
      if (address === null) return
      const isStoredOnly = !selectIsOpen(state)
      if (!isStoredOnly) {
        await requestNames(api, { address, caipNetworkId })
        if (api.signal.aborted) return // a newer run took over
      }
      const args = { address, caipNetworkId, isStoredOnly }
      const ask = () =>
        api.dispatch(
          identityApi.endpoints.getTrustedIdentity.initiate(args, {
            subscribe: false,
            forceRefetch: FRESHNESS.getTrustedIdentity,
          }),
        )
      const { originalArgs } = await ask()
      if (api.signal.aborted) return // a newer run took over
      // A request for another network was pending, or one for the stored name.
      const isOther =
        originalArgs?.caipNetworkId !== caipNetworkId ||
        originalArgs.isStoredOnly !== args.isStoredOnly
      if (isOther) await ask()
    },
  })
}
