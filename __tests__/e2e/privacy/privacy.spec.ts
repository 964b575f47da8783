import { expect, test, type Page } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { sandboxUrls } from '../support/sandboxUrls'
import { saveData } from '../support/saveData'
import { recordTraffic, TRAFFIC_KINDS } from './recordTraffic'

const wallet = createWalletControl(sandboxUrls.wallet)
const WALLET_ROW = 'wm-wallet-dev.sandbox.wallet'

const button = (page: Page) => page.getByTestId('wm-connect-button').first()
const quiet = (page: Page) => page.waitForLoadState('networkidle')

/** Uses every API once, to prove that the recorder sees each. */
async function useEveryDoor(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const elsewhere = 'https://elsewhere.example'
    await fetch(`${elsewhere}/fetch`).catch(() => undefined)
    const request = new XMLHttpRequest()
    request.open('GET', `${elsewhere}/xhr`)
    request.send()
    navigator.sendBeacon(`${elsewhere}/beacon`, 'hello')
    new WebSocket('wss://elsewhere.example/socket')
    new EventSource(`${elsewhere}/events`)
    const frame = document.createElement('iframe')
    frame.src = `${elsewhere}/frame`
    document.body.append(frame)
    new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' })))
  })
}

test.describe('P5 Nothing leaves the page before a visitor acts', () => {
  test.beforeEach(async () => {
    await wallet.clearPolicy()
    await wallet.reset()
    await wallet.switchChain(31337)
  })

  test('an untouched page makes no request beyond its own origin, through any API', async ({
    page,
  }) => {
    const traffic = await recordTraffic(page, sandboxUrls.page)
    await page.goto('/bench.html')
    await expect(button(page)).toBeVisible()
    await quiet(page)
    expect(traffic.foreign()).toEqual([])
    expect(await traffic.calls()).toEqual([])

    await useEveryDoor(page)
    await expect(async () => {
      const kinds = (await traffic.calls()).map(({ kind }) => kind)
      expect([...new Set(kinds)].sort(), 'the recorder sees every door').toEqual(
        [...TRAFFIC_KINDS].sort(),
      )
      const paths = traffic.foreign().map(address => new URL(address).pathname)
      expect(paths, 'the browser reports what leaves').toEqual(
        expect.arrayContaining(['/fetch', '/xhr', '/beacon', '/socket', '/events', '/frame']),
      )
    }).toPass()
  })

  test('the prerendered card requests none of the host app’s own pictures before it is visible', async ({
    page,
  }) => {
    const picture = 'https://elsewhere.example/picture.png'
    await page.addInitScript(
      connectorImages => Object.assign(window, { exampleHost: { connectorImages } }),
      { 'dev.sandbox.wallet': picture },
    )
    const traffic = await recordTraffic(page, sandboxUrls.page)
    await page.goto('/bench.html')
    const row = page.locator(`[data-testid="${WALLET_ROW}"]`)
    await expect(row.locator('img')).toHaveAttribute('src', picture)
    await button(page).hover()
    await quiet(page)
    await expect(row).toBeHidden()
    expect(traffic.foreign()).toEqual([])
    await button(page).click()
    await expect(row).toBeVisible()
    await expect.poll(() => traffic.foreign(), 'it would have been seen').toContain(picture)
  })

  test('a pointer over the button fetches code from the page’s own origin and nothing else', async ({
    page,
  }) => {
    await saveData(page)
    const traffic = await recordTraffic(page, sandboxUrls.page)
    await page.goto('/bench.html')
    await expect(button(page)).toBeVisible()
    await quiet(page)
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    await button(page).hover()
    await expect.poll(() => fetched.length, 'the modal’s code is on its way').toBeGreaterThan(0)
    await quiet(page)
    expect(traffic.foreign()).toEqual([])
    expect(await traffic.calls()).toEqual([])
  })

  test('opening makes at most two requests to the hosted services, plus pictures of visible wallets, and no other requests', async ({
    page,
  }) => {
    const traffic = await recordTraffic(page, sandboxUrls.page)
    await page.goto('/bench.html')
    await button(page).click()
    await expect(page.getByTestId(WALLET_ROW)).toBeVisible()
    await quiet(page)
    const services: string[] = [sandboxUrls.blockchainApi, sandboxUrls.projectService]
    const strangers = traffic.foreign().filter(url => !services.includes(new URL(url).origin))
    expect(strangers).toEqual([])
    const asked = (await traffic.calls()).map(({ url }) => url)
    const isPicture = (url: string) => new URL(url).pathname.startsWith('/getWalletImage/')
    const questions = asked.filter(url => !isPicture(url))
    expect(questions.length, questions.join('\n')).toBeLessThanOrEqual(2)
    // Pictures only of wallets that are on screen.
    const rows = await page.getByTestId(/^wm-wallet-[0-9a-f]{64}$/).count()
    expect(asked.length - questions.length).toBeLessThanOrEqual(rows)
  })

  test('an installed wallet connects in under a second while every other host is unreachable', async ({
    page,
    context,
  }) => {
    await wallet.policy({ eth_requestAccounts: 'approve' })
    const refused: string[] = []
    page.on('requestfailed', request => refused.push(request.url()))
    // The browser itself blocks them: routing each request through this test would distort the
    // measured time.
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const { page: own, wallet: ownWallet, ...others } = sandboxUrls
    await session.send('Network.setBlockedURLs', {
      urls: [ownWallet, ...Object.values(others)].map(url => `${url}/*`).concat('https://*'),
    })
    await page.goto('/bench.html')
    await button(page).click()
    const row = page.getByTestId(WALLET_ROW)
    await expect(row).toBeVisible()
    const elapsed = row.evaluate(
      (element: HTMLElement) =>
        new Promise<number>(resolve => {
          const status = document.querySelector('[data-testid="read-status"]')
          const began = performance.now()
          new MutationObserver(() => {
            if (status?.textContent === 'connected') resolve(performance.now() - began)
          }).observe(document.body, { childList: true, characterData: true, subtree: true })
          element.click()
        }),
    )
    expect(await elapsed).toBeLessThan(1000)
    await expect(page.getByTestId('read-address')).toHaveText(/^0xf39F/i)
    await quiet(page)
    expect(refused.length, 'the hosts really were out of reach').toBeGreaterThan(0)
    expect(refused.filter(url => new URL(url).origin === own)).toEqual([])
  })
})
