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
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectIsConnected } from '../../core/connections/connectionsSlice'
import {
  selectAllOtherConnections,
  selectOtherConnections,
} from '../../core/multiWallet/multiWalletState'
import { selectNetworks } from '../../core/network/networkSlice'
import { requestSiwx } from './askConfig'

const isSignOutTrigger = isAnyOf(disconnected, otherConnectionRemoved, signOutRequested)
/** Time for two requests: reading the sessions, and revoking them. */
const SIGN_OUT_MS = 2 * SIWX_ANSWER_MS
const isFlowsHalted = (action: UnknownAction): action is UnknownAction => flowsHalted.match(action)

const toAddresses = (accounts: readonly Account[]) => accounts.map(({ address }) => address)

/** What signs out: a wallet that disconnected, or (`isStaying`) one that stays connected. */
interface SignOutTarget {
  readonly namespace: Namespace
  readonly accounts: readonly Account[]
  readonly isStaying: boolean
}

/** Returns the namespace's addresses that another connection still uses; they stay signed in. */
function getSharedAddresses(
  state: RootState,
  { namespace, isStaying }: SignOutTarget,
): ReadonlySet<string> {
  const inUse = isStaying ? [] : selectAccountByNamespace(state, namespace).accounts
  const beside = selectOtherConnections(state, namespace).flatMap(({ accounts }) => accounts)
  return new Set(toAddresses([...inUse, ...beside]))
}

/** Removes all sessions, or this wallet's only while another wallet stays connected. */
async function revokeSessions(
  api: FlowApi,
  config: SiwxConfig,
  before: RootState,
  leaving: SignOutTarget,
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
  const shared = getSharedAddresses(state, leaving)
  const addresses = toAddresses(accounts).filter(address => !shared.has(address))
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
    // In sequence: a configuration may read and write back one list.
    for (const caipNetworkId of signed.flat()) {
      if (signal.aborted) return // the flow has already reported a time-out
      await config.revokeSession(caipNetworkId, address)
    }
    if (signal.aborted) return
  }
}

/** Returns the accounts of the wallet that left: the active one, or another connection's. */
function getLeavingAccounts(
  { payload }: { readonly payload: { readonly namespace: Namespace } },
  before: RootState,
): readonly Account[] {
  const { namespace } = payload
  if (!('connectorId' in payload)) return selectAccountByNamespace(before, namespace).accounts
  const others = selectOtherConnections(before, namespace)
  return others.find(({ connectorId }) => connectorId === payload.connectorId)?.accounts ?? []
}

/**
 * Signs out on request or disconnect, which does not wait. Ends with `signedOut` or
 * `signOutFailed`.
 */
export function registerSignOutFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isSignOutTrigger,
    effect: async (action, api) => {
      const isWanted = signOutRequested.match(action)
      const { namespace } = action.payload
      // That tab has already signed out.
      if ('by' in action.payload && action.payload.by === 'otherTab') return
      if (!api.extra.siwx && !isWanted) return
      const before = api.getOriginalState()
      const leaving = {
        namespace,
        accounts: getLeavingAccounts(action, before),
        isStaying: isWanted,
      }
      try {
        const { config, tellTabs } = await requestSiwx(api, isFlowsHalted, async service => service)
        if (isWanted || config.signOutOnDisconnect !== false) {
          const end = await raceUntil(api, isFlowsHalted, SIGN_OUT_MS, signal =>
            revokeSessions(api, config, before, leaving, signal),
          )
          if (end.kind === 'left') return
          if (end.kind === 'timedOut') throw new ModalError('SIWX_UNREACHABLE', 'setSessions')
          tellTabs()
        }
        if (isWanted) api.dispatch(signedOut({ namespace }))
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return
        api.extra.logger.log('warn', 'Signing out on the page failed', thrown)
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
