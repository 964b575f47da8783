/** A package as a page has it, with names and nothing behind them. */
const stub = (name, version, names) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version,
    type: 'module',
    sideEffects: false,
    exports: './index.js',
  }),
  [`node_modules/${name}/index.js`]: names
    .map(each => `export const ${each} = () => undefined\n`)
    .join(''),
})

/**
 * The majors before those that the modal is made for, as pages have them: of their names, some that exist there, and all of
 * those that are used.
 */
export const OLDER_MAJORS = {
  ...stub('viem', '1.21.4', ['BaseError', 'createClient', 'custom', 'fallback', 'http']),
  ...stub('ethers', '5.8.0', ['ethers', 'providers', 'utils', 'version']),
  ...stub('@solana/web3.js', '1.98.4', ['Connection', 'PublicKey', 'Transaction']),
  ...stub('bitcoinjs-lib', '6.1.7', ['Psbt', 'Transaction', 'payments']),
}

/** What a page imports that has all of it. */
export const OLDER_FAMILY = {
  imports: [
    "import { evmEthers } from 'redux-wallet-modal/ethers'",
    "import { solana } from 'redux-wallet-modal/solana'",
    "import { bitcoin } from 'redux-wallet-modal/bitcoin'",
  ],
  adapters: ['evmEthers()', 'solana()', 'bitcoin()'],
  networks: [],
  hasEvm: true,
}
