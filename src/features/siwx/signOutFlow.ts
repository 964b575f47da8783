import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { SIWX_ANSWER_MS } from './siwxLimits'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import type { Account } from '../../domain/account'
import { disconnected } from '../../events/connectionEvents'
import { otherConnectionRemoved } from '../../events/otherConnectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { signedOut, signOutFailed, signOutRequested } from './siwxEvents'
import { NAMESPACES, type Namespace } from '../../lib/address/caip'
import type { SiwxConfig } from '../../ports/siwx'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../account/accountState'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectAllOtherConnections, selectOtherConnections } from '../multiWallet/multiWalletState'
import { selectNetworks } from '../network/networkSlice'
import { ask } from './askConfig'

const leaves = isAnyOf(disconnected, otherConnectionRemoved, signOutRequested)
/** Who is signed in is asked for first, and then told to leave. */
const SIGN_OUT_MS = 2 * SIWX_ANSWER_MS
const isHalt = (action: UnknownAction): action is UnknownAction => flowsHalted.match(action)

const addressesOf = (accounts: readonly Account[]) => accounts.map(({ address }) => address)

/** What is signed out: the wallet left, or stays connected and its visitor only signs out. */
interface Leaving {
  readonly namespace: Namespace
  readonly accounts: readonly Account[]
  readonly isStaying: boolean
}

/** Addresses of a chain family that a wallet shares which is not meant. */
function sharedIn(state: RootState, { namespace, isStaying }: Leaving): ReadonlySet<string> {
  const inUse = isStaying ? [] : selectAccountByNamespace(state, namespace).accounts
  const beside = selectOtherConnections(state, namespace).flatMap(({ accounts }) => accounts)
  return new Set(addressesOf([...inUse, ...beside]))
}

/** All sessions; where the visitor stays connected with another wallet, those of this one's accounts. */
async function forget(
  api: FlowApi,
  config: SiwxConfig,
  before: RootState,
  leaving: Leaving,
  signal: AbortSignal,
): Promise<void> {
  const state = api.getState()
  const { namespace, accounts, isStaying } = leaving
  const isAnyLeft =
    NAMESPACES.some(each => !(isStaying && each === namespace) && selectIsConnected(state, each)) ||
    Object.keys(selectAllOtherConnections(state)).length > 0
  if (!isAnyLeft) {
    await config.setSessions([])
    return
  }
  const shared = sharedIn(state, leaving)
  const addresses = addressesOf(accounts).filter(address => !shared.has(address))
  if (config.revokeAccounts) {
    await config.revokeAccounts(namespace, addresses, signal)
    return
  }
  const networks = selectNetworks(before).filter(network => network.namespace === namespace)
  for (const address of addresses) {
    const signed = await Promise.all(
      networks.map(async ({ caipNetworkId }) => {
        const sessions = await config.getSessions(caipNetworkId, address, signal)
        return sessions.length > 0 ? [caipNetworkId] : []
      }),
    )
    // One after the other: a configuration may read and write back one list.
    for (const caipNetworkId of signed.flat()) {
      if (signal.aborted) return // it was told that this failed
      await config.revokeSession(caipNetworkId, address)
    }
    if (signal.aborted) return
  }
}

/** The accounts of the wallet that is meant: the one in use, or one beside it. */
function accountsOf(
  { payload }: { readonly payload: { readonly namespace: Namespace } },
  before: RootState,
): readonly Account[] {
  const { namespace } = payload
  if (!('connectorId' in payload)) return selectAccountByNamespace(before, namespace).accounts
  const others = selectOtherConnections(before, namespace)
  return others.find(({ connectorId }) => connectorId === payload.connectorId)?.accounts ?? []
}

/** Signs out whoever disconnects or wants it. Ends with `signedOut` or `signOutFailed`; a disconnect waits for neither. */
export function registerSignOutFlow(startListening: AppStartListening) {
  return startListening({
    matcher: leaves,
    effect: async (action, api) => {
      const isWanted = signOutRequested.match(action)
      const { namespace } = action.payload
      // The tab where it happened has said so.
      if ('by' in action.payload && action.payload.by === 'otherTab') return
      if (!api.extra.siwx && !isWanted) return
      const before = api.getOriginalState()
      const leaving = { namespace, accounts: accountsOf(action, before), isStaying: isWanted }
      try {
        const { config, tellTabs } = await ask(api, isHalt, async service => service)
        if (isWanted || config.signOutOnDisconnect !== false) {
          const end = await raceUntil(api, isHalt, SIGN_OUT_MS, signal =>
            forget(api, config, before, leaving, signal),
          )
          if (end.kind === 'left') return
          if (end.kind === 'timedOut') throw new ModalError('SIWX_UNREACHABLE', 'setSessions')
          tellTabs()
        }
        if (isWanted) api.dispatch(signedOut({ namespace }))
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return
        api.extra.logger.log('warn', 'The page was not told that somebody signs out', thrown)
        const code = api.extra.siwx ? 'SIWX_SIGN_OUT_FAILED' : 'SIWX_NOT_ENABLED'
        if (isWanted)
          api.dispatch(
            signOutFailed({
              namespace,
              error: { code, detail: toErrorState(thrown, code).detail },
            }),
          )
      }
    },
  })
}
