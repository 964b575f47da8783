import { CONNECTING, fetchInTurn, quietly } from './preloadNext'
import type { Runtime } from './Runtime'

interface Page extends Pick<Runtime, 'load' | 'foretell'> {
  readonly options: Pick<Runtime['options'], 'adapters'>
}

/**
 * For a page that nobody has touched: the first view, then what connecting a wallet of the page takes. Then, unless a session
 * is being taken back, flows begin to wait and the card is drawn in its closed dialog, each when there is time for it.
 */
export const preloadPage = ({ options, load, foretell }: Page, isRestoring: boolean) =>
  quietly(
    fetchInTurn([
      () => import('./engine'),
      () => import('../shell/ModalShell'),
      ...options.adapters.map(adapter => () => adapter.fetchWallets?.()),
      ...CONNECTING,
      ...(isRestoring ? [] : [load, async () => foretell()]),
    ]),
  )
