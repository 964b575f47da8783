import { answerForeignHosts } from '../scripts/size/answerForeignHosts.mjs'
import { watchScripts } from '../scripts/size/watchScripts.mjs'
import { answerAsRelay } from './answerAsRelay.mjs'
import { watchPage } from './watchPage.mjs'

const CONNECT = '[data-testid="wm-connect-button"]'
const ROW = 'dialog[open] [data-testid="wm-wallet-walletConnect"]'
const CODE = '[role="img"][aria-label^="Connection QR code"]'
/** What a page may do after it has loaded, before it is touched, and how long a visitor looks at the list. */
const IDLE_MS = 1_000
const READ_MS = 500
/** Between coming to a row and pressing it. */
const PRESS_AFTER_MS = 300

/** Runs in the page before anything else: when the library of WalletConnect opens its line. */
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

/** The service that attests to wallets where a page is: its frame tells the page at once, as on a near line. */
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
 * From the press on "WalletConnect" to a code on screen, on loopback: `shown`; of it until the library of WalletConnect has
 * started and asks for its line, `line`, and until the relay took that, `taken`; files that were fetched after the press, `all` counts those from the pointer on, and
 * sockets made before it.
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
  await page.evaluate(([button, row]) => globalThis.bench.press(button, row), [CONNECT, ROW])
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
