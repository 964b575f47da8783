/** A package that only exports names. */
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
 * Stubs of the majors before the supported ones: some names that exist there, plus every name the
 * modal imports.
 */
export const OLDER_MAJORS = {
  ...stub('viem', '1.21.4', ['BaseError', 'createClient', 'custom', 'fallback', 'http']),
  ...stub('ethers', '5.8.0', ['ethers', 'providers', 'utils', 'version']),
  ...stub('@solana/web3.js', '1.98.4', ['Connection', 'PublicKey', 'Transaction']),
  ...stub('bitcoinjs-lib', '6.1.7', ['Psbt', 'Transaction', 'payments']),
}

/** The imports of a page that has them all. */
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
