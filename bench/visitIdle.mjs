import { watchPage } from './watchPage.mjs'

/** What an untouched page does with its idle time is over by then, also at CPU ×4. */
const IDLE_MS = 5_000

/** Runs in the page before anything else. */
function watchTasks() {
  globalThis.longTasks = []
  new globalThis.PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      globalThis.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * The longest task that an untouched page has after its `load` event, at CPU ×4, in ms. Browsers name tasks of 50 ms and
 * more; 0 stands for none of them.
 */
export async function visitIdle(browser, url, readySelector) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(watchTasks)
  await page.addInitScript(watchPage, readySelector)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => globalThis.bench.ready)
  await page.waitForTimeout(IDLE_MS)
  const worst = await page.evaluate(() => {
    const [{ loadEventEnd }] = globalThis.performance.getEntriesByType('navigation')
    const late = globalThis.longTasks.filter(({ startTime }) => startTime >= loadEventEnd)
    return Math.max(0, ...late.map(({ duration }) => duration))
  })
  await context.close()
  return { worst }
}
