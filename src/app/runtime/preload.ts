import { discoveryRequested, modalPreloadRequested } from '../../events/modalEvents'
import { getLanguageChunk } from '../host/hooks/useLanguageTexts'
import { FIRST_STEPS } from '../../strings/steps'
import { fetchConnecting, fetchWhenIdle, preloadAccount, ignoreErrors } from './preloadNext'
import type { Runtime } from './Runtime'

interface Page extends Pick<Runtime, 'load' | 'engine' | 'observe' | 'observers' | 'store'> {
  readonly options: Pick<Runtime['options'], 'adapters' | 'languages'>
}

/** In one round trip: on a slow connection, sequential requests would take too long. */
const fetchFirstView = (page: Page) =>
  Promise.all([
    import('./engine'),
    import('../shell/ModalShell'),
    getLanguageChunk(page, page.store.getState().theme.locale, FIRST_STEPS)(),
    ...page.options.adapters.map(async adapter => adapter.fetchWallets?.()),
  ])

/**
 * Fetches the first view of a page without interaction. Unless a session is being restored or the
 * user has approached the modal, then starts the flows, triggers discovery and pre-renders the
 * closed dialog, each when idle; then fetches the code for connecting.
 */
export const preloadPage = (page: Page) => {
  const { store, load, engine, observers } = page
  let isUntouched = false
  preloadAccount(page)
  return ignoreErrors(
    fetchWhenIdle([
      () => fetchFirstView(page),
      async () => {
        isUntouched = !engine()
        if (isUntouched) await load()
      },
      async () => {
        if (isUntouched) store.dispatch(discoveryRequested())
      },
      async () => {
        // Not dispatched: this only pre-renders and sends no request.
        if (isUntouched)
          for (const hear of observers) hear(modalPreloadRequested(), store.getState())
      },
      () => fetchConnecting(page),
    ]),
  )
}
