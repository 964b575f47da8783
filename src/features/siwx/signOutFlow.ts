import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { SIWX_ANSWER_MS } from './siwxLimits'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { signedOut, signOutFailed, signOutRequested } from './siwxEvents'
import { NAMESPACES, type Namespace } from '../../lib/address/caip'
import type { SiwxConfig } from '../../ports/siwx'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../account/accountState'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectNetworks } from '../network/networkSlice'
import { ask } from './askConfig'

const leaves = isAnyOf(disconnected, signOutRequested)
/** Who is signed in is asked for first, and then told to leave. */
const SIGN_OUT_MS = 2 * SIWX_ANSWER_MS
const isHalt = (action: UnknownAction): action is UnknownAction => flowsHalted.match(action)

/** All sessions; where somebody stays connected on another chain family, those of this one's account. */
async function forget(
  api: FlowApi,
  config: SiwxConfig,
  before: RootState,
  namespace: Namespace,
  signal: AbortSignal,
): Promise<void> {
  const others = NAMESPACES.filter(
    each => each !== namespace && selectIsConnected(api.getState(), each),
  )
  if (others.length === 0) {
    await config.setSessions([])
    return
  }
  const { accounts } = selectAccountByNamespace(before, namespace)
  const addresses = accounts.map(({ address }) => address)
  if (config.revokeAccounts) {
    await config.revokeAccounts(namespace, addresses, signal)
    return
  }
  const networks = selectNetworks(before).filter(network => network.namespace === namespace)
  for (const address of addresses) {
    const kept = await Promise.all(
      networks.map(async ({ caipNetworkId }) => {
        const sessions = await config.getSessions(caipNetworkId, address, signal)
        return sessions.length > 0 ? [caipNetworkId] : []
      }),
    )
    // One after the other: a configuration may read and write back one list.
    for (const caipNetworkId of kept.flat()) {
      if (signal.aborted) return // it was told that this failed
      await config.revokeSession(caipNetworkId, address)
    }
    if (signal.aborted) return
  }
}

/** Signs out whoever disconnects or wants it. Ends with `signedOut` or `signOutFailed`; a disconnect waits for neither. */
export function registerSignOutFlow(startListening: AppStartListening) {
  return startListening({
    matcher: leaves,
    effect: async (action, api) => {
      const isWanted = signOutRequested.match(action)
      const { namespace } = action.payload
      // The tab where it happened has said so.
      if (disconnected.match(action) && action.payload.by === 'otherTab') return
      if (!api.extra.siwx && !isWanted) return
      const before = api.getOriginalState()
      try {
        const { config, tellTabs } = await ask(api, isHalt, async service => service)
        if (isWanted || config.signOutOnDisconnect !== false) {
          const end = await raceUntil(api, isHalt, SIGN_OUT_MS, signal =>
            forget(api, config, before, namespace, signal),
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
