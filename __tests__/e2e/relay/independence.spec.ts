import type { Page, Request } from '@playwright/test'
import { accountAt } from '@redux-wallet-modal/sandbox'
import { AccountView } from '../pages/AccountView'
import { AllWalletsView } from '../pages/AllWalletsView'
import { ConnectView } from '../pages/ConnectView'
import { PairingView } from '../pages/PairingView'
import { breakEverything } from '../support/breakEverything'
import { openPairingUri, POCKET } from '../support/connectOverRelay'
import { sandboxUrls } from '../support/sandboxUrls'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const FIRST = accountAt(0).address
const CONNECT_MS = 1_000
const WATCHED_MS = 300_000
const WINDOW_MS = 30_000
const STEP_MS = 5_000
/** A call with its retries. */
const TRIES = 4
/** The developer message for a project configuration that fails to load. */
const TOLD_TO_DEVELOPERS = /SERVER_ERROR: The project service couldn’t provide/
/** Strings that only the WalletConnect library contains. */
const MARKS = ['irn_publish', 'wc_sessionPropose', 'universal_provider']

/** Counts requests beyond the page's origin by endpoint, and tracks those without a response. */
function countByEndpoint(page: Page) {
  const counts = new Map<string, number>()
  const underWay = new Set<Request>()
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (origin === sandboxUrls.page || origin === sandboxUrls.wallet || origin === 'null') return
    const key = `${request.method()} ${origin}${pathname}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    underWay.add(request)
  })
  page.on('requestfinished', request => void underWay.delete(request))
  page.on('requestfailed', request => void underWay.delete(request))
  return { counts, underWay }
}

/** Measures, in the page, the time from the press on a wallet until it is connected. */
const timeToConnect = (choice: ConnectView) =>
  choice.wallet('Sandbox Wallet').evaluate(
    (row: HTMLElement) =>
      new Promise<number>(resolve => {
        const status = document.querySelector('[data-testid="read-status"]')
        const began = performance.now()
        new MutationObserver(() => {
          if (status?.textContent === 'connected') resolve(performance.now() - began)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
        row.click()
      }),
  )

test('P7: while no remote endpoint responds, an installed wallet is listed and connects without waiting for any', async ({
  page,
  host,
  wallet,
  services,
  relay,
}) => {
  const choice = new ConnectView(page)
  await breakEverything({ page, services, relay }, 'hangs')
  await wallet.policy({ eth_requestAccounts: 'approve' })
  const { counts } = countByEndpoint(page)
  await host.goto()
  await host.connectButton.click()
  const elapsed = await timeToConnect(choice)
  expect(elapsed).toBeLessThan(CONNECT_MS)
  await host.expectConnected(FIRST)
  expect(counts.size, 'remote endpoints were asked').toBeGreaterThan(0)
})

test('P7: while every remote endpoint refuses, five minutes of use send each no more requests than its back-off allows', async ({
  page,
  host,
  wallet,
  services,
  relay,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  trouble.expect(TOLD_TO_DEVELOPERS)
  const choice = new ConnectView(page)
  const all = new AllWalletsView(page)
  const account = new AccountView(page)
  await page.clock.install()
  const began = Date.now()
  await breakEverything({ page, services, relay }, 'refuses')
  await wallet.policy({ eth_requestAccounts: 'approve' })
  const { counts, underWay } = countByEndpoint(page)
  await host.goto()
  await host.connectButton.click()
  await choice.allWallets.click()
  await all.expectView('All wallets')
  await expect(all.button('Try again')).toBeVisible({ timeout: 20_000 })
  await all.button('Try again').click()
  await all.back.click()
  expect(await timeToConnect(choice)).toBeLessThan(CONNECT_MS)
  await host.expectConnected(FIRST)
  await account.expectClosed()

  // Advances in steps that wait for pending requests: a response does not arrive sooner because the
  // page's clock runs faster.
  const goOn = async (ms: number) => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await page.clock.runFor(STEP_MS)
      await expect.poll(() => underWay.size).toBe(0)
    }
  }
  for (let watched = 0; watched < WATCHED_MS; watched += WINDOW_MS) {
    await host.accountButton.click()
    await account.expectView('Account')
    await goOn(WINDOW_MS / 2)
    await account.close.click()
    await account.expectClosed()
    await goOn(WINDOW_MS / 2)
  }
  const windows = Math.ceil(((await page.evaluate(() => Date.now())) - began) / WINDOW_MS)
  // One call per window after the first; a balance call goes to the chain once per window, with
  // retries.
  const most = (endpoint: string) =>
    endpoint.includes(sandboxUrls.chainOne) ? TRIES * windows : TRIES + windows
  const tooOften = [...counts].filter(([endpoint, count]) => count > most(endpoint))
  expect(counts.size, 'remote endpoints were asked').toBeGreaterThan(3)
  expect(tooOften).toEqual([])
  const told = trouble.found.filter(text => TOLD_TO_DEVELOPERS.test(text))
  expect(told, 'told once, with the origin that was sent').toHaveLength(1)
  expect(told[0]).toContain(` ${new URL(sandboxUrls.page).origin}.`)
})

test('P4: the page fetches nothing of the WalletConnect library, and opens no socket, before the visitor wants a wallet on another device', async ({
  page,
  host,
  wallet,
}) => {
  const bodies: Promise<string>[] = []
  const sockets: string[] = []
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    bodies.push(response.text().catch(() => ''))
  })
  page.on('websocket', socket => sockets.push(socket.url()))
  const marksFetched = async () => {
    const text = (await Promise.all(bodies)).join('\n')
    return MARKS.filter(mark => text.includes(mark))
  }
  const choice = new ConnectView(page)
  const all = new AllWalletsView(page)
  const account = new AccountView(page)
  await host.goto()
  await host.connectButton.click()
  await expect(choice.phone).toBeVisible()
  await choice.allWallets.click()
  await expect(all.rows.first()).toBeVisible()
  await all.back.click()
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await choice.wallet('Sandbox Wallet').click()
  await host.expectConnected(FIRST)
  await choice.expectClosed()
  await host.accountButton.click()
  await account.disconnect.click()
  await host.expectDisconnected()
  await account.expectClosed()
  await page.waitForLoadState('networkidle')
  expect(bodies.length, 'scripts are seen at all').toBeGreaterThan(5)
  expect(await marksFetched()).toEqual([])
  expect(sockets).toEqual([])

  const pairing = await openPairingUri(host)
  await pairing.scan()
  expect(await marksFetched()).toEqual(MARKS)
  expect(sockets).toHaveLength(1)
  expect(sockets[0]).toContain(sandboxUrls.relay)
})

test('P21: a visitor without a pointer copies the QR code’s link, and the wallet connects with it', async ({
  page,
  context,
  host,
  pocket,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const choice = new ConnectView(page)
  const { keyboard } = page
  await host.goto()
  await tabTo(page, host.connectButton)
  await keyboard.press('Enter')
  await choice.expectView('Connect wallet')
  await tabTo(page, choice.phone)
  await keyboard.press('Enter')

  const pairing = new PairingView(page)
  await pairing.expectView('Scan with your phone')
  await expect(pairing.heading).toBeFocused()
  await expect(pairing.qr).toBeVisible()
  await tabTo(page, pairing.copyLink)
  await keyboard.press('Enter')
  await expect(pairing.toast).toContainText('copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await pairing.scan())
  await pocket.policy({ session_proposal: 'approve' })
  await pocket.pair(link)
  await host.expectConnected(POCKET[0] ?? '')
  await pairing.expectClosed()
  await expect(host.accountButton).toBeFocused()
})
