import { watchPage } from './watchPage.mjs'

/** Longer than the idle work of an untouched page, even at CPU ×4. */
const IDLE_MS = 5_000

/** Runs in the page before other scripts. */
function watchTasks() {
  globalThis.longTasks = []
  new globalThis.PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      globalThis.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Returns the longest task in ms, at CPU ×4, of an untouched page after its first render and its
 * `load` event: preloading. `render` is the longest after `load`, including that first render.
 * Browsers report tasks of 50 ms and more; 0 means none.
 */
export async function visitIdle(browser, url, readySelector) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(watchTasks)
  await page.addInitScript(watchPage, readySelector)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  const ready = await page.evaluate(() => globalThis.bench.ready)
  await page.waitForTimeout(IDLE_MS)
  const figures = await page.evaluate(shown => {
    const [{ loadEventEnd }] = globalThis.performance.getEntriesByType('navigation')
    const longestFrom = time =>
      Math.max(
        0,
        ...globalThis.longTasks
          .filter(({ startTime }) => startTime >= time)
          .map(({ duration }) => duration),
      )
    return { worst: longestFrom(Math.max(loadEventEnd, shown)), render: longestFrom(loadEventEnd) }
  }, ready)
  await context.close()
  return figures
}
