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
const isHalt = (action: UnknownAction): action is UnknownAction => flowsHalted.match(action)

/** All sessions; where somebody stays connected on another chain family, those of this one's account. */
async function forget(api: FlowApi, config: SiwxConfig, before: RootState, namespace: Namespace) {
  const others = NAMESPACES.filter(
    each => each !== namespace && selectIsConnected(api.getState(), each),
  )
  if (others.length === 0) {
    await config.setSessions([])
    return
  }
  const { accounts } = selectAccountByNamespace(before, namespace)
  const networks = selectNetworks(before).filter(network => network.namespace === namespace)
  for (const { caipNetworkId } of networks) {
    for (const { address } of accounts) {
      const sessions = await config.getSessions(caipNetworkId, address)
      if (sessions.length > 0) await config.revokeSession(caipNetworkId, address)
    }
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
          const end = await raceUntil(api, isHalt, SIWX_ANSWER_MS, () =>
            forget(api, config, before, namespace),
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
