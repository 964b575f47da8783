// @ts-check

/** What the faucet gives: enough for a day of experiments. */
export const GIFTS = /** @type {const} */ ({
  evm: [
    { asset: 'ETH', bought: '2' },
    { asset: 'SUSD', bought: '250' },
  ],
  solana: [{ asset: 'SOL', bought: '2', chainId: 'solana' }],
})

/** @param {string} text */
export const isEvmAddress = text => /^0x[\da-f]{40}$/i.test(text)

/** @param {string} text base58 */
export const isSolanaAddress = text => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
