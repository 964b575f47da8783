import AxeBuilder from '@axe-core/playwright'
import { accountAt, createSignInControl, type SignInControl } from '@redux-wallet-modal/sandbox'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { HostPage } from '../pages/HostPage'
import { SignInView } from '../pages/SignInView'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test as base } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const ADDRESS = accountAt(0).address
const SECOND = accountAt(1).address
const ONE = 'eip155:31337'
const TWO = 'eip155:31338'

const test = base.extend<{
  signIn: SignInView
  server: SignInControl
  signatures: () => Promise<number>
}>({
  signIn: async ({ page }, provide) => provide(new SignInView(page)),
  server: [
    async ({ baseURL: _baseURL }, provide) => {
      const server = createSignInControl(sandboxUrls.signIn)
      await server.reset()
      await provide(server)
      await server.reset()
    },
    { auto: true },
  ],
  signatures: async ({ wallet }, provide) => {
    await wallet.clearRequests()
    await provide(async () => {
      const requests = await wallet.requests()
      return requests.filter(({ method }) => method === 'personal_sign').length
    })
  },
})

/** The visitor connects, and the wallet says yes to that by itself. */
async function connect(
  host: HostPage,
  wallet: Parameters<Parameters<typeof test>[2]>[0]['wallet'],
) {
  await wallet.policy({ eth_requestAccounts: 'approve', wallet_switchEthereumChain: 'approve' })
  await host.walletButton.click()
  await expect(host.read('modal')).toHaveText('SIWXSignMessage')
}

test('a visitor connects, signs, is known to the server and to every page, and leaves', async ({
  host,
  modal,
  wallet,
  signIn,
  signatures,
  context,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // what the server refuses
  await host.goto('?siwx=required')
  await signIn.expectSecret('Refused (401).')
  await connect(host, wallet)
  await modal.expectView('Sign in')
  await modal.close.click() // shakes
  await expect(signIn.view).toBeVisible()
  await signIn.page.getByTestId('wm-siwx-message').click()
  await expect(signIn.view).toContainText(`localhost`)
  await expect(signIn.view).toContainText(/Nonce: [0-9a-f]{24}/)

  // The wallet declines first.
  const first = await ApprovalWindow.openedBy(host.page, () => signIn.sign.click())
  await first.reject()
  await expect(signIn.view).toHaveAttribute('data-phase', 'failed')
  await expect(modal.toast).toHaveText('Signature declined')

  await signIn.signInWallet()
  await modal.expectClosed()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await signIn.expectSecret(`Only ${ADDRESS} may read this.`)
  const server = await context.newPage()
  await server.goto(sandboxUrls.signIn)
  await expect(server.getByTestId('who')).toHaveText(ADDRESS)
  expect(await signatures()).toBe(2)

  // A reload and a second tab ask nothing.
  await host.page.reload()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await modal.expectClosed()
  const tab = new HostPage(await context.newPage())
  await tab.goto('?siwx=required')
  await new SignInView(tab.page).expectSignedIn(ADDRESS, ONE)
  expect(await signatures()).toBe(2)

  await host.disconnect.click()
  await host.expectDisconnected()
  await tab.expectDisconnected()
  await signIn.expectSecret('Refused (401).')
})

test('each network and each account has a sign-in of its own, and cancelling goes back', async ({
  host,
  modal,
  wallet,
  signIn,
  signatures,
}) => {
  await wallet.policy({ personal_sign: 'approve' })
  await host.goto('?siwx=required')
  await connect(host, wallet)
  await signIn.sign.click()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await host.switchNetwork.click()
  await expect(signIn.view).toBeVisible()
  await expect(signIn.cancel).toHaveText('Back to Sandbox One')
  await signIn.cancel.click()
  await modal.expectClosed()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await host.switchNetwork.click()
  await signIn.sign.dblclick()
  await signIn.expectSignedIn(ADDRESS, TWO)
  expect(await signatures()).toBe(2)
  await wallet.switchAccount(1)
  await expect(signIn.view).toBeVisible()
  await signIn.sign.click()
  await signIn.expectSignedIn(SECOND, TWO)
  expect(await signatures()).toBe(3)
})

test('whoever need not sign in goes on without; whoever must is disconnected', async ({
  host,
  modal,
  wallet,
  signIn,
  signatures,
}) => {
  await host.goto('?siwx=optional')
  await connect(host, wallet)
  await expect(signIn.cancel).toHaveText('Not now')
  await modal.escape()
  await modal.expectClosed()
  await host.expectConnected(ADDRESS)
  await expect(signIn.status).toHaveText('cancelled')
  await host.goto('?siwx=required')
  await expect(signIn.view).toBeVisible()
  await expect(signIn.cancel).toHaveText('Disconnect')
  await signIn.cancel.focus()
  await host.page.keyboard.press('Enter')
  await host.expectDisconnected()
  await modal.expectClosed()
  expect(await signatures()).toBe(0)
})

test('a server that answers wrongly signs nobody in, and one out of reach signs nobody out', async ({
  host,
  wallet,
  signIn,
  server,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  await wallet.policy({ personal_sign: 'approve' })
  await host.goto('?siwx=required')
  await connect(host, wallet)
  for (const how of ['refuse', 'otherAddress', 'otherChain', 'broken', 'html'] as const) {
    await server.misbehave(how, how.startsWith('other') ? ['/session'] : ['/verify'])
    await signIn.sign.click()
    await expect(signIn.view, how).toHaveAttribute('data-phase', 'failed')
    await expect(signIn.status).toHaveText('failed')
    await server.misbehave(null)
    await server.forgetSessions()
  }
  await signIn.sign.click()
  await signIn.expectSignedIn(ADDRESS, ONE)

  await server.misbehave('broken', ['/session'])
  await host.page.reload()
  await expect(host.page.getByTestId('siwx-error')).toHaveText('SIWX_CHECK_FAILED')
  await host.expectConnected(ADDRESS)
  await server.misbehave(null)
  await host.accountButton.click()
  await signIn.page.getByRole('dialog').getByTestId('wm-retry').click()
  await signIn.expectSignedIn(ADDRESS, ONE)
})

test('a session that ends is asked for again, once', async ({
  host,
  wallet,
  signIn,
  server,
  signatures,
}) => {
  await wallet.policy({ personal_sign: 'approve' })
  await server.endSessionsAfter(3_000)
  await host.goto('?siwx=required')
  await connect(host, wallet)
  await signIn.sign.click()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await expect(signIn.view).toBeVisible()
  expect(await signatures()).toBe(1)
})

test('the question fits a small screen and has nothing for axe to find', async ({
  host,
  wallet,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await host.goto('?siwx=required')
  await connect(host, wallet)
  await page.getByTestId('wm-siwx-message').click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('an account on Solana signs in at the same server', async ({ host, wallet, signIn }) => {
  await wallet.policy({ '*': 'approve' })
  await host.goto('?siwx=required&families=solana&relay=none')
  await host.connectButton.click()
  await new ConnectView(host.page).wallet('Sandbox Wallet').click()
  await expect(signIn.view).toBeVisible()
  await signIn.sign.click()
  await expect(signIn.status).toHaveText('signedIn')
  await expect(signIn.session).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{32,44} on solana:/)
  await signIn.expectSecret(/^Only [1-9A-HJ-NP-Za-km-z]{32,44} may read this\.$/)
})
