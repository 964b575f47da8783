import type { RelayControl } from '@redux-wallet-modal/sandbox'
import { sandboxUrls } from './sandboxUrls'

/** Returns the page’s own connections at the relay. */
export const clientsOf = async (relay: RelayControl) =>
  (await relay.state()).clients.filter(({ origin }) => origin === sandboxUrls.page)

/** Returns how many sockets to the relay the page holds open. */
export const socketsOf = async (relay: RelayControl): Promise<number> =>
  (await clientsOf(relay)).length
