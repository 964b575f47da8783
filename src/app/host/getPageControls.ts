import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'
import type { PageControls } from './PageControls'

const NOT_LOADED: Outcome = {
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: 'the part that the page uses' },
}

/** Creates the methods, whose code is fetched on first use. They take effect in call order. */
export function createPageControls(runtime: Runtime): PageControls {
  const lazyMethod = (name: keyof PageControls) =>
    ((...given: never[]) =>
      import('../page/pageMethods').then(
        ({ createPageMethods }) =>
          (createPageMethods(runtime)[name] as (...given: never[]) => unknown)(...given),
        () => NOT_LOADED,
      )) as never
  return {
    updateOptions: lazyMethod('updateOptions'),
    addNetwork: lazyMethod('addNetwork'),
    removeNetwork: lazyMethod('removeNetwork'),
    shake: lazyMethod('shake'),
    setLoading: lazyMethod('setLoading'),
    showToast: lazyMethod('showToast'),
    hideToast: lazyMethod('hideToast'),
    showAlert: lazyMethod('showAlert'),
    hideAlert: lazyMethod('hideAlert'),
    showView: lazyMethod('showView'),
    replaceView: lazyMethod('replaceView'),
    goBack: lazyMethod('goBack'),
    resetOnRamp: lazyMethod('resetOnRamp'),
  }
}

/**
 * Returns what a page can do with its modal beyond connecting: change options and networks, show
 * messages and views. For code inside and outside React.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const page = getPageControls(store)
 * await page.updateOptions({ features: { swaps: false } })
 * await page.showToast({ message: 'Welcome back', tone: 'positive' })
 */
export function getPageControls(hostStore: HostStore, modalKey = 'walletModal'): PageControls {
  const runtime = findRuntime(hostStore, modalKey)
  runtime.attach(hostStore)
  return createPageControls(runtime)
}
