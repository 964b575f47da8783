#!/usr/bin/env node
/**
 * Runs a visitor's journeys in Firefox, over the sandbox: with a browser wallet, and with an email.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMailboxControl, createWalletControl } from '@redux-wallet-modal/sandbox'
import { ensureFirefox } from './firefox/findFirefox.mjs'
import { startFirefox } from './firefox/startFirefox.mjs'
import { visitByEmail } from './firefox/visitByEmail.mjs'
import { visitByWallet } from './firefox/visitByWallet.mjs'
import { waitForPage } from './lib/exampleHost.mjs'
import { runCheck } from './lib/fail.mjs'
import { ROOT } from './lib/project.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4480)
const URL_OF_PAGE = `http://localhost:${String(PORT)}/`
/** The sandbox's ports follow the page's, in the order of its readme. */
const partAt = (place, host = 'localhost') => `http://${host}:${String(PORT + place)}`
const WALLET_URL = partAt(3)
const MAILBOX_URL = partAt(17)
const SITE_URL = partAt(19, '127.0.0.1')
const PICTURES = join(ROOT, '.tmp/firefox')
async function serve() {
  const server = spawn(process.execPath, ['scripts/e2eServer.mjs', '--port', String(PORT)], {
    cwd: ROOT,
    env: { ...process.env, E2E_PARENT: String(process.pid) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForPage(URL_OF_PAGE, 120_000)
  return { close: () => server.kill() }
}

await runCheck(async () => {
  const command = ensureFirefox()
  mkdirSync(PICTURES, { recursive: true })
  const server = await serve()
  try {
    const page = await startFirefox(command)
    console.log(`Firefox ${page.version}`)
    const look = async name => writeFileSync(join(PICTURES, `${name}.png`), await page.photograph())
    const home = `${URL_OF_PAGE}bench.html`
    try {
      await visitByWallet({ page, look, home, wallet: createWalletControl(WALLET_URL) })
      const mailbox = createMailboxControl(MAILBOX_URL)
      await visitByEmail({ page, look, home, mailbox, site: SITE_URL })
      if (page.errors.length > 0) throw new Error(`Firefox tells of:\n${page.errors.join('\n')}`)
    } catch (error) {
      await look('failed')
      throw error
    } finally {
      await page.close()
    }
  } finally {
    server.close()
  }
})
