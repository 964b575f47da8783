import { CONTRACTS } from '@redux-wallet-modal/sandbox'
import { parseEther, parseUnits, type Address, type Hex } from 'viem'
import { AccountView } from '../pages/AccountView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { newEmail } from '../support/newEmail'
import { random } from '../support/random'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

const MESSAGE = 'Hello from the example host'
const EVM = '?email=on&wallet=none&relay=none'

/** The signature that the host page printed, without the leading word. */
const signatureIn = async (result: { textContent(): Promise<string | null> }) =>
  ((await result.textContent()) ?? '').replace('done ', '') as Hex

test('field #5765: a visitor without a wallet signs in by email, signs, and is restored after a reload', async ({
  page,
  host,
  mailbox,
  chainOne,
}) => {
  const email = newEmail()
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(EVM)
  await expect(view.frame, 'no frame before the email is submitted').toHaveCount(0)
  await host.connectButton.click()
  await view.expectView('Connect wallet')
  await view.address.fill(email)
  await expect(view.frame, 'no frame before the email is submitted').toHaveCount(0)
  await view.address.press('Enter')
  await view.allowDevice(mailbox, email)
  await view.enterCode(mailbox, email)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) as Address

  const sign = async () => {
    await host.signMessage.click()
    await approval.expectRequest('Sign message')
    await expect(approval.review).toContainText(MESSAGE)
    await expect(approval.review).toContainText(new URL(page.url()).host)
    await approval.confirm()
    await expect(host.result).toHaveText(/^done 0x[\da-f]{130,}$/)
    await approval.expectClosed()
    const signature = await signatureIn(host.result)
    expect(await chainOne.hasSigned(address, MESSAGE, signature)).toBe(true)
  }
  await sign()

  await page.reload()
  await host.expectConnected(address)
  await sign()
})

test('a visitor rejects a signature, closes the card over another, and the next one still works', async ({
  page,
  host,
  mailbox,
}) => {
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())

  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.reject.click()
  await expect(host.result).toHaveText('rejected')
  await approval.expectClosed()

  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.close.click()
  await expect(host.result).toHaveText('rejected')
  await approval.expectClosed()

  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await page.keyboard.press('Escape')
  await expect(host.result).toHaveText('rejected')
  await approval.expectClosed()

  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x/)
})

test('a visitor sends the coin and a token from an email account, and both payments are on the chain', async ({
  page,
  host,
  mailbox,
  chainOne,
}) => {
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) as Address
  await chainOne.fund(address, parseEther('3'))
  await chainOne.mint(CONTRACTS.dollar, address, parseUnits('20', 6))

  const recipient = random.address()
  await host.accountButton.click()
  await page.getByTestId('wallet-features-send-button').or(account.send).first().click()
  await send.fill({ symbol: 'ETH', amount: '1.25', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await review.confirm.click()
  await approval.expectRequest(/send/i)
  await expect(approval.review).toContainText('1.25')
  await approval.confirm()
  await review.expectView('Sent')
  expect(await chainOne.balanceOf(recipient)).toBe(parseEther('1.25'))
  await review.button('Done').click()

  await page.getByTestId('wallet-features-send-button').or(account.send).first().click()
  await send.fill({ symbol: 'SUSD', amount: '7.5', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await review.confirm.click()
  await approval.expectRequest(/send/i)
  await expect(approval.review).toContainText('7.5')
  await approval.confirm()
  await review.expectView('Sent')
  expect(await chainOne.tokenBalanceOf(CONTRACTS.dollar, recipient)).toBe(parseUnits('7.5', 6))
})

test('a visitor signs out and back in by email, with the same address', async ({
  page,
  host,
  mailbox,
}) => {
  const email = newEmail()
  const view = new EmailView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
  const address = await host.read('address').textContent()

  await host.disconnect.click()
  await host.expectDisconnected()
  await expect(view.frame, 'the frame is gone').toHaveCount(0)
  await page.reload()
  await host.expectDisconnected()
  await expect(view.frame).toHaveCount(0)

  await host.connectButton.click()
  await view.enterAddress(email)
  // The site knows this browser, so it sends a code and no link.
  await view.enterCode(mailbox, email)
  await view.expectClosed()
  await host.expectConnected(address ?? '')
})

test('P21 a visitor without a pointer signs in by email, and signs in the frame', async ({
  page,
  host,
  mailbox,
}) => {
  const email = newEmail()
  const { keyboard } = page
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(EVM)
  await host.connectButton.focus()
  await keyboard.press('Enter')
  await view.expectView('Connect wallet')
  await tabTo(page, view.address)
  await keyboard.type(email)
  await keyboard.press('Enter')
  await view.allowDevice(mailbox, email)
  await expect(view.code).toBeFocused()
  await expect
    .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a code' })
    .toMatch(/^\d{6}/)
  await keyboard.type(await mailbox.code(email))
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')

  await host.signMessage.focus()
  await keyboard.press('Enter')
  await approval.expectRequest('Sign message')
  const isOnApprove = () =>
    approval.approve.evaluate(button => button.ownerDocument.activeElement === button)
  for (let presses = 0; presses < 8 && !(await isOnApprove()); presses += 1) {
    await keyboard.press('Tab')
  }
  expect(await isOnApprove(), 'the focus is in the frame, and reaches the button').toBe(true)
  await keyboard.press('Enter')
  await expect(host.result).toHaveText(/^done 0x/)
  await approval.expectClosed()

  // The opener has the focus again.
  await keyboard.press('Enter')
  await approval.expectRequest('Sign message')
})
