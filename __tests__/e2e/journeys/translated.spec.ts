import { accountAt } from '@redux-wallet-modal/sandbox'
import { formatEther, parseEther } from 'viem'
import { translatePage } from '../../support/translatePage'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { expect, test } from '../support/test'

const SENDER = accountAt(0).address

test('a payment on a page that its browser translates shows the correct state at every step', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  const recipient = random.address()
  const units = random.between(1n, 10n ** 18n)
  const amount = formatEther(units)
  await chainOne.fund(SENDER, parseEther('50'))

  await host.goto()
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await expect(account.send).toBeVisible()
  await send.dialog.evaluate(translatePage)

  await account.send.click()
  await send.expectView('Send')
  await expect(send.dialog.locator('font').first()).toBeAttached()
  await send.choose('ETH')
  await expect(send.preview).toHaveText('Enter an amount')
  await send.amount.fill('9999999')
  await expect(send.preview).toHaveText('Not enough ETH')
  await send.amount.fill(amount)
  await expect(send.preview).toHaveText('Enter an address')
  await send.recipient.fill('not an address')
  await expect(send.preview).not.toHaveText('Review')
  await send.recipient.fill(recipient)
  await expect(send.preview).toHaveText('Review')
  await send.preview.click()

  await review.expectView('Review send')
  await expect(review.view).toContainText(`${amount} ETH`)
  await review.expectRecipient(recipient)
  await chainOne.holdBlocks()
  const declined = await ApprovalWindow.openedBy(page, () => review.confirm.click())
  await expect(review.view).toContainText('Approve in Sandbox Wallet')
  await declined.reject()
  await expect(review.view).toContainText('You declined in Sandbox Wallet')
  await expect(review.view).not.toContainText('Approve in Sandbox Wallet')
  await expect(review.view).toContainText(`${amount} ETH`)
  const approval = await ApprovalWindow.openedBy(page, () => review.tryAgain.click())
  await approval.approve()

  await review.expectView('Sending')
  await expect(review.view).toContainText('On its way')
  await expect(review.view).not.toContainText('Approve in')
  await expect(review.view).toContainText(`${amount} ETH to the address below`)
  await chainOne.mine()
  await review.expectView('Sent')
  await expect(review.view).not.toContainText('On its way')
  await expect(review.view).toContainText(`The address below received ${amount} ETH.`)
  await review.expectRecipient(recipient)
  expect(await chainOne.balanceOf(recipient)).toBe(units)
})
