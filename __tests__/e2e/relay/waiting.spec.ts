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
/** After this wait the modal offers a manual check. */
const OFFERED_MS = 10_000
/** Extra time that a busy machine may need before the page shows a bounded change. */
const SLACK_MS = 6_000

/** Connects over WalletConnect and leaves a payment request open in the wallet. */
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

test('P29: the page shows in time that a signature request cannot reach the relay, and continues it once the relay is back', async ({
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

test('P29: a visitor who waits for a payment sees in place that the relay is gone, and the payment continues when it is back', async ({
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

test('a visitor can leave a payment’s wait: the request stays in the wallet, and the page still shows its outcome', async ({
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
