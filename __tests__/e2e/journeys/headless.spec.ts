import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { HeadlessPage } from '../pages/HeadlessPage'
import { POCKET } from '../support/connectOverRelay'
import { random } from '../support/random'
import { expect, test } from '../support/test'

const SENDER = accountAt(0).address
const WALLET = 'Sandbox Wallet'
const LEAST = 3

test('P32: a page that draws its own drawer connects the wallet of the browser, sends with it, and finds it again after a reload', async ({
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

  await headless.button('Send').click()
  await headless.expectView('Send')
  await page.getByLabel('ETH', { exact: true }).check()
  await page.getByLabel('Amount').fill('0.25')
  await page.getByLabel('Recipient').fill(recipient)
  await headless.button('Review').click()
  await headless.expectView('Review')
  await expect(headless.drawer).toContainText('0.25 ETH')
  await expect(headless.drawer).toContainText(recipient)
  const approval = await ApprovalWindow.openedBy(page, () => headless.button('Send now').click())
  await expect(page.getByTestId('phase')).toHaveText('awaitingWallet')
  await approval.expectTitle('Send transaction')
  await approval.approve()
  await expect(page.getByTestId('hash')).toHaveText(/^0x[0-9a-f]{64}$/)
  await expect(page.getByTestId('phase')).toHaveText('sent')
  expect(await chainOne.balanceOf(recipient)).toBe(parseEther('0.25'))

  await page.reload()
  await expect(headless.status).toHaveText('connected')
  await expect(headless.address).toHaveText(SENDER)
})

test('a page that draws its own drawer connects a wallet on another device by the pairing URI that it was given', async ({
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

test('a page that draws its own drawer lists all wallets, fetches more of them, and searches among them', async ({
  page,
}) => {
  const headless = new HeadlessPage(page)
  await headless.goto()
  await headless.button('Connect').click()
  await headless.button(/^All wallets/).click()
  await headless.expectView('All wallets')
  await expect.poll(() => headless.wallets.count()).toBeGreaterThanOrEqual(LEAST)
  const first = await headless.wallets.count()
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

test('what a page without views is built into holds neither styled-components nor a view', ({
  baseURL,
}) => {
  const folder = join('.tmp/e2e-host', new URL(baseURL ?? '').port, 'headless/assets')
  const code = readdirSync(folder)
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  expect(code).toContain('walletModal/send')
  for (const mark of ['wm-view-', 'data-styled', 'wm-card', '--wm-color-border'])
    expect(code, mark).not.toContain(mark)
})
