import { discoveryRequested, modalExpected } from '../../events/modalEvents'
import { spokenPart } from '../host/hooks/useSpoken'
import { FIRST_STEPS } from '../../strings/steps'
import { fetchConnecting, fetchInTurn, preloadAccount, quietly } from './preloadNext'
import type { Runtime } from './Runtime'

interface Page extends Pick<Runtime, 'load' | 'engine' | 'observe' | 'observers' | 'store'> {
  readonly options: Pick<Runtime['options'], 'adapters' | 'languages'>
}

/** In one round: on a slow line a visitor is done looking before files have come one after the other. */
const fetchFirstView = (page: Page) =>
  Promise.all([
    import('./engine'),
    import('../shell/ModalShell'),
    spokenPart(page, page.store.getState().theme.locale, FIRST_STEPS)(),
    ...page.options.adapters.map(async adapter => adapter.fetchWallets?.()),
  ])

/**
 * For a page that nobody has touched: the first view. Then, unless a session is being taken back or somebody came near, flows
 * begin to wait, the wallets of this browser tell that they are there, and the card is drawn in its closed dialog, each when
 * there is time for it; then what connecting a wallet of the page takes.
 */
export const preloadPage = (page: Page) => {
  const { store, load, engine, observers } = page
  let isUntouched = false
  preloadAccount(page)
  return quietly(
    fetchInTurn([
      () => fetchFirstView(page),
      async () => {
        isUntouched = !engine()
        if (isUntouched) await load()
      },
      async () => {
        if (isUntouched) store.dispatch(discoveryRequested())
      },
      async () => {
        // No action: this is for what is drawn, and asks nobody.
        if (isUntouched) for (const hear of observers) hear(modalExpected(), store.getState())
      },
      () => fetchConnecting(page),
    ]),
  )
}
