#!/usr/bin/env node
/** A visitor's way in Firefox, over the sandbox: connect, account, the form for sending, reload. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountAt, createWalletControl } from '@redux-wallet-modal/sandbox'
import { ensureFirefox } from './firefox/findFirefox.mjs'
import { startFirefox } from './firefox/startFirefox.mjs'
import { waitForPage } from './lib/exampleHost.mjs'
import { runCheck } from './lib/fail.mjs'
import { ROOT } from './lib/project.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4480)
const URL_OF_PAGE = `http://localhost:${String(PORT)}/`
/** The wallet of the sandbox is its third part, right behind the page. */
const WALLET_URL = `http://localhost:${String(PORT + 3)}`
const PICTURES = join(ROOT, '.tmp/firefox')
const SENDER = accountAt(0).address
const RECIPIENT = accountAt(1).address
const AMOUNT = '0.25'

/** The card; its role is that of the element. */
const DIALOG = 'dialog'
const FIELD = {
  amount: '[data-testid="wm-send-amount"]',
  recipient: '[data-testid="wm-send-recipient"]',
}

async function serve() {
  const server = spawn(process.execPath, ['scripts/e2eServer.mjs', '--port', String(PORT)], {
    cwd: ROOT,
    env: { ...process.env, E2E_PARENT: String(process.pid) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForPage(URL_OF_PAGE, 120_000)
  return { close: () => server.kill() }
}

async function visit(page) {
  const look = async name => writeFileSync(join(PICTURES, `${name}.png`), await page.photograph())
  const isConnected = async () => {
    await page.find('[data-testid="read-status"]', 'connected')
    await page.find('[data-testid="read-address"]', SENDER)
  }
  const wallet = createWalletControl(WALLET_URL)
  await wallet.reset()
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await page.goto(`${URL_OF_PAGE}bench.html`)
  await page.press('main > header button', 'Connect wallet')
  await page.find(DIALOG)
  await look('connect')
  await page.press(`${DIALOG} button`, 'Sandbox Wallet')
  await isConnected()
  await page.gone(`${DIALOG}[open]`)
  console.log('connected')

  await page.press('main > header [data-wm-part="account-button"]')
  await page.find('[data-testid="wm-account-balance"]')
  await look('account')
  console.log('the account is shown')

  await page.press(`${DIALOG} button`, 'Send')
  await page.type(FIELD.amount, AMOUNT)
  await page.type(FIELD.recipient, RECIPIENT)
  if ((await page.valueOf(FIELD.amount)) !== AMOUNT) throw new Error('The amount is not typed.')
  await page.press('[data-testid="wm-send-preview"]', 'Review')
  await page.find('[data-testid="wm-view-WalletSendPreview"]', RECIPIENT.slice(-6))
  await look('review')
  console.log('the form for sending leads to its review')

  await page.reload()
  await isConnected()
  await look('reloaded')
  console.log('connected again after a reload')
  if (page.errors.length > 0) throw new Error(`Firefox tells of:\n${page.errors.join('\n')}`)
}

await runCheck(async () => {
  const command = ensureFirefox()
  mkdirSync(PICTURES, { recursive: true })
  const server = await serve()
  try {
    const page = await startFirefox(command)
    console.log(`Firefox ${page.version}`)
    await visit(page).finally(page.close)
  } finally {
    server.close()
  }
})
