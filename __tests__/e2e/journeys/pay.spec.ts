import { parseEther } from 'viem'
import { violationsOf } from '../accessibility/violationsOf'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { PayView } from '../pages/PayView'
import { ReviewView } from '../pages/ReviewView'
import { beginConnected } from '../support/connectQuietly'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const SHOP = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('a visitor without a pointer and without a wallet connects one on the way, pays the page, and the page receives the outcome', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  const pay = new PayView(page)
  const connect = new ConnectView(page)
  const review = new ReviewView(page)
  const { keyboard } = page
  await host.goto('?pay=on')
  const held = await chainOne.balanceOf(SHOP)

  await tabTo(page, pay.ask)
  await keyboard.press('Enter')
  await pay.expectView('Pay')
  await expect(pay.view).toContainText('0.25 ETH')
  await tabTo(page, pay.connect)
  await keyboard.press('Enter')
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await tabTo(page, connect.wallet('Sandbox Wallet'))
  await keyboard.press('Enter')

  await pay.expectView('Pay')
  await tabTo(page, pay.wallet)
  await keyboard.press('Enter')
  await pay.expectView('Review send')
  await review.expectRecipient(SHOP)
  await tabTo(page, review.confirm)
  await expect(review.confirm).toBeEnabled()
  const approval = await ApprovalWindow.openedBy(page, () => keyboard.press('Enter'))
  await approval.approve()
  await pay.expectDone('wallet')
  expect(await chainOne.balanceOf(SHOP)).toBe(held + parseEther('0.25'))
})

test('an exchange pays the page; a visitor who declines, has too little or leaves has paid nothing', async ({
  page,
  host,
  wallet,
  chainOne,
  services,
  trouble,
  checkout: _fresh,
}) => {
  trouble.expect(FAILED_REQUEST)
  const pay = new PayView(page)
  const review = new ReviewView(page)
  const axe = async (what: string) => expect(await violationsOf(page), what).toEqual([])
  await page.clock.install()
  await host.goto('?pay=on')
  await beginConnected(host, wallet)
  const held = await chainOne.balanceOf(SHOP)

  await pay.amount.fill('123456789')
  await pay.ask.click()
  await pay.wallet.click()
  await expect(pay.view).toContainText('Not enough ETH')
  await axe('too little')
  await pay.close.click()
  await expect(pay.result).toHaveText('rejected')

  // Declined in the wallet, then paid another way.
  await pay.amount.fill('0.5')
  await pay.ask.click()
  await wallet.policy({ eth_sendTransaction: 'reject' })
  await pay.wallet.click()
  await review.confirm.click()
  await expect(pay.view).toContainText(/declined/i)
  await pay.back.click()
  await pay.expectView('Pay')

  const shop = await pay.exchangeBy(() => pay.exchange.click())
  await expect(shop.address).toHaveText(SHOP)
  expect(await shop.page.evaluate(() => window.opener === null)).toBe(true)
  await pay.expectView('Pay from an exchange')
  await expect(pay.view).toContainText('Finish at Sandbox Exchange')
  await axe('at the exchange')
  expect(await chainOne.balanceOf(SHOP)).toBe(held)
  await shop.page.getByRole('button', { name: 'Pay' }).click()
  await shop.expectPaidOut()
  await shop.page.close()
  await pay.expectDone('exchange')
  expect(await chainOne.balanceOf(SHOP)).toBe(held + parseEther('0.5'))
  await pay.expectClosed()

  // The service is unreachable: a wallet can still pay.
  await services.break({ path: '/v1/json-rpc', status: 503 })
  await pay.ask.click()
  await expect(pay.view).toContainText('The exchanges couldn’t be loaded')
  await axe('without exchanges')
  await services.mend()
  await expect(pay.button(/^Try again in \d+ s$/)).toBeDisabled()
  await page.clock.fastForward(31_000)
  await pay.button('Try again').click()
  await expect(pay.exchange).toBeVisible()
})
