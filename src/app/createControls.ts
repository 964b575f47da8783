import { disconnectRequested } from '../events/connectionEvents'
import { modalCloseRequested, modalExpected } from '../events/modalEvents'
import type { Controls } from './Controls'
import type { Runtime } from './Runtime'

/** The verbs of one modal. Their code is fetched with the first one that is used; orders are given at once. */
export function createControls(runtime: Runtime): Controls {
  const { dispatch } = runtime.store
  const verbs = () => {
    dispatch(modalExpected()) // what the verb will need is fetched beside it
    return import('./verbs').then(({ createVerbs }) => createVerbs(runtime))
  }
  return {
    open: options => verbs().then(({ open }) => open(options)),
    connect: (connectorId, namespace) =>
      verbs().then(({ connect }) => connect(connectorId, namespace)),
    switchNetwork: networkId => verbs().then(({ switchNetwork }) => switchNetwork(networkId)),
    signMessage: (message, namespace) =>
      verbs().then(({ signMessage }) => signMessage(message, namespace)),
    signTypedData: (typedData, namespace) =>
      verbs().then(({ signTypedData }) => signTypedData(typedData, namespace)),
    getProvider: namespace => verbs().then(({ getProvider }) => getProvider(namespace)),
    close: () => void dispatch(modalCloseRequested({ by: 'page' })),
    disconnect: namespace =>
      void dispatch(disconnectRequested(namespace === undefined ? {} : { namespace })),
  }
}
