import { accountAt } from '@redux-wallet-modal/sandbox'
import { formatEther, parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { arrowTo, tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

const FIRST = accountAt(0).address

async function approveByKeyboard({ popup, approveButton }: ApprovalWindow) {
  await tabTo(popup, approveButton)
  await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')])
}

test('P21: a visitor without a pointer connects and sends, always sees the focus, and gets it back on the opener', async ({
  page,
  host,
  chainOne,
}) => {
  const choice = new ConnectView(page)
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  const { keyboard } = page
  const units = random.between(parseEther('0.1'), parseEther('2'))
  const recipient = random.address()
  await chainOne.fund(FIRST, parseEther('10'))
  await host.goto()

  // The card opens with the focus on the most likely wallet, and Escape returns the focus.
  await tabTo(page, host.connectButton)
  await keyboard.press('Enter')
  await choice.expectView('Connect wallet')
  await expect(choice.wallet('Sandbox Wallet')).toBeFocused()
  await keyboard.press('Escape')
  await choice.expectClosed()
  await expect(host.connectButton).toBeFocused()

  await keyboard.press('Enter')
  await tabTo(page, choice.wallet('Sandbox Wallet'))
  const connection = await ApprovalWindow.openedBy(page, () => keyboard.press('Enter'))
  await approveByKeyboard(connection)
  await choice.expectClosed()
  await host.expectConnected(FIRST)

  // The opener is gone; the button that replaced it has the focus.
  await page.bringToFront() // the wallet's window was in front
  await expect(host.accountButton).toBeFocused()
  await keyboard.press('Enter')
  await account.expectView('Account')
  await tabTo(page, account.send)
  await keyboard.press('Enter')
  await send.expectView('Send')
  // With a mouse or a trackpad attached, the form preselects the coin and focuses the amount.
  await expect(send.amount).toBeFocused()
  await expect(send.chooseToken).toContainText('ETH')
  await tabTo(page, send.chooseToken)
  await keyboard.press('Enter')
  await send.expectView('Select a token')
  await expect(send.token('ETH')).toBeVisible()
  await tabTo(page, send.tokens.first())
  await arrowTo(page, send.token('ETH'))
  await keyboard.press('Enter')
  await send.expectView('Send')
  await expect(send.chooseToken).toContainText('ETH')
  await expect(send.amount).toBeFocused()
  await keyboard.type(formatEther(units))
  await tabTo(page, send.recipient)
  await keyboard.type(recipient)
  await expect(send.preview).toHaveText('Review')
  await keyboard.press('Enter')

  await review.expectView('Review send')
  await review.expectRecipient(recipient)
  await tabTo(page, review.confirm)
  await expect(review.confirm).toBeEnabled()
  const payment = await ApprovalWindow.openedBy(page, () => keyboard.press('Enter'))
  await approveByKeyboard(payment)
  await page.bringToFront()
  await review.expectView('Sent')
  await tabTo(page, review.toActivity)
  await keyboard.press('Enter')
  await account.expectActivity()
  await expect(account.newest).toContainText('Sent')
  const receipt = await chainOne.paymentTo(recipient)
  expect(receipt.status).toBe('success')
  expect(await chainOne.balanceOf(recipient)).toBe(units)
  await tabTo(page, account.rows(receipt.transactionHash))

  await keyboard.press('Escape')
  await account.expectClosed()
  await expect(host.accountButton).toBeFocused()

  await keyboard.press('Enter')
  await tabTo(page, account.disconnect)
  await keyboard.press('Enter')
  await host.expectDisconnected()
  await account.expectClosed()
  await expect(host.connectButton).toBeFocused()
})

test('P21: the arrow keys move through the account’s tabs, and the card keeps the Tab key inside', async ({
  page,
  host,
  wallet,
}) => {
  const account = new AccountView(page)
  const { keyboard } = page
  await host.goto()
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await account.expectView('Account')
  const tokens = account.dialog.getByRole('tab', { name: 'Tokens' })
  await tabTo(page, tokens)
  await keyboard.press('ArrowLeft')
  await expect(account.activity).toBeFocused()
  await account.expectActivity()
  await keyboard.press('ArrowRight')
  await expect(tokens).toBeFocused()
  await expect(tokens).toHaveAttribute('aria-selected', 'true')

  // Twice around: the focus alternates between the card and the browser's toolbar, never the page
  // behind.
  const expectNotBehind = async () => {
    const where = 'body, [data-testid="wm-root"]'
    const isOurs = await page.evaluate(at => document.activeElement?.matches(at), where)
    expect(isOurs, 'the page behind is out of reach').toBe(true)
  }
  for (const stop of [account.close, account.disconnect, account.close, account.disconnect]) {
    await tabTo(page, stop, 'Tab', expectNotBehind)
  }
})
