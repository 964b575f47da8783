import { modalExpected } from '../../events/modalEvents'
import { CONNECTING, fetchInTurn, preloadAccount, quietly } from './preloadNext'
import type { Runtime } from './Runtime'

interface Page extends Pick<Runtime, 'load' | 'engine' | 'observe' | 'observers' | 'store'> {
  readonly options: Pick<Runtime['options'], 'adapters'>
}

/**
 * For a page that nobody has touched: the first view, then what connecting a wallet of the page takes. Then, unless a session
 * is being taken back or somebody came near, flows begin to wait and the card is drawn in its closed dialog, each when there is time for it.
 */
export const preloadPage = (page: Page) => {
  const { options, store, load, engine, observers } = page
  let isUntouched = false
  preloadAccount(page)
  return quietly(
    fetchInTurn([
      () => import('./engine'),
      () => import('../shell/ModalShell'),
      ...options.adapters.map(adapter => () => adapter.fetchWallets?.()),
      ...CONNECTING,
      async () => {
        isUntouched = !engine()
        if (isUntouched) await load()
      },
      async () => {
        // No action, so that no wallet is looked for and nobody is asked.
        if (isUntouched) for (const hear of observers) hear(modalExpected(), store.getState())
      },
    ]),
  )
}
