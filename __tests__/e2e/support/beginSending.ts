import type { WalletControl } from '@redux-wallet-modal/sandbox'
import { AccountView } from '../pages/AccountView'
import type { HostPage } from '../pages/HostPage'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginConnected } from './connectQuietly'

/** Connects the wallet and opens the empty send form. */
export async function beginSending(host: HostPage, wallet: WalletControl, query = '') {
  const { page } = host
  const views = {
    account: new AccountView(page),
    send: new SendView(page),
    review: new ReviewView(page),
  }
  await host.goto(query)
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await views.account.send.click()
  return views
}
