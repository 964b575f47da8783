import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther, type Hex } from 'viem'
import type { Page } from '@playwright/test'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { WaitingView } from '../pages/WaitingView'
import { beginSending } from '../support/beginSending'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

const FIRST = accountAt(0).address

/**
 * Simulates an extension that the visitor installs in another window: it responds to the next
 * request for announcements.
 */
const installMeanwhile = (page: Page) =>
  page.evaluate(() => {
    const provider = { request: () => Promise.reject(new Error('Not asked')), on: () => undefined }
    const info = {
      uuid: '350670db-19fa-4704-a166-e52e178b59d2',
      name: 'Newcomer',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: 'dev.newcomer',
    }
    const detail = Object.freeze({ info, provider })
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    )
  })

test('a visitor types a wallet’s name and connects it with Enter', async ({ page, host }) => {
  const choice = new ConnectView(page)
  await host.goto()
  await host.connectButton.click()
  await expect(choice.wallet('Sandbox Wallet')).toBeFocused()
  await page.keyboard.type('sand')
  await expect(choice.dialog.getByRole('combobox', { name: 'Find a wallet' })).toHaveValue('sand')
  await expect(choice.dialog.getByRole('option', { selected: true })).toContainText(
    'Sandbox Wallet',
  )
  await page.keyboard.press('Escape')
  await expect(choice.wallet('Sandbox Wallet')).toBeFocused()
  await page.keyboard.type('sand')
  await expect(choice.dialog.getByRole('option', { selected: true })).toBeVisible()
  const approval = await ApprovalWindow.openedBy(page, () => page.keyboard.press('Enter'))
  await approval.approve()
  await host.expectConnected(FIRST)
})

test('the card keeps its height and position from the request to the rejection', async ({
  page,
  host,
}) => {
  const choice = new ConnectView(page)
  const waiting = new WaitingView(page)
  await host.goto()
  await host.connectButton.click()
  const approval = await ApprovalWindow.openedBy(page, () =>
    choice.wallet('Sandbox Wallet').click(),
  )
  await waiting.expectView('Sandbox Wallet')
  // Nothing moves again until the answer.
  await expect(waiting.button('Try again')).toBeVisible()
  const asked = await waiting.card.boundingBox()
  await approval.reject()
  await expect(waiting.outcome).toContainText('Connection declined')
  await expect(waiting.chooseAnother).toBeVisible()
  expect(await waiting.card.boundingBox()).toEqual(asked)
})

test('a wallet that the visitor installs meanwhile is in the list on their return', async ({
  page,
  host,
}) => {
  const choice = new ConnectView(page)
  await host.goto()
  await host.connectButton.click()
  await choice.button('Get a wallet').click()
  await choice.expectView('Get a wallet')
  await expect(choice.view).toContainText('It appears in the list by itself')
  await installMeanwhile(page)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await choice.expectView('Connect wallet')
  await expect(choice.button(/^Newcomer\s*Just installed$/)).toBeFocused()
  await expect(choice.dialog.getByText('Newcomer is ready')).toBeAttached()
})

test('the account button follows a payment after the card is closed, and shows its outcome', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  const recipient: Hex = random.address()
  await chainOne.fund(FIRST, parseEther('50'))
  const { account, send, review } = await beginSending(host, wallet)
  await send.fill({ symbol: 'ETH', amount: '0.25', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await chainOne.holdBlocks()
  const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
  await approval.approve()
  await expect(review.view).toContainText('On its way')
  await review.close.click()
  await review.expectClosed()
  const thread = page.locator('[data-wm-part="payment-progress"]').first()
  await expect(thread).toBeVisible()
  await expect(thread.locator('[data-full]')).toHaveCount(3)
  await host.accountButton.click()
  await account.expectView('Activity')
  await account.close.click()
  await account.expectClosed()
  const status = page.getByTestId('wm-payment-status').first()
  await expect(status).toHaveText('Payment sent, not confirmed yet')
  await chainOne.mine()
  await expect
    .poll(() => status.textContent(), { intervals: [100], timeout: 30_000 })
    .toBe('Payment confirmed')
  await expect(thread).toBeHidden()
})

test('a visitor follows a payment by keyboard alone: the review and the button announce the remaining balance', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chainOne.fund(FIRST, parseEther('50'))
  await host.goto()
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await expect(account.balance).toContainText(/\d/)
  await tabTo(page, account.send)
  await page.keyboard.press('Enter')
  await send.fill({ symbol: 'ETH', amount: '0.25', recipient: random.address() })
  await expect(send.preview).toBeEnabled()
  await tabTo(page, send.preview)
  await page.keyboard.press('Enter')
  await review.expectView('Review send')
  // The arrow between the figures is visual; screen readers get words.
  const change = review.view.getByRole('definition').filter({ hasText: '→' })
  await expect(change.locator(':scope > :not([aria-hidden])')).toContainText(/\d.*\d/)
  await expect(review.confirm).not.toHaveAttribute('aria-disabled', 'true')
  await wallet.policy({ eth_sendTransaction: 'hang' })
  await tabTo(page, review.confirm)
  await page.keyboard.press('Enter')
  await expect(review.view.getByRole('status')).toContainText('Approve in Sandbox Wallet')

  await chainOne.holdBlocks()
  const { id } = await wallet.nextPending({ method: 'eth_sendTransaction' })
  await wallet.answer(id, true)
  await expect(review.view.getByRole('status')).toContainText('On its way')
  // Escape leads back to the form, as it does from every review.
  await tabTo(page, review.close)
  await page.keyboard.press('Enter')
  await review.expectClosed()
  await expect(host.accountButton).toBeFocused()
  const status = page.getByTestId('wm-payment-status').first()
  await expect(status).toHaveText('Payment sent, not confirmed yet')
  await expect(status).toHaveAttribute('role', 'status')
  await page.keyboard.press('Enter')
  await account.expectView('Activity')
  await page.keyboard.press('Escape')
  await account.expectClosed()
  await chainOne.mine()
  await expect(status).toHaveText('Payment confirmed')
})

test('after a payment the account’s figure rolls to the new balance, is announced once, and does not roll with reduced motion', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chainOne.fund(FIRST, parseEther('50'))
  await host.goto()
  await beginConnected(host, wallet)
  await wallet.policy({ eth_sendTransaction: 'approve' })
  await host.accountButton.click()
  await expect(account.balance).toContainText(/\d/)
  await account.send.click()
  await send.fill({ symbol: 'ETH', amount: '3.5', recipient: random.address() })
  await send.preview.click()
  await review.confirm.click()
  await review.expectView('Sent')
  await tabTo(page, review.toActivity)
  await page.keyboard.press('Enter')
  await account.expectActivity()
  const digits = account.balance.locator('[data-wm-part="rolling-digit"]')
  await expect(digits.first()).toBeVisible()
  const heard = account.balance.getByRole('status')
  await expect(heard).toHaveText(/^Balance \S*\d/)
  const drawn = (await account.balance.locator('> [aria-hidden="true"]').innerText()).trim()
  expect((await heard.textContent())?.replace('Balance ', '')).toBe(drawn)
  const moving = await digits.first().evaluate(each => each.getAnimations({ subtree: true }).length)
  expect(moving).toBe(0)
})
