import { join } from 'node:path'
import { answerForeignHosts } from './answerForeignHosts.mjs'
import { FAKE_WALLET, installFakeWallet } from './fakeWallet.mjs'
import { installInBrowser } from '../../dist/testing.js'
import { serveFolder } from './serveFolder.mjs'
import { countRounds, watchScripts } from './watchScripts.mjs'

const STEP_TIMEOUT_MS = 15_000
const QUIET_MS = 600

/** Records the package's files that the page requests, and its requests to other hosts. */
function watchRequests(page, origin, folder) {
  const files = new Set()
  const foreign = []
  const pending = new Set()
  let lastChange = Date.now()
  page.on('request', request => {
    lastChange = Date.now()
    pending.add(request)
    const { protocol, origin: from, pathname } = new URL(request.url())
    if (protocol === 'data:' || protocol === 'blob:') return
    if (from !== origin) foreign.push(request.url())
    else if (pathname.endsWith('.js')) files.add(join(folder, pathname))
  })
  const settle = request => {
    lastChange = Date.now()
    pending.delete(request)
  }
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  const quiet = async () => {
    const deadline = Date.now() + STEP_TIMEOUT_MS
    while (Date.now() < deadline) {
      if (pending.size === 0 && Date.now() - lastChange > QUIET_MS) return
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    }
    throw new Error('the page never became quiet')
  }
  return { files, foreign, quiet }
}

/** With this latency, files of one round start before any of them has arrived. */
const LINE = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 }

/** Runs in the page before other scripts: disables preloading, which belongs to no step. */
function saveData() {
  Object.defineProperty(globalThis.navigator, 'connection', { value: { saveData: true } })
}

/**
 * Adds a step's files, in the order of the visit; `needed` and `rounds` cover the files it waited
 * for.
 */
async function step(watch, steps, name, act) {
  const before = new Set(watch.files)
  const begun = watch.requests.length
  const foreignBefore = watch.foreign.length
  let begunBy
  try {
    await act()
    begunBy = watch.requests.length
    await watch.quiet()
  } catch (thrown) {
    throw new Error(`${name}: ${String(thrown)}`, { cause: thrown })
  }
  const first = new Set(steps.load?.paths)
  const needed = watch.requests.slice(begun, begunBy).filter(({ path }) => !first.has(path))
  steps[name] = {
    files: [...watch.files].filter(file => !before.has(file)),
    foreign: watch.foreign.slice(foreignBefore),
    paths: watch.requests.slice(begun).map(({ path }) => path),
    needed: needed.length,
    rounds: countRounds(needed),
  }
}

/**
 * Visits a built host page like a user and returns the scripts each step loaded: `load`, `list`,
 * then `all` where there is a relay, `email` where visitors can sign in by it, else `connect` and
 * `giveBack`; `isUntouched` stops after the first.
 *
 * @returns {Promise<Record<string, { files: string[], foreign: string[], needed: number,
 *   rounds: number }>>}
 */
export async function visitHost(
  browser,
  folder,
  { withModal, withRelay, withEmail, wallet: own, isUntouched },
) {
  const server = await serveFolder(folder)
  const page = await browser.newPage()
  const steps = {}
  const errors = []
  page.on('pageerror', error => errors.push(error.message))
  try {
    await answerForeignHosts(page, server.url)
    if (own) await installInBrowser(page, own)
    else if (withModal) {
      await installFakeWallet(page)
    }
    const name = own?.name ?? FAKE_WALLET
    await page.addInitScript(saveData)
    const session = await page.context().newCDPSession(page)
    const requests = await watchScripts(session, server.url)
    await session.send('Network.emulateNetworkConditions', LINE)
    const watch = { ...watchRequests(page, server.url, folder), requests }
    const button = page.getByTestId(/connect-button/)
    await step(watch, steps, 'load', async () => {
      await page.goto(server.url)
      await (withModal ? button : page.locator('output')).waitFor({ timeout: STEP_TIMEOUT_MS })
    })
    if (isUntouched) return steps
    if (withModal) {
      const wallet = page.getByRole('dialog').getByRole('button', { name })
      await step(watch, steps, 'list', async () => {
        await button.click()
        await wallet.waitFor({ timeout: STEP_TIMEOUT_MS })
      })
    }
    if (withModal && withRelay) {
      await step(watch, steps, 'all', async () => {
        await page.getByTestId('wm-all-wallets').click()
        await page.getByTestId('wm-view-AllWallets').waitFor({ timeout: STEP_TIMEOUT_MS })
      })
    } else if (withModal && withEmail) {
      await step(watch, steps, 'email', async () => {
        const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' })
        await field.fill('visitor@example.com')
        await field.press('Enter')
        await page.locator('iframe#w3m-iframe').waitFor({ state: 'attached' })
      })
    } else if (withModal) {
      const wallet = page.getByRole('dialog').getByRole('button', { name })
      await step(watch, steps, 'connect', async () => {
        await wallet.click()
        await page
          .getByTestId(/account-button/)
          .first()
          .waitFor({ timeout: STEP_TIMEOUT_MS })
      })
      if (own) return steps
      await step(watch, steps, 'restore', async () => {
        await page.reload()
        await page.waitForFunction(
          () =>
            globalThis.hostStore?.getState().walletModal.connections.byNamespace.eip155?.phase ===
            'connected',
        )
      })
    }
    if (errors.length > 0) throw new Error(`the page threw: ${errors.join('; ')}`)
    return steps
  } finally {
    await page.close()
    server.close()
  }
}
