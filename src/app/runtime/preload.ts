import { CONNECTING, fetchInTurn, quietly, type Adapters } from './preloadNext'

/** For a page that nobody has touched: the first view, then what connecting a wallet of the page takes. */
export const preloadPage = (adapters: Adapters) =>
  quietly(
    fetchInTurn([
      () => import('./engine'),
      () => import('../shell/ModalShell'),
      ...adapters.map(adapter => () => adapter.fetchWallets?.()),
      ...CONNECTING,
    ]),
  )
