import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnectRequested } from '../../events/connectionEvents'
import {
  modalCloseRequested,
  modalOpenFailed,
  modalPreloadRequested,
} from '../../events/modalEvents'
import {
  selectConnectionByNamespace,
  selectStoredConnectorIds,
} from '../../core/connections/connectionsSlice'
import { selectModalPhase } from '../../core/modal/modalSelectors'
import { NAMESPACES } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import type { Controls, Outcome, Methods } from './Controls'
import type { Runtime } from '../runtime/Runtime'

const notLoaded = (): Outcome => ({
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: '' },
})

/**
 * Creates the methods of one modal. Their code is fetched on first use, except `close` and
 * `disconnect`, which dispatch immediately.
 */
export function createControls(runtime: Runtime): Controls {
  const { dispatch } = runtime.store
  const methods = () => import('./methods').then(({ createMethods }) => createMethods(runtime))
  const lazyMethod = <N extends keyof Methods>(name: N) =>
    ((...given: never[]) =>
      methods().then(
        all => (all[name] as (...args: never[]) => unknown)(...given),
        notLoaded,
      )) as Methods[N]
  const preloadingMethod = <N extends keyof Methods>(name: N) => {
    const run = lazyMethod(name) as (...given: never[]) => unknown
    return ((...given: never[]) => {
      dispatch(modalPreloadRequested()) // Fetches what the method needs in parallel.
      return run(...given)
    }) as Methods[N]
  }
  /** Dispatches immediately, even before the code has loaded; resolves by state. */
  const order = (action: UnknownAction, isOver: (state: RootState) => boolean) =>
    new Promise<Outcome>(resolve => {
      const end = (outcome: Outcome) => {
        stop()
        resolve(outcome)
      }
      const look = () => {
        if (isOver(runtime.store.getState())) end({ status: 'done', value: undefined })
      }
      const stop = runtime.observe(heard => {
        if (modalOpenFailed.match(heard)) end(notLoaded())
        else look()
      })
      dispatch(action)
      look()
    })
  return {
    open: preloadingMethod('open'),
    connect: preloadingMethod('connect'),
    switchNetwork: preloadingMethod('switchNetwork'),
    signMessage: preloadingMethod('signMessage'),
    signTypedData: preloadingMethod('signTypedData'),
    getProvider: lazyMethod('getProvider'),
    readBalance: lazyMethod('readBalance'),
    updateEmail: preloadingMethod('updateEmail'),
    report: lazyMethod('report'),
    close: () =>
      order(modalCloseRequested({ by: 'page' }), state => selectModalPhase(state) === 'closed'),
    disconnect: namespace =>
      order(disconnectRequested(namespace === undefined ? {} : { namespace }), state =>
        (namespace === undefined ? NAMESPACES : [namespace]).every(
          each =>
            selectConnectionByNamespace(state, each).connectorId === null &&
            selectStoredConnectorIds(state)[each] === undefined,
        ),
      ),
  }
}
