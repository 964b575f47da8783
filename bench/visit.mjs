import { installFakeWallet } from '../scripts/visit/fakeWallet.mjs'
import {
  CONNECT,
  connectWallet,
  OPEN_CARD,
  openCard,
  reloadConnected,
  ROW,
  whenClosed,
} from './steps.mjs'
import { watchPage } from './watchPage.mjs'

const SHOWN_ROW = `${OPEN_CARD} ${ROW}`
const CLOSE = '[data-testid="wm-close"]'
const WARM_UP_CYCLES = 5
const CYCLES = 50
const KIB = 1024
/** A quick user's delay between hovering over a row and pressing it. */
const PRESS_AFTER_MS = 300
/** The page's idle time between load and first touch, and the visitor's time to read the list. */
const IDLE_MS = { 1: 1_000, 4: 4_000 }
const READ_MS = { 1: 500, 4: 2_000 }

const countersOf = async session => {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = name => metrics.find(metric => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

const taskMs = async session => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function openPage(browser, url, rate, selector, preload) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const foreign = []
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== url) foreign.push(request.url())
  })
  await installFakeWallet(page)
  await page.addInitScript(watchPage, selector)
  await page.addInitScript(options => {
    globalThis.moreOptions = options
  }, preload && { preload })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(url, { waitUntil: 'commit' })
  const ready = await page.evaluate(() => globalThis.bench.ready)
  return { context, page, session, foreign, ready, work: await taskMs(session) }
}

const closeCard = page =>
  page.evaluate(
    ([close, card]) => globalThis.bench.press(close, () => globalThis.bench.find(card) === null),
    [CLOSE, OPEN_CARD],
  )

/** The pointer hovers before each press, so that preloading has finished when the press comes. */
async function visitWithPointer(browser, url, rate) {
  const { context, page } = await openPage(browser, url, rate, CONNECT, 'intent')
  await page.waitForLoadState('networkidle')
  await page.locator(CONNECT).first().hover()
  await page.evaluate(row => globalThis.bench.until(() => globalThis.bench.find(row)), ROW)
  const open = await openCard(page, SHOWN_ROW)
  await page.locator(SHOWN_ROW).first().hover()
  await page.waitForTimeout(PRESS_AFTER_MS)
  const connect = await connectWallet(page, SHOWN_ROW)
  await context.close()
  return { open, connect }
}

/** Visits a host without a modal, for comparison. */
export async function visitEmptyHost(browser, url, rate) {
  const { context, page, session, ready, work } = await openPage(browser, url, rate, 'output')
  await page.waitForLoadState('networkidle')
  const { heap } = await countersOf(session)
  await context.close()
  return { ready, work, heapMiB: heap / KIB / KIB }
}

async function reconnect(page) {
  await whenClosed(page)
  await page.waitForLoadState('networkidle')
  return reloadConnected(page)
}

/**
 * The page gets an idle second before the first press, and the list half a second before the next.
 */
async function visitAfterIdle(browser, url, rate) {
  const { context, page } = await openPage(browser, url, rate, CONNECT, 'idle')
  await page.waitForLoadState('load')
  await page.waitForTimeout(IDLE_MS[rate])
  const openIdle = await openCard(page, SHOWN_ROW)
  await page.waitForTimeout(READ_MS[rate])
  const connectIdle = await connectWallet(page, SHOWN_ROW)
  await context.close()
  return { openIdle, connectIdle }
}

/** One visitor sees the button, opens twice, connects and returns; nothing is preloaded. */
export async function visitModalHost(browser, url, rate) {
  const visit = await openPage(browser, url, rate, CONNECT, 'none')
  const { context, page, session, foreign, ready, work } = visit
  await page.waitForLoadState('networkidle')
  const foreignUntouched = foreign.length
  const { heap } = await countersOf(session)
  const openUntouched = await openCard(page, SHOWN_ROW)
  await page.waitForLoadState('networkidle')
  const foreignByOpening = foreign.length - foreignUntouched
  await closeCard(page)
  const openWarm = await openCard(page, SHOWN_ROW)
  const connectUntouched = await connectWallet(page, SHOWN_ROW)
  const reload = await reconnect(page)
  await context.close()
  const { open, connect } = await visitWithPointer(browser, url, rate)
  return {
    ready,
    work,
    heapMiB: heap / KIB / KIB,
    openUntouched,
    openCold: open,
    openWarm,
    connectUntouched,
    connect,
    reconnect: reload,
    foreignUntouched,
    foreignByOpening,
    ...(await visitAfterIdle(browser, url, rate)),
  }
}

/**
 * Heap bytes without machine code, feedback and anything else V8 creates for functions as they run.
 */
async function keptBytes(session) {
  const parts = []
  const take = ({ chunk }) => parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(parts.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const size = fields.indexOf('self_size')
  const code = types[0].indexOf('code')
  let kept = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at] !== code) kept += nodes[at + size]
  return kept
}

/**
 * Opens and closes many times; returns the retained memory per cycle, from the fifth and from the
 * 55th on.
 */
export async function visitOften(browser, url) {
  const { context, page, session } = await openPage(browser, url, 1, CONNECT)
  const cycle = async times => {
    for (let time = 0; time < times; time += 1) {
      await openCard(page, SHOWN_ROW)
      await closeCard(page)
    }
    await page.waitForLoadState('networkidle')
  }
  await cycle(WARM_UP_CYCLES)
  const keptBefore = await keptBytes(session)
  const before = await countersOf(session)
  await cycle(CYCLES)
  const after = await countersOf(session)
  const kept = (await keptBytes(session)) - keptBefore
  await cycle(2 * CYCLES)
  const later = await countersOf(session)
  await context.close()
  const per = name => (after[name] - before[name]) / CYCLES
  return {
    heapKiB: per('heap') / KIB,
    keptKiB: kept / CYCLES / KIB,
    laterKiB: (later.heap - after.heap) / (2 * CYCLES) / KIB,
    nodes: per('nodes'),
    listeners: per('listeners'),
  }
}
