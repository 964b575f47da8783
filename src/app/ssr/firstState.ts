import type { CookieAccount, CookieSession } from '../../domain/cookieSession'
import { hydrated } from '../../events/lifecycleEvents'
import { NO_ACCOUNT, NO_ACCOUNTS_YET } from '../../features/account/accountState'
import {
  NOT_CONNECTED,
  selectStoredConnectorIds,
} from '../../features/connections/connectionsSlice'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
  selectNetworks,
} from '../../features/network/networkSlice'
import { optionsGiven } from '../../features/options/optionsSlice'
import { isCaipNetworkId } from '../../lib/address/caip'
import { injectedSlices } from '../../store/injectedSlices'
import { rootReducer, type RootState } from '../../store/rootReducer'
import { readOptions } from '../host/readOptions'
import type { Runtime } from '../runtime/Runtime'

/** The slice itself comes with the engine, in the place of this. */
function makeRoomForAccounts(): void {
  if (injectedSlices.has('account')) return
  rootReducer.inject(ACCOUNTS_AS_GIVEN as never, { overrideExisting: true })
}
const ACCOUNTS_AS_GIVEN = {
  reducerPath: 'account',
  reducer: (state = NO_ACCOUNTS_YET) => state,
} as const

/** Accounts of which a wallet is being restored: none of them is connected before its wallet has answered. */
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
      // Without the id of a connector: none has been asked yet.
      byNamespace: byFamily(() => ({ ...NOT_CONNECTED, phase: 'restoring' as const })),
      storedConnectorIds: {
        ...connections.storedConnectorIds,
        ...byFamily(({ connectorId }) => connectorId),
      },
    },
  }
}

/** What a server draws for a session, and a browser first: the same for the same options and session. */
function serverStateOf({ options, store }: Runtime, session: CookieSession): RootState {
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
 * Puts a session into the state of a store, for its first render. In a browser, only accounts whose session is stored there are
 * shown from then on; for the others the cookie is out of date. Returns whether there are such accounts.
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
  makeRoomForAccounts()
  const first = serverStateOf(runtime, session)
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
  const isSamePlace = selectActiveCaipNetworkId(now) === selectActiveCaipNetworkId(first)
  const { network } = isSamePlace ? first : now
  runtime.showFirst(first, shown.length > 0 ? showAccounts({ ...now, network }, shown) : now)
  return shown.length > 0
}
