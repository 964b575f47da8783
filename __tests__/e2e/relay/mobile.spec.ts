import { setTimeout as pause } from 'node:timers/promises'
import { devices, type Locator, type Page } from '@playwright/test'
import { POCKET_IDENTITY, type PocketControl } from '@redux-wallet-modal/sandbox'
import { parseEther, type Address } from 'viem'
import { AccountView } from '../pages/AccountView'
import { AllWalletsView } from '../pages/AllWalletsView'
import { ConnectView } from '../pages/ConnectView'
import type { HostPage } from '../pages/HostPage'
import { PairingView } from '../pages/PairingView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { POCKET } from '../support/connectOverRelay'
import { random } from '../support/random'
import { sandboxUrls } from '../support/sandboxUrls'
import { socketsOf } from '../support/socketsOf'
import { expect, test } from '../support/test'
import { fullUnless } from '../support/onlyFull'

const [FIRST] = POCKET as [Address]
/** P9. */
const NOTICED_MS = 2_000
/** Long enough for an awake page to have reconnected to the relay. */
const ASLEEP_MS = 1_500
/** Extra time that a busy machine may need before a read-out shows a bounded change. */
const SLACK_MS = 1_500
const APP = `${POCKET_IDENTITY.name} App`

const PROFILES = [
  ['iOS', devices['iPhone 15']],
  ['Android', devices['Pixel 7']],
] as const

interface Departure {
  readonly url: string
  /** Whether the browser counts the press as an active user gesture. */
  readonly isActive: boolean
}

declare global {
  var seenDepartures: Departure[] | undefined
}

/** A phone's properties, without the browser that Playwright pairs with them. */
function profileOf(device: (typeof PROFILES)[number][1]) {
  if (!device) throw new Error('No such device')
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = device
  return { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch }
}

/** Taps through the list to one wallet. */
async function tapTo(host: HostPage, name: string): Promise<PairingView> {
  const choice = new ConnectView(host.page)
  const all = new AllWalletsView(host.page)
  const pairing = new PairingView(host.page)
  await host.connectButton.tap()
  await choice.expectView('Connect wallet')
  // Until the directory responds, rows appear above this one and push it away from the finger.
  await expect(choice.allWallets).toHaveText(/\d/)
  await choice.allWallets.tap()
  await all.expectView('All wallets')
  await all.search.tap()
  await all.search.fill(name)
  await all.wallet(name).tap()
  await pairing.expectView(name)
  return pairing
}

/** Returns the pairing URI in a link, once the link is there. */
async function pairingUriIn(link: Locator): Promise<{ href: string; code: string }> {
  await expect(link).toHaveAttribute('href', /wc\?uri=wc%3A/)
  const href = (await link.getAttribute('href')) ?? ''
  return { href, code: decodeURIComponent(href.slice(href.indexOf('uri=') + 'uri='.length)) }
}

/**
 * Simulates the operating system, which opens a link's app and leaves the page in place: records
 * each destination, and whether the user's own press led there. Call it before the page is loaded.
 */
async function takeLinks(page: Page): Promise<() => Promise<readonly Departure[]>> {
  await page.addInitScript(() => {
    const departures: Departure[] = []
    globalThis.seenDepartures = departures
    Reflect.get(globalThis, 'navigation').addEventListener('navigate', (event: NavigateEvent) => {
      const { url } = event.destination
      if (new URL(url).origin === location.origin) return
      departures.push({ url, isActive: navigator.userActivation.isActive })
      event.preventDefault()
    })
  })
  return () => page.evaluate(() => globalThis.seenDepartures ?? [])
}

/** Simulates the phone showing the wallet: the page is hidden and frozen until the user returns. */
async function showWallet(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  const paused = new Promise(resolve => session.once('Debugger.paused', resolve))
  await session.send('Debugger.pause')
  await paused
  return async () => {
    await session.send('Debugger.resume')
    await session.detach()
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }
}

const approve = async (pocket: PocketControl, code: string) => {
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair(code)
  await pocket.nextSession()
}

for (const [system, device] of PROFILES) {
  test.describe(system, fullUnless(system === 'Android'), () => {
    test.use(profileOf(device))

    test('P8: the list leads to a wallet’s https link, with the pairing URI in it, which the tap itself follows', async ({
      page,
      host,
      pocket,
    }) => {
      const departures = await takeLinks(page)
      await host.goto()
      const pairing = await tapTo(host, POCKET_IDENTITY.name)
      const { href, code } = await pairingUriIn(pairing.open)
      expect(code).toMatch(/^wc:[0-9a-f]{64}@2\?/)
      expect(href).toBe(`${sandboxUrls.pocketWallet}/wc?uri=${encodeURIComponent(code)}`)
      await expect(pairing.open).toHaveAttribute('target', '_self')

      expect(await departures(), 'nothing leaves the page by itself').toEqual([])
      await pairing.open.tap()
      expect(await departures()).toEqual([{ url: href, isActive: true }])
      await approve(pocket, code)
      await host.expectConnected(FIRST)
      await pairing.expectClosed()
    })

    test('P9: the page notices an approval given while it was frozen without its socket when the visitor returns', async ({
      page,
      host,
      pocket,
      relay,
      trouble,
    }) => {
      trouble.expect(/WebSocket/)
      const departures = await takeLinks(page)
      await host.goto()
      const pairing = await tapTo(host, APP)
      const { href, code } = await pairingUriIn(pairing.open)
      expect(href).toBe(`${POCKET_IDENTITY.scheme}wc?uri=${encodeURIComponent(code)}`)
      await pairing.open.tap()
      expect(await departures()).toEqual([{ url: href, isActive: true }])
      await expect(pairing.open).toHaveText(`Open ${APP} again`)

      const comeBack = await showWallet(page)
      await relay.kill()
      await approve(pocket, code)
      await pause(ASLEEP_MS)
      expect(await socketsOf(relay), 'the page sleeps without a socket').toBe(0)

      await comeBack()
      await expect(host.read('status')).toHaveText('connected', {
        timeout: NOTICED_MS + SLACK_MS,
      })
      await host.expectConnected(FIRST)
      await pairing.expectClosed()
    })
  })
}

test.describe('P9: a page that the phone discards while the wallet is in front', () => {
  test.use(profileOf(devices['Pixel 7']))

  async function leave(page: Page, host: HostPage): Promise<string> {
    await takeLinks(page)
    await host.goto()
    const pairing = await tapTo(host, APP)
    const { code } = await pairingUriIn(pairing.open)
    const records = () =>
      page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wc@2')))
    expect(await records(), 'nothing is stored before the visitor leaves').toEqual([])
    await pairing.open.tap()
    await expect.poll(records).not.toEqual([])
    return code
  }

  test('restores the connection approved meanwhile after it is loaded again, without another prompt', async ({
    page,
    host,
    modal,
    pocket,
  }) => {
    const code = await leave(page, host)
    await page.goto('about:blank')
    await approve(pocket, code)
    await host.goto()
    await host.expectConnected(FIRST)
    await modal.expectClosed()
    await page.reload()
    await host.expectConnected(FIRST)
  })

  test('connects when the approval arrives after it is loaded again', async ({
    page,
    host,
    pocket,
    relay,
  }) => {
    const code = await leave(page, host)
    await page.goto('about:blank')
    await host.goto()
    await expect.poll(() => socketsOf(relay)).toBe(1)
    await approve(pocket, code)
    await host.expectConnected(FIRST)
    await host.disconnect.tap()
    await host.expectDisconnected()
    await page.reload()
    await host.expectDisconnected()
  })
})

test.describe('P8: a link that opened nothing', () => {
  test.use(profileOf(devices['Pixel 7']))

  test('offers, after a moment, to open it again, copy it, or show it as a QR code', async ({
    page,
    host,
    pocket,
  }) => {
    const departures = await takeLinks(page)
    await host.goto()
    const pairing = await tapTo(host, APP)
    const { code } = await pairingUriIn(pairing.open)
    await pairing.open.tap()
    await expect(pairing.checkNow).toBeVisible()
    await expect(pairing.view).toContainText('Nothing opened?')
    await expect(pairing.copyLink).toBeEnabled()
    expect(await departures(), 'nothing leaves the page by itself').toHaveLength(1)
    await pairing.button('Show a QR code').tap()
    expect(await pairing.scan()).toBe(code)
    await approve(pocket, code)
    await host.expectConnected(FIRST)
  })
})

test.describe('P8: a later request', () => {
  test.use(profileOf(devices['Pixel 7']))

  test('leads into the connected wallet through the wallet’s own link, which the tap itself follows', async ({
    page,
    host,
    pocket,
    chainOne,
  }) => {
    const departures = await takeLinks(page)
    const account = new AccountView(page)
    const send = new SendView(page)
    const review = new ReviewView(page)
    const recipient = random.address()
    await chainOne.fund(FIRST, parseEther('5'))
    await host.goto()
    const pairing = await tapTo(host, POCKET_IDENTITY.name)
    const { code } = await pairingUriIn(pairing.open)
    await pairing.open.tap()
    await approve(pocket, code)
    await host.expectConnected(FIRST)
    await pairing.expectClosed()

    await host.accountButton.tap()
    await account.send.tap()
    await send.fill({ symbol: 'ETH', amount: '0.1', recipient })
    await send.preview.tap()
    await review.confirm.tap()
    const question = await pocket.nextPending({ method: 'eth_sendTransaction' })
    const before = (await departures()).length
    const url = `${sandboxUrls.pocketWallet}/wc`
    await expect(pairing.open).toHaveAttribute('href', url)
    await pairing.open.tap()
    expect((await departures()).slice(before)).toEqual([{ url, isActive: true }])
    await expect(pairing.checkNow).toBeVisible()
    await pairing.checkNow.tap()
    await expect(page.getByText('Checked just now. No response yet.')).toBeVisible()
    await pocket.answer(question.id, true)
    await review.seeActivity()
    await account.expectActivity()
  })
})

/** A sandbox wallet with an https link. */
const UNIVERSAL = 'Cobalt Falcon'

test.describe('P10: in Telegram', () => {
  test.use({
    ...profileOf(devices['iPhone 15']),
    userAgent: `${devices['iPhone 15']?.userAgent ?? ''} Telegram-iOS`,
  })

  test('the QR code is there before the visitor chooses a wallet, and Telegram’s own call opens https inside the tap', async ({
    page,
    host,
    pocket,
    relay,
  }) => {
    await page.addInitScript(() => {
      const departures: Departure[] = []
      globalThis.seenDepartures = departures
      const openLink = (url: string) =>
        void departures.push({ url, isActive: navigator.userActivation.isActive })
      Reflect.set(globalThis, 'Telegram', { WebApp: { platform: 'ios', openLink } })
    })
    const choice = new ConnectView(page)
    const all = new AllWalletsView(page)
    const pairing = new PairingView(page)
    await host.goto()
    expect(await socketsOf(relay), 'before the modal opens').toBe(0)
    await host.connectButton.tap()
    await choice.expectView('Connect wallet')
    await expect.poll(() => socketsOf(relay)).toBe(1)
    await choice.allWallets.tap()
    await all.expectView('All wallets')
    await all.search.tap()
    await all.search.fill(APP)
    await expect(all.view.getByText(/^No wallet matches/)).toBeVisible()
    await all.search.fill(UNIVERSAL)
    await all.wallet(UNIVERSAL).tap()
    await pairing.expectView(UNIVERSAL)
    const open = pairing.button(`Open ${UNIVERSAL}`)
    await expect(open).toBeEnabled()
    await open.tap()
    const [departure] = await page.evaluate(() => globalThis.seenDepartures ?? [])
    expect(departure?.isActive).toBe(true)
    const link = new URL(departure?.url ?? '')
    expect(link.protocol).toBe('https:')
    const code = link.searchParams.get('uri') ?? ''
    expect(code).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await approve(pocket, code)
    await host.expectConnected(FIRST)
    await pairing.expectClosed()
  })
})

/** Its directory entry is known to support opening pages in the wallet's browser. */
const BROWSING = {
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  name: 'Browsing Sample',
  mobile_link: 'browsing-sample://',
}

test.describe('a wallet with its own browser', () => {
  test.use(profileOf(devices['iPhone 15']))

  test('P8: the tap itself opens this page in the wallet, without a QR code; the visitor can request one instead', async ({
    page,
    host,
    relay,
  }) => {
    const departures = await takeLinks(page)
    await page.route('**/getWallets?*', async route => {
      const isSearch = route.request().url().includes('Browsing')
      const response = await route.fetch()
      if (isSearch) await route.fulfill({ response, json: { data: [BROWSING], count: 1 } })
      else await route.fulfill({ response })
    })
    await host.goto('?item=1')
    const pairing = await tapTo(host, BROWSING.name)
    const open = pairing.open
    const href = page.url()
    await expect(open).toHaveAttribute('target', '_self')
    expect(await departures(), 'nothing leaves the page by itself').toEqual([])
    await open.tap()
    const url = `https://phantom.app/ul/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(sandboxUrls.page)}`
    expect(await departures()).toEqual([{ url, isActive: true }])
    expect(await socketsOf(relay), 'the relay was not asked').toBe(0)

    await pairing.button('Connect on this page instead').tap()
    const { href: link, code } = await pairingUriIn(pairing.open)
    expect(link).toBe(`${BROWSING.mobile_link}wc?uri=${encodeURIComponent(code)}`)
  })
})
