import { modalPreloadRequested } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'
import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'
import type { Runtime } from '../runtime/Runtime'
import type { SignInOutcome, SiwxControls } from './SiwxControls'

const NOT_LOADED: SignInOutcome = {
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: 'signing in' },
}

/** Creates the methods of one modal. Their code is fetched on first use. */
export function createSiwxControls(runtime: Runtime): SiwxControls {
  const lazyMethod = (name: keyof SiwxControls) => (namespace?: Namespace) => {
    runtime.store.dispatch(modalPreloadRequested()) // Fetches what the method needs in parallel.
    return import('./siwxMethods').then(
      ({ createSiwxMethods }) => createSiwxMethods(runtime)[name](namespace),
      () => NOT_LOADED,
    )
  }
  return { signIn: lazyMethod('signIn'), signOut: lazyMethod('signOut') }
}

/**
 * Returns the sign-in methods, for code outside React.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const outcome = await getSiwx(store).signIn()
 */
export function getSiwx(hostStore: HostStore, modalKey = 'walletModal'): SiwxControls {
  const runtime = findRuntime(hostStore, modalKey)
  runtime.attach(hostStore)
  return createSiwxControls(runtime)
}
