import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnectRequested } from '../../events/connectionEvents'
import { modalCloseRequested, modalExpected } from '../../events/modalEvents'
import type { Controls, Outcome, Methods } from './Controls'
import type { Runtime } from '../runtime/Runtime'

const notLoaded = (): Outcome => ({
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: 'methods' },
})

/** The methods of one modal. Their code is fetched when the first one is used; `close` and `disconnect` dispatch at once. */
export function createControls(runtime: Runtime): Controls {
  const { dispatch } = runtime.store
  const methods = () => import('./methods').then(({ createMethods }) => createMethods(runtime))
  /** A method that was called, while its code is on its way. */
  let begun: ReturnType<typeof methods> | undefined
  const quietly = <N extends keyof Methods>(name: N, code = methods) =>
    ((...given: never[]) =>
      code().then(
        all => (all[name] as (...args: never[]) => unknown)(...given),
        notLoaded,
      )) as Methods[N]
  const later = <N extends keyof Methods>(name: N) =>
    quietly(name, () => {
      dispatch(modalExpected()) // what the method will need is fetched beside it
      begun = methods().finally(() => {
        begun = undefined
      })
      return begun
    })
  /** At once, but not before what was called earlier. */
  const inTurn = (action: UnknownAction) => {
    const send = () => void dispatch(action)
    if (begun) begun.then(send, send)
    else send()
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
    close: () => inTurn(modalCloseRequested({ by: 'page' })),
    disconnect: namespace =>
      inTurn(disconnectRequested(namespace === undefined ? {} : { namespace })),
  }
}
