import { CONNECT } from './steps.mjs'

const WALLETS = 10_000
/** The most wallets accepted in one response. */
const ANSWER = 1_000
const SCROLL_MS = 5_000
const PX_PER_FRAME = 90
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#47a"/></svg>'

const idOf = index => index.toString(16).padStart(64, '0')

/** As many wallets as a response may hold, from the requested page. */
function answerPage(url) {
  const first = (Number(url.searchParams.get('page') ?? 1) - 1) * ANSWER
  const data = Array.from({ length: Math.min(ANSWER, WALLETS - first) }, (_, at) => ({
    id: idOf(first + at),
    name: `Bench Wallet ${String(first + at)}`,
    image_id: `bench-${String(first + at)}`,
    chains: ['eip155:1'],
    mobile_link: `bench${String(first + at)}://`,
  }))
  return { data, count: WALLETS }
}

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Mocks a directory of ten thousand wallets that responds at once. */
const answerServices = (page, own) =>
  page.route(
    url => url.origin !== own && url.protocol.startsWith('http'),
    route => {
      const url = new URL(route.request().url())
      if (url.pathname === '/getWallets') return route.fulfill({ headers, json: answerPage(url) })
      if (url.pathname.startsWith('/getWalletImage/')) {
        return route.fulfill({ headers, contentType: 'image/svg+xml', body: PICTURE })
      }
      return route.fulfill({ headers, json: { features: [] } })
    },
  )

/**
 * Scrolls to the last wallet, so that every page of the directory loads, and back; returns the
 * number loaded.
 */
const loadAll = list =>
  list.evaluate(async (element, enough) => {
    const { performance, requestAnimationFrame } = globalThis
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const scroller = element.parentElement
    const rows = () => [...element.querySelectorAll('[role="listitem"]')]
    const last = () => Math.max(...rows().map(row => Number(row.getAttribute('aria-posinset'))))
    scroller.dispatchEvent(new globalThis.WheelEvent('wheel', { bubbles: true }))
    const since = performance.now()
    while (last() < enough && performance.now() - since < 60_000) {
      scroller.scrollTop = scroller.scrollHeight
      await frame()
    }
    const reached = last()
    scroller.scrollTop = 0
    for (let wait = 0; wait < 60; wait += 1) await frame()
    return reached
  }, WALLETS)

/** Scrolls steadily and measures every frame. */
const scrollOn = list =>
  list.evaluate(
    async (element, { scrollMs, step }) => {
      const frame = () => new Promise(resolve => globalThis.requestAnimationFrame(resolve))
      const scroller = element.parentElement
      let before = await frame()
      const began = before
      const gaps = []
      let rows = 0
      while (before - began < scrollMs) {
        scroller.scrollTop += step
        const now = await frame()
        gaps.push(now - before)
        before = now
        rows = Math.max(rows, element.querySelectorAll('[role="listitem"]').length)
      }
      return { gaps, rows }
    },
    { scrollMs: SCROLL_MS, step: PX_PER_FRAME },
  )

/** Loads the whole list, then scrolls through it at the given CPU rate. */
export async function visitDirectory(browser, url, rate) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await answerServices(page, url)
  const session = await context.newCDPSession(page)
  await page.goto(url)
  await page.locator(CONNECT).first().click()
  await page.getByTestId('wm-all-wallets').click()
  const list = page.getByRole('list', { name: 'All wallets' })
  await list.getByRole('listitem').first().waitFor()
  const reached = await loadAll(list)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const { gaps, rows } = await scrollOn(list)
  await context.close()
  return {
    rows,
    reached,
    frames: gaps.length,
    slow: gaps.filter(gap => gap > 25).length,
    worst: Math.max(...gaps),
  }
}
