// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertLoopbackUrl } from '../../lib/loopback.js'
import { WALLET_CHAINS } from '../../solana/solanaNetwork.js'
import { writePageScript } from '../pageScript.js'

const ALL = '?families=eip155,solana,bip122,polkadot,cosmos'
const PAGES = ['http://localhost/*', 'http://127.0.0.1/*']

/**
 * Writes the wallet as a Chromium extension (`--load-extension`): the page script in every page of
 * this machine, and a content script that talks to the wallet process.
 *
 * @param {object} options
 * @param {string} options.folder created if missing
 * @param {string} options.walletUrl where the wallet listens
 * @param {string} [options.query] as for the page script; every family by default
 * @param {readonly string[]} [options.solanaChains]
 */
export function writeExtension({ folder, walletUrl, query = ALL, solanaChains = WALLET_CHAINS }) {
  assertLoopbackUrl(walletUrl)
  const content = { matches: PAGES, run_at: 'document_start' }
  const manifest = {
    manifest_version: 3,
    name: 'Sandbox Wallet',
    version: '1.0.0',
    description: 'Test coins only. Worth nothing.',
    host_permissions: PAGES,
    content_scripts: [
      { ...content, js: ['bridge.js'], world: 'ISOLATED' },
      { ...content, js: ['wallet.js'], world: 'MAIN' },
    ],
  }
  const bridge = readFileSync(new URL('./bridge.js', import.meta.url), 'utf8')
  mkdirSync(folder, { recursive: true })
  const files = {
    'manifest.json': JSON.stringify(manifest, null, 2),
    'bridge.js': bridge.replace('= SETTINGS', `= ${JSON.stringify(walletUrl)}`),
    'wallet.js': writePageScript({ base: walletUrl, query, solanaChains, isExtension: true }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
