import { TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import type { AppStartListening } from '../../store/listening'
import { selectAccountByNamespace } from '../account/accountState'
import { askWallet } from '../requests/askWallet'
import { selectCan } from '../connections/capabilitySelectors'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
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
        const answer = await askWallet(
          api,
          { kind: 'sign', namespace, connectorId, account: address },
          async signal => {
            const { wallets } = await api.extra.chains.load(namespace)
            return kind === 'message'
              ? wallets.signMessage(connectorId, address, String(content), signal)
              : wallets.signTypedData(connectorId, address, content, signal)
          },
        )
        if (answer.status === 'fulfilled') {
          api.dispatch(signSucceeded({ id, resultId: api.extra.secrets.put(answer.value) }))
        } else if (answer.status === 'rejected') {
          api.dispatch(signFailed({ id, error: answer.error }))
        }
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        api.dispatch(signFailed({ id, error: toErrorState(thrown, 'SIGN_FAILED') }))
      }
    },
  })
}
