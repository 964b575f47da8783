// @ts-check
import { readFileSync } from 'node:fs'
import { WALLET_IDENTITIES, walletIcon } from './identities.js'

/** In dependency order. */
const PARTS = ['bytes', 'wire', 'walletStandard', 'solana', 'bitcoin', 'polkadot', 'cosmos']

/** @param {string} name */
const read = name => readFileSync(new URL(`./page/${name}.js`, import.meta.url), 'utf8')

/** The modules as one text, without imports and exports. */
const TEXT = [...PARTS.map(name => `parts/${name}`), 'provider']
  .map(read)
  .join('\n')
  .replace(/^import .*$/gm, '')
  .replace(/^export /gm, '')

/**
 * Returns the script that installs the wallets in a page.
 *
 * @param {object} settings
 * @param {string} settings.base where the wallet listens
 * @param {string} settings.query the script's query, where it cannot read its own URL
 * @param {readonly string[]} settings.solanaChains
 * @param {boolean} [settings.isExtension] its requests go through the content script
 */
export function writePageScript({ base, query, solanaChains, isExtension = false }) {
  const wallets = Object.values(WALLET_IDENTITIES).map(({ id, name, rdns }) => ({
    id,
    name,
    rdns,
    icon: walletIcon(id),
  }))
  const settings = JSON.stringify({ base, query, solanaChains, isExtension, wallets })
  return `;(() => {\nconst SETTINGS = ${settings}\n${TEXT}\n})()\n`
}
