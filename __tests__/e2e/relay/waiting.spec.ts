import type { PocketControl } from '@redux-wallet-modal/sandbox'
import { parseEther, type Address } from 'viem'
import { AccountView } from '../pages/AccountView'
import type { HostPage } from '../pages/HostPage'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { connectOverRelay, POCKET } from '../support/connectOverRelay'
import type { Chain } from '../support/createChain'
import { random } from '../support/random'
import { expect, test } from '../support/test'
import { SOCKET_TROUBLE } from '../support/watchForTrouble'

const [FIRST] = POCKET as [Address]
/** P29. */
const EXPLAINED_MS = 5_000
/** Who waits this long is offered to look. */
const OFFERED_MS = 10_000
/** What a busy machine may need on top of a bound before it shows on the page. */
const SLACK_MS = 6_000

/** Connected over WalletConnect, with a payment in the wallet that nobody has answered yet. */
async function askForPayment(host: HostPage, pocket: PocketControl, chain: Chain) {
  const account = new AccountView(host.page)
  const send = new SendView(host.page)
  const review = new ReviewView(host.page)
  const recipient = random.address()
  await chain.fund(FIRST, parseEther('5'))
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.accountButton.click()
  await account.send.click()
  await send.fill({ symbol: 'ETH', amount: '0.1', recipient })
  await send.preview.click()
  await review.expectRecipient(recipient)
  await review.confirm.click()
  const question = await pocket.nextPending({ method: 'eth_sendTransaction' })
  return { question, recipient }
}

test('P29: a signature that cannot reach the relay is told on the page in time, and goes on when there is a way', async ({
  page,
  host,
  pocket,
  relay,
  trouble,
}) => {
  trouble.expect(SOCKET_TROUBLE)
  const told = page.getByTestId('wm-page-toast')
  await host.goto()
  await connectOverRelay(host, pocket)
  await pocket.next({ personal_sign: 'approve' })
  await relay.hang()
  await host.signMessage.click()
  await expect(told).toContainText('Connection to your wallet lost', {
    timeout: EXPLAINED_MS + SLACK_MS,
  })
  await relay.accept()
  await expect(host.result).toHaveText(/^done 0x/, { timeout: 20_000 })
  await expect(told).toHaveCount(0)
})

test('P29: who waits for a payment is told in place that the relay is gone, and the payment goes on when it is back', async ({
  page,
  host,
  pocket,
  relay,
  chainOne,
  trouble,
}) => {
  trouble.expect(SOCKET_TROUBLE)
  const account = new AccountView(page)
  const review = new ReviewView(page)
  const { question, recipient } = await askForPayment(host, pocket, chainOne)
  await relay.refuse()
  const told = page.getByTestId('wm-line-trouble')
  await expect(told).toContainText('Connection to your wallet lost', {
    timeout: EXPLAINED_MS + SLACK_MS,
  })
  await relay.accept()
  await review.button('Try again now').click()
  await expect(told).toHaveCount(0)
  await pocket.answer(question.id, true)
  await review.seeActivity()
  await account.expectActivity()
  expect((await chainOne.paymentTo(recipient)).status).toBe('success')
})

test('a payment’s wait can be left: the request stays in the wallet, and what it answers is still told', async ({
  page,
  host,
  pocket,
  chainOne,
}) => {
  const account = new AccountView(page)
  const review = new ReviewView(page)
  const { question, recipient } = await askForPayment(host, pocket, chainOne)
  await expect(page.getByText('The request stays in Sandbox Pocket.')).toBeVisible()
  await review.button('I approved it, check now').click({ timeout: OFFERED_MS + SLACK_MS })
  await expect(page.getByTestId('wm-checked')).toHaveText('Checked just now. No response yet.')
  await review.button('Stop waiting').click()
  const send = new SendView(page)
  await expect(send.preview).toBeVisible()
  await pocket.answer(question.id, true)
  await send.back.click()
  await account.activity.click()
  await expect(account.newest).toContainText('Sent')
  expect((await chainOne.paymentTo(recipient)).status).toBe('success')
})
