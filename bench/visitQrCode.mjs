import { answerAsRelay } from '../scripts/visit/answerAsRelay.mjs'
import { answerForeignHosts } from '../scripts/visit/answerForeignHosts.mjs'
import { watchScripts } from '../scripts/visit/watchScripts.mjs'
import { CONNECT, OPEN_CARD, openCard } from './steps.mjs'
import { watchPage } from './watchPage.mjs'

const ROW = `${OPEN_CARD} [data-testid="wm-wallet-walletConnect"]`
const CODE = '[role="img"][aria-label^="Connection QR code"]'
/** The page's idle time between load and first touch, and the visitor's time on the list. */
const IDLE_MS = 1_000
const READ_MS = 500
/** Delay between hovering over a row and pressing it. */
const PRESS_AFTER_MS = 300

/** Runs in the page before other scripts: records when WalletConnect's library opens its socket. */
function watchSocket() {
  const { performance, WebSocket } = globalThis
  globalThis.socketMade = null
  globalThis.WebSocket = new Proxy(WebSocket, {
    construct(target, given) {
      globalThis.socketMade ??= performance.now()
      const socket = Reflect.construct(target, given)
      socket.addEventListener('open', () => (globalThis.socketOpen ??= performance.now()))
      return socket
    },
  })
}

const encode = value => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Mocks the attestation service: its frame posts to the page at once, as with low latency. */
const attest = page =>
  page.route(
    ({ pathname }) => pathname === '/v3/attestation',
    route => {
      const id = new URL(route.request().url()).searchParams.get('id')
      const attestation = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode({ id })}.${encode({})}`
      const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>parent.postMessage(${message}, '*')</script>`,
      })
    },
  )

/**
 * Measures, on loopback, from the press on "WalletConnect" to a visible code: `shown`; until
 * WalletConnect's library has started and opens its socket: `line`; until the relay has accepted
 * it: `taken`; files fetched after the press (`all` counts from the hover on), and sockets opened
 * before it.
 */
export async function visitQrCode(browser, url, hasPointer) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await answerForeignHosts(page, url)
  await attest(page)
  await answerAsRelay(page)
  await page.addInitScript(watchSocket)
  await page.addInitScript(watchPage, CONNECT)
  const requests = await watchScripts(await context.newCDPSession(page), url)
  await page.goto(url)
  await page.waitForTimeout(IDLE_MS)
  await openCard(page, ROW)
  await page.waitForTimeout(READ_MS)
  const before = requests.length
  if (hasPointer) {
    await page.locator(ROW).hover()
    await page.waitForTimeout(PRESS_AFTER_MS)
  }
  const begun = requests.length
  const figures = await page.evaluate(
    async ([row, code]) => {
      const { bench, performance } = globalThis
      const sockets = globalThis.socketMade === null ? 0 : 1
      const since = performance.now()
      bench.find(row).click()
      const shown = (await bench.untilShown(code)) - since
      const { socketMade, socketOpen } = globalThis
      return { sockets, shown, line: socketMade - since, taken: socketOpen - since }
    },
    [ROW, CODE],
  )
  const all = requests.length - before
  await context.close()
  return { ...figures, files: hasPointer ? requests.length - begun : all, all }
}
