import { accountAt } from '@redux-wallet-modal/sandbox'
import { verifyMessage } from 'ethers'
import { settled } from '../accessibility/settled'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { WalletsView } from '../pages/WalletsView'
import { beginConnected } from '../support/connectQuietly'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

const FIRST = accountAt(0).address
const SECOND = accountAt(1).address

test('P21: a visitor without a pointer switches to another account of the wallet, hears of it, goes on from there, and finds it after a reload', async ({
  page,
  host,
  wallet,
}) => {
  const account = new AccountView(page)
  const wallets = new WalletsView(page)
  const { keyboard } = page
  await host.goto('?relay=none')
  await beginConnected(host, wallet)
  // Both accounts are shared from here on.
  await wallet.switchAccount(1)
  await host.expectConnected(SECOND)
  await wallet.switchAccount(0)
  await host.expectConnected(FIRST)
  await wallet.policy({ '*': 'approve' })

  await tabTo(page, host.accountButton)
  await keyboard.press('Enter')
  await tabTo(page, account.dialog.getByTestId('wm-account-wallets'))
  await keyboard.press('Enter')
  await wallets.expectView('Wallets')
  await tabTo(page, wallets.switchTo(SECOND))
  await keyboard.press('Enter')
  await host.expectConnected(SECOND)
  await expect(wallets.spoken).toHaveText('Account switched')
  await expect(wallets.toast).toHaveText('Account switched')
  await expect(wallets.inUse).toContainText(SECOND.slice(-4))

  // The button that was pressed is gone: the heading has the focus, and Tab goes on into the view.
  await expect(wallets.switchTo(SECOND)).toHaveCount(0)
  await expect(wallets.heading).toBeFocused()
  await tabTo(page, wallets.copy)
  await settled(page)
  expect(await violationsOf(page)).toEqual([])

  await tabTo(page, wallets.switchTo(FIRST))
  await keyboard.press('Enter')
  await host.expectConnected(FIRST)
  await tabTo(page, wallets.switchTo(SECOND))
  await keyboard.press('Space')
  await host.expectConnected(SECOND)
  await keyboard.press('Escape')
  await account.expectView('Account')
  await keyboard.press('Escape')
  await account.expectClosed()
  await expect(host.accountButton).toBeFocused()

  // The wallet is asked to sign with the account that counts here, whichever it has in front.
  await host.signMessage.press('Enter')
  await expect(host.result).toHaveText(/^done 0x/)
  const signature = ((await host.result.textContent()) ?? '').replace('done ', '')
  expect(verifyMessage('Hello from the example host', signature)).toBe(SECOND)
  await page.reload()
  await host.expectConnected(SECOND)
})
