import { answerAsRelay } from '../scripts/visit/answerAsRelay.mjs'
import { countLive } from './countLive.mjs'
import { CONNECT, OPEN_CARD } from './steps.mjs'

const CODE = /^Connection QR code/
const WARM_UP_CYCLES = 20
const CYCLES = 200
const MIB = 1024 * 1024
/** Long enough for the socket to close and for the library's deferred work. */
const REST_MS = 4_000

/** Does not wait for animations. */
const press = locator => locator.evaluate(element => element.click())

/** Shows a code and leaves it many times; returns what is retained in total. */
export async function visitRelay(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(countLive)
  const sockets = await answerAsRelay(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url)

  const cycle = async times => {
    for (let time = 0; time < times; time += 1) {
      await press(page.locator(CONNECT).first())
      await press(page.getByTestId('wm-wallet-walletConnect'))
      await page.getByRole('img', { name: CODE }).waitFor()
      await press(page.getByTestId('wm-close'))
      await page.locator(OPEN_CARD).waitFor({ state: 'detached' })
    }
    await page.waitForTimeout(REST_MS)
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = name => metrics.find(metric => metric.name === name)?.value ?? 0
    return {
      heap: of('JSHeapUsedSize'),
      listeners: of('JSEventListeners'),
      timers: await page.evaluate(() => globalThis.liveTimers()),
      sockets: sockets.size,
    }
  }
  const before = await cycle(WARM_UP_CYCLES)
  const after = await cycle(CYCLES)
  await context.close()
  const grown = name => after[name] - before[name]
  return {
    cycles: CYCLES,
    heapMiB: grown('heap') / MIB,
    listeners: grown('listeners'),
    timers: grown('timers'),
    sockets: after.sockets,
  }
}
