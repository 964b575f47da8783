import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { accountAt, CONTRACTS, solanaAccountAt } from '@redux-wallet-modal/sandbox'
import { formatUnits, parseEther, type Address } from 'viem'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { HeadlessPage } from '../pages/HeadlessPage'
import { POCKET } from '../support/connectOverRelay'
import { newEmail } from '../support/newEmail'
import { random } from '../support/random'
import { expect, test } from '../support/test'

const SENDER = accountAt(0).address
const WALLET = 'Sandbox Wallet'
const LEAST = 3
const DOLLAR_DECIMALS = 6

test('P32: a page that renders its own drawer connects the browser wallet, sends with it, and restores it after a reload', async ({
  page,
  wallet,
  chainOne,
}) => {
  const headless = new HeadlessPage(page)
  const recipient = random.address()
  await chainOne.fund(SENDER, parseEther('5'))
  await headless.goto()
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await headless.button('Connect').click()
  await headless.expectView('Choose a wallet')
  await expect(headless.button('WalletConnect')).toBeVisible()
  await headless.button(WALLET).click()
  await headless.expectConnected(SENDER)

  await headless.reviewPayment(recipient, '0.25')
  const approval = await ApprovalWindow.openedBy(page, () => headless.button('Send now').click())
  await headless.expectPhase('awaitingWallet')
  await approval.expectTitle('Send transaction')
  await approval.approve()
  await headless.expectSent()
  expect(await chainOne.balanceOf(recipient)).toBe(parseEther('0.25'))

  await page.reload()
  await expect(headless.status).toHaveText('connected')
  await expect(headless.address).toHaveText(SENDER)
})

test('a page that renders its own drawer connects a wallet on another device with the pairing URI that it received', async ({
  page,
  pocket,
}) => {
  const headless = new HeadlessPage(page)
  await headless.goto()
  await headless.button('Connect').click()
  await headless.button('WalletConnect').click()
  await headless.expectView('Scan with your phone')
  await expect(headless.pairingUri).toHaveText(/^wc:/)
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair((await headless.pairingUri.textContent()) ?? '')
  await headless.expectConnected(POCKET[0] ?? '')
})

test('P32: a page that renders its own drawer connects a wallet of several chain families on the one that the visitor chose', async ({
  page,
  wallet,
}) => {
  const headless = new HeadlessPage(page)
  await headless.goto('?families=eip155,solana')
  await wallet.policy({ '*': 'approve' })
  await headless.button('Connect').click()
  await expect(headless.button(`${WALLET} on EVM`)).toBeVisible()
  await headless.button(`${WALLET} on Solana`).click()
  await headless.expectConnected(solanaAccountAt(2).address)
})

test('P32: a visitor signs in by email and sends on a page that renders its own drawer, and is restored after a reload', async ({
  page,
  mailbox,
  chainOne,
}) => {
  const headless = new HeadlessPage(page)
  const approval = new ApprovalFrame(page)
  const recipient = random.address()
  await headless.goto()
  await headless.signIn(mailbox, newEmail())
  const address = (await headless.address.textContent()) as Address
  await chainOne.fund(address, parseEther('5'))

  await headless.reviewPayment(recipient, '0.5')
  await headless.button('Send now').click()
  await headless.expectView('Approve')
  await expect(async () => {
    await approval.readToEnd()
    await expect(approval.approve).toHaveAttribute('aria-disabled', 'false', { timeout: 1_500 })
  }).toPass()
  await approval.confirm()
  await headless.expectSent()
  expect(await chainOne.balanceOf(recipient)).toBe(parseEther('0.5'))

  await page.reload()
  await expect(headless.status).toHaveText('connected')
  await expect(headless.address).toHaveText(address)
})

test('P32: a visitor swaps on a page that renders its own drawer, and gets at least what was promised', async ({
  page,
  wallet,
  swapChain,
  api: _api,
}) => {
  const headless = new HeadlessPage(page)
  const dollars = () => swapChain.tokenBalanceOf(CONTRACTS.dollar, SENDER)
  await swapChain.fund(SENDER, parseEther('50'))
  await wallet.policy({ '*': 'approve' })
  await headless.goto()
  await headless.button('Connect').click()
  await headless.button(WALLET).click()
  await headless.expectConnected(SENDER)

  await headless.button('Swap').click()
  await headless.button('Move to Sandbox Base').click()
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('SUSD')
  await page.getByLabel('Amount').fill('0.5')
  await headless.button('Review').click()
  await headless.expectView('Review')
  const before = await dollars()
  const least = await page.getByText('You get at least').locator('+ dd').textContent()
  await headless.button('Swap now').click()
  await headless.expectPhase('done')
  const got = Number(formatUnits((await dollars()) - before, DOLLAR_DECIMALS))
  expect(got).toBeGreaterThanOrEqual(Number(least?.replace(' SUSD', '')))
  expect(got).toBeGreaterThan(0)
})

test('a page that renders its own drawer lists all wallets, fetches more of them, and searches among them', async ({
  page,
}) => {
  const headless = new HeadlessPage(page)
  await headless.goto()
  await headless.button('Connect').click()
  await headless.button(/^All wallets/).click()
  await headless.expectView('All wallets')
  // The button comes with the first page of the directory; installed wallets are listed before.
  await expect(headless.button('Load more')).toBeVisible()
  const first = await headless.wallets.count()
  expect(first).toBeGreaterThanOrEqual(LEAST)
  await headless.button('Load more').click()
  await expect.poll(() => headless.wallets.count()).toBeGreaterThan(first)
  const more = await headless.wallets.count()

  const name = (await headless.wallets.first().textContent()) ?? ''
  await headless.search.fill(name)
  await expect.poll(() => headless.wallets.count()).toBeLessThan(more)
  await expect(headless.wallets.first()).toContainText(name.slice(0, 4))
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await headless.search.fill('')
  await expect.poll(() => headless.wallets.count()).toBe(more)
  await headless.button('Back').click()
  await headless.expectView('Choose a wallet')
})

test('the bundle of a page without views contains neither styled-components nor a view', ({
  baseURL,
}) => {
  const folder = join('.tmp/e2e-host', new URL(baseURL ?? '').port, 'headless/assets')
  const code = readdirSync(folder)
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  expect(code).toContain('walletModal/send')
  // Colour names are no sign of a view: an embedded wallet's frame receives the theme.
  for (const mark of ['wm-view-', 'data-styled', 'wm-card']) expect(code, mark).not.toContain(mark)
})
