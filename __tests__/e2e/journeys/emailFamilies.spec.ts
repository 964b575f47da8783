import { CONTRACTS } from '@redux-wallet-modal/sandbox'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { parseEther, parseUnits, type Address } from 'viem'
import { AccountSettingsView } from '../pages/AccountSettingsView'
import { AccountView } from '../pages/AccountView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import type { HostPage } from '../pages/HostPage'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { SwapView } from '../pages/SwapView'
import { moveTo } from '../support/moveTo'
import { newEmail } from '../support/newEmail'
import { signInByEmail } from '../support/signInByEmail'
import { airdropTo, LAMPORTS, lamportsOf, newSolanaAddress } from '../support/solanaChain'
import { expect, test } from '../support/test'

const MESSAGE = 'Hello from the example host'
const BOTH = '?email=on&wallet=none&relay=none&families=eip155,solana'

async function signOnSolana(host: HostPage, approval: ApprovalFrame, owner: string) {
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await expect(approval.review).toContainText(MESSAGE)
  await approval.confirm()
  await expect(host.result).toHaveText(/^done [1-9A-HJ-NP-Za-km-z]{80,90}$/)
  const signature = base58.decode(((await host.result.textContent()) ?? '').replace('done ', ''))
  const text = new TextEncoder().encode(MESSAGE)
  expect(ed25519.verify(signature, text, base58.decode(owner))).toBe(true)
}

test('email: a visitor can choose a name for the EVM account, and not for the Solana one', async ({
  page,
  host,
  mailbox,
}) => {
  const settings = new AccountSettingsView(page)
  const chooseName = settings.dialog.getByTestId('account-choose-name-button')
  await signInByEmail(host, mailbox, { query: `${BOTH}&names=on` })
  await settings.open(host)
  await expect(chooseName).toBeVisible()
  await settings.close.click()
  await settings.expectClosed()
  await moveTo(host, 'Sandbox Solana')
  await expect(host.read('status')).toHaveText('connected')
  await page.waitForLoadState('networkidle')
  await settings.open(host)
  await expect(settings.button('Disconnect')).toBeVisible()
  await expect(chooseName).toHaveCount(0)
})

test('one login has an account on EVM and one on Solana, which signs, sends, and is restored after a reload', async ({
  page,
  host,
  mailbox,
}) => {
  test.setTimeout(90_000)
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  await host.goto(BOTH)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  await expect(host.read('address')).toHaveText(/^0x/)

  await moveTo(host, 'Sandbox Solana')
  await expect(host.read('status')).toHaveText('connected')
  const owner = (await host.read('address').textContent()) ?? ''
  expect(base58.decode(owner)).toHaveLength(32)
  await signOnSolana(host, approval, owner)

  await airdropTo(owner, 3 * LAMPORTS)
  const recipient = newSolanaAddress()
  await host.accountButton.click()
  await account.send.click()
  await send.fill({ symbol: 'SOL', amount: '1.5', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await review.confirm.click()
  await approval.expectRequest(/send/i)
  await expect(approval.review).toContainText('1.5')
  await approval.confirm()
  await review.expectView('Sent')
  expect(await lamportsOf(recipient)).toBe(1.5 * LAMPORTS)
  await review.close.click()

  await page.reload()
  await host.expectConnected(owner)
  await signOnSolana(host, approval, owner)
})

test('an email account moves to another network, and swaps a token with an approval', async ({
  page,
  host,
  mailbox,
  swapChain,
  api: _api,
}) => {
  test.setTimeout(90_000)
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  const swap = new SwapView(page)
  await host.goto('?email=on&wallet=none&relay=none&networks=swap')
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  await expect(host.read('address')).toHaveText(/^0x/)
  const owner = (await host.read('address').textContent()) as Address
  await swapChain.fund(owner, parseEther('5'))
  await swapChain.mint(CONTRACTS.dollar, owner, parseUnits('500', 6))
  await expect(host.read('network')).toHaveText('Sandbox Base')

  await page.getByLabel('View').selectOption('Swap')
  await page.getByTestId('open').click()
  await swap.expectView('Swap')
  await swap.choose(swap.source, 'SUSD')
  await swap.choose(swap.target, 'ETH')
  await swap.amount.fill('120')
  await swap.expectQuote()
  await swap.review.click()
  await swap.expectView('Review swap')
  await swap.expectReady()
  await swap.confirm.click()
  await approval.expectRequest(/allow|approve|spend|token/i)
  await expect(approval.review).toContainText('120')
  await approval.confirm()
  await swap.expectView('Review swap')
  await expect(swap.confirm).toHaveAccessibleName('Swap 120 SUSD')
  await swap.expectReady()
  await swap.confirm.click()
  await approval.expectRequest(/./)
  await approval.confirm()
  await expect(swap.view).toContainText('Swapped')
  expect(await swapChain.tokenBalanceOf(CONTRACTS.dollar, owner)).toBe(parseUnits('380', 6))
})
