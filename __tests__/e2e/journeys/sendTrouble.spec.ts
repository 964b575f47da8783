import { accountAt, CONTRACTS } from '@redux-wallet-modal/sandbox'
import { formatEther, formatUnits, parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginSending } from '../support/beginSending'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { revertingToken } from '../support/revertingToken'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const SENDER = accountAt(0).address

test.describe('a payment that cannot be made', () => {
  test('an excess amount is reported at the field; a full balance with no room for the fee is reported on review and after the failure, and the form is kept', async ({
    page,
    host,
    wallet,
    chainOne,
  }) => {
    const held = random.between(parseEther('1'), parseEther('2'))
    const recipient = random.address()
    const all = { symbol: 'ETH', amount: formatEther(held), recipient }
    await chainOne.fund(SENDER, held)
    const { account, send, review } = await beginSending(host, wallet)

    await send.fill({ ...all, amount: formatEther(held + 1n) })
    await expect(send.view).toContainText('More than you have')
    await expect(send.preview).toHaveText('Not enough ETH')
    await expect(send.preview).toBeDisabled()

    await send.amount.fill(all.amount)
    await expect(send.view).not.toContainText('More than you have')
    await send.preview.click()
    await expect(review.notices).toContainText('Not enough ETH for the network fee')
    await expect(review.confirm).toBeDisabled()
    await review.tick('even though it’s likely to fail')
    await expect(review.confirm).toBeEnabled()
    const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
    await approval.approve()
    await expect(review.view).toContainText('Not sent')
    await expect(review.view).toContainText('Not enough for the amount and the network fee')
    expect(await chainOne.balanceOf(SENDER)).toBe(held)

    await review.changeAmount.click()
    await send.expectForm(all)

    // Lowered as the message advises, the payment is sent.
    const less = held - parseEther('0.5')
    await send.amount.fill(formatEther(less))
    await send.preview.click()
    const second = await ApprovalWindow.openedBy(page, () => review.confirm.click())
    await second.approve()
    await review.seeActivity()
    await account.expectActivity()
    await expect(account.newest).toContainText('Sent')
    expect(await chainOne.balanceOf(recipient)).toBe(less)
  })

  test('an address that is too short shows how many characters are missing, and completing it is enough', async ({
    host,
    wallet,
    chainOne,
  }) => {
    const missing = Number(random.between(2n, 30n))
    const recipient = random.address()
    const amount = formatEther(random.between(1n, parseEther('1')))
    await chainOne.fund(SENDER, parseEther('5'))
    const { send, review } = await beginSending(host, wallet)
    await send.fill({ symbol: 'ETH', amount, recipient: '' })
    // The text may become a name: no message before the field loses focus.
    await send.recipient.pressSequentially('bob', { delay: 20 })
    await expect(send.recipient).not.toHaveAttribute('aria-invalid')
    await expect(send.view).not.toContainText('missing')
    await send.amount.focus()
    await expect(send.view).toContainText('This isn’t an address or a name')
    await send.recipient.fill(recipient.slice(0, -missing))
    await expect(send.view).toContainText(`${String(missing)} characters are missing`)
    await expect(send.recipient).toHaveAttribute('aria-invalid', 'true')
    await expect(send.preview).toHaveText('Check the address')
    await expect(send.preview).toBeDisabled()
    await send.recipient.press('Enter')
    await send.expectForm({ symbol: 'ETH', amount, recipient: recipient.slice(0, -missing) })

    await send.recipient.fill(recipient)
    await send.preview.click()
    await review.expectView('Review send')
    await review.expectRecipient(recipient)
  })

  test('a name that cannot be looked up shows that, and a resolved one keeps the amount', async ({
    page,
    host,
    wallet,
    trouble,
    chainOne,
  }) => {
    trouble.expect(FAILED_REQUEST)
    const amount = formatEther(random.between(1n, parseEther('1')))
    await chainOne.fund(SENDER, parseEther('5'))
    const { send, review } = await beginSending(host, wallet)
    const lookups = `${sandboxUrls.blockchainApi}/v1/profile/**`
    await page.route(lookups, route => route.abort('connectionrefused'))
    await send.fill({ symbol: 'ETH', amount, recipient: 'alice.reown.id' })
    await expect(send.view).toContainText('The name couldn’t be looked up', { timeout: 20_000 })
    await expect(send.preview).toHaveText('Try again')
    await send.expectForm({ symbol: 'ETH', amount, recipient: 'alice.reown.id' })

    // An unregistered name differs from a failed lookup.
    await page.unroute(lookups)
    await send.recipient.fill('nobody.reown.id')
    await expect(send.view).toContainText('This name isn’t registered')
    await send.recipient.fill('bobby.reown.id')
    await expect(send.preview).toHaveText('Review')
    await send.preview.click()
    await review.expectRecipient(accountAt(1).address)
    await expect(review.view).toContainText(`${amount} ETH`)
    await expect(review.view).toContainText('bobby.reown.id')
  })
})

test.describe('an invalid token', () => {
  test('an address without a token contract is left out, and the other tokens are listed', async ({
    page,
    host,
    wallet,
    services,
    trouble,
    chainOne,
  }) => {
    trouble.expect(FAILED_REQUEST)
    const account = new AccountView(page)
    const nothing = random.address()
    const units = random.between(1n, 10n ** 9n)
    await chainOne.fund(SENDER, parseEther('5'))
    await chainOne.mint(CONTRACTS.dollar, SENDER, units)
    const held = await chainOne.tokenBalanceOf(CONTRACTS.dollar, SENDER)
    // Without the balance service, only the page's tokens are known, read from the chain itself.
    await services.break({ path: '/v1/account/*/balance', status: 503 })
    await host.goto(`?tokens=${nothing},${CONTRACTS.dollar}`)
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await expect(account.token('Sandbox Dollar')).toBeVisible({ timeout: 20_000 })
    await expect(account.token('Ether')).toBeVisible()
    await expect(account.tokens).toHaveCount(2)

    const send = new SendView(page)
    await account.send.click()
    await send.choose('SUSD')
    await send.view.getByRole('button', { name: /^Use max/ }).click()
    await expect(send.amount).toHaveValue(formatUnits(held, 6))
  })

  test('a token that refuses the transfer is detected before anything is signed, and the form is kept', async ({
    page,
    host,
    wallet,
    services,
    trouble,
    chainOne,
  }) => {
    trouble.expect(FAILED_REQUEST)
    const contract = random.address()
    await chainOne.fund(SENDER, parseEther('5'))
    await chainOne.place(revertingToken('STUCK', parseEther('1000')), contract)
    const amount = formatEther(random.between(1n, parseEther('1000')))
    const payment = { symbol: 'STUCK', amount, recipient: random.address() }
    await services.break({ path: '/v1/account/*/balance', status: 503 })
    const { send, review } = await beginSending(host, wallet, `?tokens=${contract}`)
    await send.fill(payment)
    await send.preview.click()
    await expect(review.notices).toContainText('This transaction is likely to fail')
    await expect(review.notices).toContainText(
      'The contract at this address would reject this payment',
    )

    await expect(review.confirm).toBeDisabled()
    await review.tick('even though it’s likely to fail')

    const sentBefore = await chainOne.sentBy(SENDER)
    const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
    await approval.reject()
    await expect(review.view).toContainText('You declined in Sandbox Wallet')
    await review.cancel.click()
    await send.expectForm(payment)
    expect(await chainOne.sentBy(SENDER)).toBe(sentBefore)
  })
})

test('P34: an unreachable chain is reported as such, never shown as a zero balance; the form survives and is sent later', async ({
  page,
  host,
  wallet,
  services,
  trouble,
  chainOne,
}) => {
  trouble.expect(FAILED_REQUEST)
  const units = random.between(1n, parseEther('1'))
  const payment = { symbol: 'ETH', amount: formatEther(units), recipient: random.address() }
  await chainOne.fund(SENDER, parseEther('5'))
  const { account, send, review } = await beginSending(host, wallet)
  await send.fill(payment)

  await page.route(`${chainOne.url}/**`, route => route.abort('connectionrefused'))
  await page.route(`http://localhost:${new URL(chainOne.url).port}/**`, route =>
    route.abort('connectionrefused'),
  )
  await send.preview.click()
  await expect(review.notices).toContainText('Sandbox One isn’t responding', { timeout: 20_000 })
  await expect(review.notices).toContainText('Not checked with the network')
  await expect(review.notices).not.toContainText('likely to fail')
  await review.cancel.click()
  await send.expectForm(payment)

  // A balance read a moment ago may still be shown; without it, the balance is unknown.
  await services.break({ path: '/v1/account/*/balance', status: 503 })
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/cache/.test(key)) localStorage.removeItem(key)
  })
  await page.reload()
  await host.expectConnected(SENDER)
  await host.accountButton.click()
  await expect(account.balance).toContainText('Balance unavailable', { timeout: 20_000 })
  await expect(host.read('balance')).toHaveText('unknown')

  await services.mend()
  await page.unrouteAll()
  await page.reload()
  await host.expectConnected(SENDER)
  await host.accountButton.click()
  await account.send.click()
  await send.fill(payment)
  await send.preview.click()
  const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
  await approval.approve()
  await review.seeActivity()
  await account.expectActivity()
  await expect(account.newest).toContainText('Sent')
  expect(await chainOne.balanceOf(payment.recipient)).toBe(units)
})

test('a payment that the wallet may have sent before a reload can be requested again only after a warning', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  const payment = { symbol: 'ETH', amount: '0.01', recipient: random.address() }
  await chainOne.fund(SENDER, parseEther('5'))
  await host.goto()
  await beginConnected(host, wallet)
  const reviewPayment = async () => {
    await host.accountButton.click()
    await account.send.click()
    await send.fill(payment)
    await send.preview.click()
    await review.expectView('Review send')
  }
  await reviewPayment()
  await expect(review.view).not.toContainText('This may have been sent already')
  await ApprovalWindow.openedBy(page, () => review.confirm.click())
  await expect(review.view).toContainText('Approve in Sandbox Wallet')

  await page.reload()
  await host.expectConnected(SENDER)
  await reviewPayment()
  await expect(review.view).toContainText('This may have been sent already')
  await expect(review.confirm).toBeDisabled()
})
