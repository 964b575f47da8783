import { installFakeWallet } from '../scripts/visit/fakeWallet.mjs'
import { countRounds, watchScripts } from '../scripts/visit/watchScripts.mjs'
import { CONNECT, connectWallet, openCard, reloadConnected, ROW, whenClosed } from './steps.mjs'
import { watchPage } from './watchPage.mjs'

const BYTES_PER_SECOND = 9_000_000 / 8
const LINE = {
  offline: false,
  latency: 100,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
}
/** The page's idle time between load and first touch. */
const IDLE_MS = 1_000
/** The visitor's time to read the list. */
const READ_MS = 500
/** Longer than a response takes on this network. */
const QUIET_MS = 300
/** Delay between hovering and pressing. */
const NEAR_MS = 300

async function openPage(browser, url, selector, options) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await installFakeWallet(page)
  await page.addInitScript(watchPage, selector)
  await page.addInitScript(given => {
    globalThis.moreOptions = given
  }, options)
  const session = await context.newCDPSession(page)
  const requests = await watchScripts(session, url)
  await session.send('Network.emulateNetworkConditions', LINE)
  await page.goto(url, { waitUntil: 'commit' })
  const ready = await page.evaluate(() => globalThis.bench.ready)
  await page.waitForLoadState('load')
  return { context, page, requests, ready }
}

/** Waits until no request is pending. */
async function quiet(page, requests) {
  for (let seen = -1; seen !== requests.length || requests.some(({ end }) => end === Infinity);) {
    seen = requests.length
    await page.waitForTimeout(QUIET_MS)
  }
}

/** Visits a host without a modal on the same network. */
export async function visitEmptySlowNetwork(browser, url) {
  const { context, ready } = await openPage(browser, url, 'output', {})
  await context.close()
  return { ready }
}

/**
 * One visitor on a slow network opens, reads the list, connects and returns. `way` is the preload
 * option: `idle`, `intent` with a hover before each press, or `none`.
 */
export async function visitSlowNetwork(browser, url, way) {
  const { context, page, requests, ready } = await openPage(browser, url, CONNECT, { preload: way })
  const first = new Set(requests.map(({ path }) => path))
  const figures = { ready }
  /**
   * Measures a step's milliseconds, and what it fetched beyond every page's initial files: files,
   * and rounds of them.
   */
  const step = async (name, act) => {
    const before = requests.length
    figures[name] = await act()
    // Preloaded files come later, and not at all with `none`.
    if (way === 'none') await quiet(page, requests)
    const fetched = requests.slice(before).filter(({ path }) => !first.has(path))
    figures[`${name}Files`] = fetched.length
    figures[`${name}Rounds`] = countRounds(fetched)
  }
  const near = async selector => {
    if (way !== 'intent') return
    await page.locator(selector).first().hover()
    await page.waitForTimeout(NEAR_MS)
  }
  await page.waitForTimeout(IDLE_MS)
  await near(CONNECT)
  await step('open', () => openCard(page))
  await page.waitForTimeout(READ_MS)
  await near(ROW)
  await step('connect', () => connectWallet(page))
  await whenClosed(page)
  await quiet(page, requests)
  await step('reload', () => reloadConnected(page))
  await context.close()
  return figures
}
