import { TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { SEND_TIMEOUT_MS } from '../../domain/limits'
import { flowsHalted } from '../../events/flowEvents'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening } from '../../store/listening'
import { selectAccountByNamespace } from '../account/accountState'
import { selectCan } from './capabilitySelectors'
import { selectConnectionByNamespace } from './connectionsSlice'
import { signFailed, signRequested, signSucceeded } from './signEvents'

/** Asks the connected wallet to sign. Ends with `signSucceeded` or `signFailed`; neither carries what was signed. */
export function registerSignFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: signRequested,
    effect: async ({ payload: { id, kind, namespace } }, api) => {
      const { connectorId } = selectConnectionByNamespace(api.getState(), namespace)
      const { address } = selectAccountByNamespace(api.getState(), namespace)
      const content = api.extra.secrets.take(id)
      try {
        if (connectorId === null || address === null)
          throw new ModalError('NOT_CONNECTED', 'No wallet is connected')
        const needed = kind === 'message' ? 'signMessage' : 'signTypedData'
        if (!selectCan(api.getState(), namespace, needed))
          throw new ModalError('UNSUPPORTED_METHOD', needed)
        const outcome = await raceUntil(
          api,
          sessionOver(namespace),
          SEND_TIMEOUT_MS,
          async signal => {
            const { wallets } = await api.extra.chains.load(namespace)
            return kind === 'message'
              ? wallets.signMessage(connectorId, address, String(content), signal)
              : wallets.signTypedData(connectorId, address, content, signal)
          },
        )
        if (outcome.kind === 'done') {
          api.dispatch(signSucceeded({ id, resultId: api.extra.secrets.put(outcome.value) }))
          return
        }
        if (outcome.kind === 'left' && flowsHalted.match(outcome.action)) return
        throw new ModalError(outcome.kind === 'timedOut' ? 'SIGN_TIMEOUT' : 'SESSION_ENDED')
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        api.dispatch(signFailed({ id, error: toErrorState(thrown, 'SIGN_FAILED') }))
      }
    },
  })
}
