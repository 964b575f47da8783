import type { CookieAccount, CookieSession } from '../../domain/cookieSession'
import { hydrated } from '../../events/lifecycleEvents'
import { NO_ACCOUNT, NO_ACCOUNTS_YET } from '../../core/account/accountState'
import { NOT_CONNECTED, selectStoredConnectorIds } from '../../core/connections/connectionsSlice'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
  selectNetworks,
} from '../../core/network/networkSlice'
import { optionsGiven } from '../../core/options/optionsSlice'
import { isCaipNetworkId } from '../../lib/address/caip'
import { injectedSlices } from '../../store/injectedSlices'
import { rootReducer, type RootState } from '../../store/rootReducer'
import { readOptions } from '../host/readOptions'
import type { Runtime } from '../runtime/Runtime'

/** Injects a stand-in for the account slice, which the engine later replaces. */
function injectAccountPlaceholder(): void {
  if (injectedSlices.has('account')) return
  rootReducer.inject(ACCOUNTS_AS_GIVEN as never, { overrideExisting: true })
}
const ACCOUNTS_AS_GIVEN = {
  reducerPath: 'account',
  reducer: (state = NO_ACCOUNTS_YET) => state,
} as const

/** Shows accounts as restoring: none is connected before its wallet has answered. */
function showAccounts(state: RootState, accounts: readonly CookieAccount[]): RootState {
  const byFamily = <T>(make: (account: CookieAccount) => T) =>
    Object.fromEntries(accounts.map(account => [account.namespace, make(account)]))
  const { connections } = state
  return {
    ...state,
    account: {
      ...(state.account ?? NO_ACCOUNTS_YET),
      byNamespace: byFamily(({ address }) => ({ ...NO_ACCOUNT, address })),
    },
    connections: {
      ...connections,
      // Without a connector id: no wallet has been asked yet.
      byNamespace: byFamily(() => ({ ...NOT_CONNECTED, phase: 'restoring' as const })),
      storedConnectorIds: {
        ...connections.storedConnectorIds,
        ...byFamily(({ connectorId }) => connectorId),
      },
    },
  }
}

/** Returns what a server renders for a session, and a browser first. */
function createServerState({ options, store }: Runtime, session: CookieSession): RootState {
  const given = readOptions(options)
  const { networks, defaultId } = given
  const { accounts } = session
  const places = [...accounts.map(({ caipNetworkId }) => caipNetworkId), session.caipNetworkId]
  const state = [
    optionsGiven(given.options),
    networksConfigured({ networks, defaultId }),
    ...places.filter(isCaipNetworkId).map(id => hydrated({ activeCaipNetworkId: id })),
  ].reduce(rootReducer, undefined) as RootState
  return showAccounts({ ...state, theme: store.getState().theme }, accounts)
}

/**
 * Adds a session to a store's state, for its first render. In a browser, then shows only accounts
 * whose session is stored there; for others the cookie is outdated. Returns whether any is shown.
 */
export function showSession(
  runtime: Runtime,
  given: CookieSession | null,
  isBrowser: boolean,
): boolean {
  const families = selectNetworks(runtime.store.getState()).map(({ namespace }) => namespace)
  const accounts = given?.accounts.filter(({ namespace }) => families.includes(namespace)) ?? []
  if (!given || accounts.length === 0) return false
  const session = { ...given, accounts }
  injectAccountPlaceholder()
  const first = createServerState(runtime, session)
  const now = runtime.store.getState()
  const stored = selectStoredConnectorIds(now)
  const shown = accounts.filter(
    ({ namespace, connectorId }) =>
      now.connections.byNamespace[namespace] === undefined && stored[namespace] === connectorId,
  )
  if (!isBrowser) {
    runtime.showFirst(first, first)
    return true
  }
  const isSameNetwork = selectActiveCaipNetworkId(now) === selectActiveCaipNetworkId(first)
  const { network } = isSameNetwork ? first : now
  runtime.showFirst(first, shown.length > 0 ? showAccounts({ ...now, network }, shown) : now)
  return shown.length > 0
}
