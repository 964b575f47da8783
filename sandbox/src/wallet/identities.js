// @ts-check

/** The identities of the sandbox's two browser wallets. */
export const WALLET_IDENTITIES = /** @type {const} */ ({
  1: { id: 1, name: 'Sandbox Wallet', rdns: 'dev.sandbox.wallet', colour: '#2563eb' },
  2: { id: 2, name: 'Sandbox Wallet Two', rdns: 'dev.sandbox.wallet.two', colour: '#c2410c' },
})

/**
 * Returns a wallet's icon as a data URL, so that no page has to fetch it.
 *
 * @param {import('./types.js').WalletId} id
 */
export function walletIcon(id) {
  const { colour } = WALLET_IDENTITIES[id]
  const dots =
    id === 2
      ? '<circle cx="72" cy="62" r="6"/><circle cx="56" cy="62" r="6"/>'
      : '<circle cx="70" cy="62" r="7"/>'
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${colour}"/>` +
    `<path d="M22 34a8 8 0 0 1 8-8h36v10H30" fill="none" stroke="#fff" stroke-width="6"/>` +
    `<rect x="19" y="34" width="58" height="40" rx="8" fill="#fff"/><g fill="${colour}">${dots}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
