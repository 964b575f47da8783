import {
  accountAt,
  createSignInControl,
  type PocketControl,
  type SignInControl,
} from '@redux-wallet-modal/sandbox'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { HostPage } from '../pages/HostPage'
import { SignInView } from '../pages/SignInView'
import { WalletsView } from '../pages/WalletsView'
import { openPairingUri, POCKET } from '../support/connectOverRelay'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test as base } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'
import { ONLY_FULL } from '../support/onlyFull'

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

/** Connects a wallet that approves by itself. */
async function connect(
  host: HostPage,
  wallet: Parameters<Parameters<typeof test>[2]>[0]['wallet'],
) {
  await wallet.policy({ eth_requestAccounts: 'approve', wallet_switchEthereumChain: 'approve' })
  await host.walletButton.click()
  await expect(host.read('modal')).toHaveText('SIWXSignMessage')
}

test('a visitor connects, signs, is recognized by the server and on every page, and disconnects', async ({
  host,
  modal,
  wallet,
  signIn,
  signatures,
  context,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // the server's refusal
  await host.goto('?siwx=required')
  await signIn.expectSecret('Refused (401).')
  await connect(host, wallet)
  await modal.expectView('Sign in')
  await modal.close.click() // the card shakes
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

  // A reload and a second tab request no signature.
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

test('each network and each account has its own sign-in, and cancelling goes back', async ({
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

test('a visitor who need not sign in continues without; one who must is disconnected', async ({
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

test('a server that responds wrongly signs no visitor in, and an unreachable one signs no visitor out', async ({
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

test('a session that expires leads to one new request', async ({
  host,
  wallet,
  signIn,
  server,
  signatures,
}) => {
  await wallet.policy({ personal_sign: 'approve' })
  // The page and its server tolerate a clock difference of one minute.
  test.setTimeout(150_000)
  await server.endSessionsAfter(3_000)
  await host.goto('?siwx=required')
  await connect(host, wallet)
  await signIn.sign.click()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await expect(signIn.view).toBeVisible({ timeout: 90_000 })
  expect(await signatures()).toBe(1)
})

test('the request fits a small screen and passes axe', async ({ host, wallet, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await host.goto('?siwx=required')
  await connect(host, wallet)
  await page.getByTestId('wm-siwx-message').click()
  expect(await violationsOf(page, { isWholePage: true })).toEqual([])
})

/** Counts the wallet's requests of a method on the other device. */
const askedOf = async (pocket: PocketControl, method: string) =>
  (await pocket.requests()).filter(request => request.method === method).length

test('one approval on another device connects and signs in', async ({
  host,
  modal,
  pocket,
  signIn,
}) => {
  await pocket.clearRequests()
  await host.goto('?siwx=required')
  const pairing = await openPairingUri(host)
  await pocket.next({ session_authenticate: 'approve' })
  await pocket.pair(await pairing.scan())
  await signIn.expectSignedIn(POCKET[0] ?? '', ONE)
  await modal.expectClosed()
  await signIn.expectSecret(`Only ${POCKET[0] ?? ''} may read this.`)
  await host.page.reload()
  await signIn.expectSignedIn(POCKET[0] ?? '', ONE)
  expect(await askedOf(pocket, 'session_authenticate')).toBe(1)
  expect(await askedOf(pocket, 'personal_sign')).toBe(0)

  // Another network needs another sign-in; cancelling returns to the first one.
  await host.switchNetwork.click()
  await expect(signIn.cancel).toHaveText('Back to Sandbox One')
  await signIn.cancel.click()
  await signIn.expectSignedIn(POCKET[0] ?? '', ONE)
})

test('a wallet on another device that can only connect signs over the same pairing, and its session ends when it disconnects', async ({
  host,
  modal,
  pocket,
  signIn,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // the server's refusal
  await pocket.clearRequests()
  await pocket.oneClick(false)
  await host.goto('?siwx=required')
  const pairing = await openPairingUri(host)
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair(await pairing.scan())
  await expect(signIn.view).toBeVisible()
  await pocket.policy({ personal_sign: 'approve' })
  await signIn.sign.click()
  await signIn.expectSignedIn(POCKET[0] ?? '', ONE)
  await modal.expectClosed()
  expect(await askedOf(pocket, 'personal_sign')).toBe(1)
  await host.disconnect.click()
  await host.expectDisconnected()
  await signIn.expectSecret('Refused (401).')
  await expect.poll(async () => (await pocket.sessions()).length).toBe(0)
})

test('a server that refuses the signature given while connecting leaves no account connected', async ({
  host,
  pocket,
  signIn,
  server,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  await server.misbehave('refuse', ['/verify'])
  await host.goto('?siwx=required')
  const pairing = await openPairingUri(host)
  await pocket.next({ session_authenticate: 'approve' })
  await pocket.pair(await pairing.scan())
  await expect.poll(async () => (await pocket.sessions()).length).toBe(0)
  await host.expectDisconnected()
  await expect(signIn.status).toHaveText('signedOut')
})

/** The events that a page with a `siweConfig` received. */
const told = (host: HostPage) => host.page.getByTestId('siwe-events')

test(
  'siwe, WalletConnect: one click, another network, cancel, reload, disconnect, and all of it again',
  ONLY_FULL,
  async ({ host, modal, pocket, signIn, trouble }) => {
    trouble.expect(FAILED_REQUEST) // the server's refusal
    const address = POCKET[0] ?? ''
    await pocket.clearRequests()
    await host.goto('?siwe=required')
    const connectByOneClick = async (network: string) => {
      const pairing = await openPairingUri(host)
      await pocket.next({ session_authenticate: 'approve' })
      await pocket.pair(await pairing.scan())
      await signIn.expectSignedIn(address, network)
      await modal.expectClosed()
    }
    await connectByOneClick(ONE)
    await expect(told(host)).toHaveText(/^in 1,/)
    expect(await askedOf(pocket, 'personal_sign')).toBe(0)

    await pocket.policy({ personal_sign: 'approve' })
    await host.switchNetwork.click()
    await expect(signIn.view).toBeVisible()
    await signIn.sign.click()
    await signIn.expectSignedIn(address, TWO)
    await host.page
      .getByRole('combobox', { name: 'Network', exact: true })
      .selectOption('Sandbox One')
    await host.switchNetwork.click()
    await expect(signIn.cancel).toHaveText('Back to Sandbox Two')
    await signIn.cancel.click()
    await signIn.expectSignedIn(address, TWO)
    await expect(told(host)).toHaveText(/^in 2,/)

    await host.page.reload()
    await signIn.expectSignedIn(address, TWO)
    await expect(told(host)).toHaveText(/^in 0,/)
    expect(await askedOf(pocket, 'personal_sign')).toBe(1)
    await host.signMessage.click()
    await expect(host.result).toHaveText(/^done 0x[0-9a-f]{130}$/)
    for (let time = 0; time < 2; time += 1) {
      if (time > 0) await connectByOneClick(TWO)
      await host.disconnect.click()
      await host.expectDisconnected()
      await signIn.expectSecret('Refused (401).')
      await expect.poll(async () => (await pocket.sessions()).length).toBe(0)
    }
    expect(await askedOf(pocket, 'session_authenticate')).toBe(2)
  },
)

test('at the project service: a session by QR code, its account and a note, and nothing of it afterwards', async ({
  host,
  page,
  pocket,
  signIn,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // a request without a session
  const address = POCKET[0] ?? ''
  const account = page.getByTestId('cloud-account')
  await host.goto('?siwx=cloud')
  await page.getByTestId('read-account').click()
  await expect(account).toHaveText('SiwxError: Not authenticated')
  const pairing = await openPairingUri(host)
  await pocket.next({ session_authenticate: 'approve' })
  await pocket.pair(await pairing.scan())
  await signIn.expectSignedIn(address, ONE)
  await page.getByTestId('write-note').click()
  await expect(account).toHaveText('Noted.')
  await page.reload()
  await signIn.expectSignedIn(address, ONE)
  await page.getByTestId('read-account').click()
  await expect(account).toHaveText(`${address} {"colour":"green"}`)
  await host.disconnect.click()
  await host.expectDisconnected()
  await expect(async () => {
    await page.getByTestId('read-account').click()
    await expect(account).toHaveText('SiwxError: Not authenticated', { timeout: 1_000 })
  }).toPass()
})

test('siwe, extension: a page’s own functions, on two networks and on Solana', async ({
  host,
  modal,
  wallet,
  signIn,
  server,
  signatures,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // the server's refusal
  await wallet.policy({ '*': 'approve' })
  await host.goto('?siwe=required&families=eip155,solana&relay=none')
  const connect = new ConnectView(host.page)
  await host.connectButton.click()
  await connect.wallet('Sandbox Wallet').click()
  await connect.dialog.getByRole('button', { name: /^EVM Networks/ }).click()
  await expect(signIn.view).toBeVisible()
  await signIn.sign.click()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await expect(told(host)).toHaveText(/^in 1,/)
  await host.switchNetwork.click()
  await expect(signIn.view).toBeVisible()
  await signIn.cancel.click()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await host.switchNetwork.click()
  await signIn.sign.click()
  await signIn.expectSignedIn(ADDRESS, TWO)
  expect(await signatures()).toBe(2)

  // Other chain families need no sign-in.
  const account = new AccountView(host.page)
  const wallets = new WalletsView(host.page)
  await host.accountButton.click()
  await account.dialog.getByTestId('wm-account-wallets').click()
  await wallets.family('Solana').click()
  await wallets.add.click()
  await connect.wallet('Sandbox Wallet').click()
  await expect(host.read('caip-address')).toHaveText(/^solana:/)
  await modal.expectClosed()
  await host.accountButton.click()
  await account.dialog.getByTestId('wm-account-wallets').click()
  await wallets.family('EVM').click()
  await wallets.use.click()
  await signIn.expectSignedIn(ADDRESS, TWO)
  expect(await signatures()).toBe(2)

  // Without a session the modal requests one again, also after a reload.
  await server.forgetSessions()
  await host.page.reload()
  await expect(signIn.view).toBeVisible()
  await expect(told(host)).toHaveText(/^in 0,/)
  await signIn.sign.click()
  await signIn.expectSignedIn(ADDRESS, TWO)
  expect(await signatures()).toBe(3)
  await host.page.reload()
  await signIn.expectSignedIn(ADDRESS, TWO)
  await host.disconnect.click()
  await signIn.expectSecret('Refused (401).')
})

test('two tabs that request a sign-in at once: the wallet shows one request, which signs both in', async ({
  host,
  wallet,
  signIn,
  signatures,
  context,
}) => {
  await host.goto('?siwx=required')
  await connect(host, wallet)
  const tab = new HostPage(await context.newPage())
  await tab.goto('?siwx=required')
  const other = new SignInView(tab.page)
  await expect(other.view).toBeVisible()
  const approval = await ApprovalWindow.openedBy(host.page, () => signIn.sign.click())
  await other.sign.click()
  await expect(other.view).toHaveAttribute('data-phase', 'failed')
  expect(await signatures()).toBe(1)
  await approval.approve()
  await signIn.expectSignedIn(ADDRESS, ONE)
  await other.expectSignedIn(ADDRESS, ONE)
  await expect(other.view).toBeHidden()

  // Leaves and returns with the browser's history.
  await host.page.goto('about:blank')
  await host.page.goBack()
  await signIn.expectSignedIn(ADDRESS, ONE)
  expect(await signatures()).toBe(1)
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
