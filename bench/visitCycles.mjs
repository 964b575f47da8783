import { installFakeWallet } from '../scripts/visit/fakeWallet.mjs'
import { answerAccount } from './answerAccount.mjs'
import { countLive } from './countLive.mjs'
import { ACCOUNT, CONNECT, OPEN_CARD, ROW } from './steps.mjs'
import { watchPage } from './watchPage.mjs'

const SELECTORS = {
  connect: CONNECT,
  wallet: ROW,
  account: ACCOUNT,
  token: '[data-testid^="wm-token-"]',
  disconnect: '[data-testid="wm-disconnect"]',
  close: '[data-testid="wm-close"]',
  card: OPEN_CARD,
}
/** After this many cycles caches, the action log and compiled code are full. */
const SETTLED = 50
const CYCLES = 250
const STEP = 50
/** Deferred work, such as the end of a message, is done after this. */
const REST_MS = 4_000
const KIB = 1024
const HELD = { tokens: 20, transactions: 20 }

/**
 * Opens, connects, closes, opens the account, views its tokens and disconnects, as a visitor would;
 * runs in the page.
 */
const cycle = (page, times) =>
  page.evaluate(
    async ([count, { connect, wallet, account, token, disconnect, close, card }]) => {
      const { bench, hostStore } = globalThis
      const isClosed = () => bench.find(card) === null
      const isConnected = state =>
        state.walletModal.connections.byNamespace.eip155?.phase === 'connected'
      for (let time = 0; time < count; time += 1) {
        await bench.press(connect, wallet)
        bench.find(wallet).click()
        await bench.untilState(isConnected, 0)
        await bench.press(close, isClosed)
        await bench.press(account, token)
        await bench.press(disconnect, () => isClosed() && bench.find(connect) !== null)
        if (isConnected(hostStore.getState())) throw new Error('still connected')
      }
    },
    [times, SELECTORS],
  )

async function countersOf(page, session) {
  await page.waitForTimeout(REST_MS)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  const inPage = await page.evaluate(() => ({
    timers: globalThis.liveTimers(),
    subscriptions: Object.values(
      globalThis.hostStore.getState().walletModal.walletModalApi.subscriptions,
    ).reduce((sum, of) => sum + Object.keys(of).length, 0),
  }))
  return { heap, nodes, listeners, ...inPage }
}

/**
 * P30: opens, connects and disconnects two hundred and fifty times; returns what the last two
 * hundred retained. `looks` holds the counts on the way.
 */
export async function visitCycles(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await answerAccount(page, url, HELD)
  await installFakeWallet(page)
  await page.addInitScript(countLive)
  await page.addInitScript(watchPage, SELECTORS.connect)
  const session = await context.newCDPSession(page)
  await page.goto(url)
  await page.evaluate(() => globalThis.bench.ready)
  const looks = []
  for (let done = 0; done < CYCLES; done += STEP) {
    await cycle(page, STEP)
    looks.push({ cycles: done + STEP, ...(await countersOf(page, session)) })
  }
  await context.close()
  const settled = looks.find(({ cycles }) => cycles === SETTLED)
  const last = looks.at(-1)
  const grown = name => last[name] - settled[name]
  return {
    cycles: CYCLES - SETTLED,
    heapKiB: grown('heap') / KIB / (CYCLES - SETTLED),
    nodes: grown('nodes'),
    listeners: grown('listeners'),
    timers: grown('timers'),
    subscriptions: last.subscriptions,
    looks,
  }
}
