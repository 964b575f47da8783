import { modalExpected } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'
import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'
import type { Runtime } from '../runtime/Runtime'
import type { SignInOutcome, SiwxControls } from './SiwxControls'

const NOT_LOADED: SignInOutcome = {
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: 'signing in' },
}

/** The verbs of one modal. Their code is fetched with the first one that is used. */
export function createSiwxControls(runtime: Runtime): SiwxControls {
  const later = (name: keyof SiwxControls) => (namespace?: Namespace) => {
    runtime.store.dispatch(modalExpected()) // what the verb will need is fetched beside it
    return import('./siwxMethods').then(
      ({ createSiwxMethods }) => createSiwxMethods(runtime)[name](namespace),
      () => NOT_LOADED,
    )
  }
  return { signIn: later('signIn'), signOut: later('signOut') }
}

/**
 * Signing in and out, for code outside React.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` where there is no modal in the store.
 * @example
 * const outcome = await getSiwx(store).signIn()
 */
export function getSiwx(hostStore: HostStore, modalKey = 'walletModal'): SiwxControls {
  const runtime = findRuntime(hostStore, modalKey)
  runtime.attach(hostStore)
  return createSiwxControls(runtime)
}
