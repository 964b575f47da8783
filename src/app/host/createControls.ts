import { disconnectRequested } from '../../events/connectionEvents'
import { modalCloseRequested, modalExpected } from '../../events/modalEvents'
import type { Controls, Outcome, Methods } from './Controls'
import type { Runtime } from '../runtime/Runtime'

const notLoaded = (): Outcome => ({
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: '' },
})

/** The verbs of one modal. Their code is fetched with the first one that is used; orders are given at once. */
export function createControls(runtime: Runtime): Controls {
  const { dispatch } = runtime.store
  const methods = () => import('./methods').then(({ createMethods }) => createMethods(runtime))
  const quietly = <N extends keyof Methods>(name: N) =>
    ((...given: never[]) =>
      methods().then(
        all => (all[name] as (...args: never[]) => unknown)(...given),
        notLoaded,
      )) as Methods[N]
  const later = <N extends keyof Methods>(name: N) => {
    const run = quietly(name) as (...given: never[]) => unknown
    return ((...given: never[]) => {
      dispatch(modalExpected()) // what the verb will need is fetched beside it
      return run(...given)
    }) as Methods[N]
  }
  return {
    open: later('open'),
    connect: later('connect'),
    switchNetwork: later('switchNetwork'),
    signMessage: later('signMessage'),
    signTypedData: later('signTypedData'),
    getProvider: quietly('getProvider'),
    readBalance: quietly('readBalance'),
    report: quietly('report'),
    close: () => void dispatch(modalCloseRequested({ by: 'page' })),
    disconnect: namespace =>
      void dispatch(disconnectRequested(namespace === undefined ? {} : { namespace })),
  }
}
