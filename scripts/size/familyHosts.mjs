import {
  createScriptableBitcoinWallet,
  createScriptableCosmosWallet,
  createScriptablePolkadotWallet,
  createScriptableSolanaWallet,
  createScriptableWallet,
} from '../../dist/testing.js'

const networkOf = (chainNamespace, id, name, symbol, decimals) => `{
  id: '${id}',
  chainNamespace: '${chainNamespace}',
  name: '${name}',
  nativeCurrency: { name: '${symbol}', symbol: '${symbol}', decimals: ${String(decimals)} },
  rpcUrls: { default: { http: ['https://${chainNamespace}.example'] } },
}`

/** A family's imports and adapters, and a wallet that approves at once. */
const FAMILIES = {
  evm: {
    entry: 'evm',
    call: 'evm()',
    createWallet: createScriptableWallet,
  },
  ethers: {
    entry: 'ethers',
    name: 'evmEthers',
    call: 'evmEthers()',
    createWallet: createScriptableWallet,
  },
  solana: {
    entry: 'solana',
    call: 'solana()',
    network: networkOf('solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', 'SOL', 9),
    createWallet: createScriptableSolanaWallet,
  },
  bitcoin: {
    entry: 'bitcoin',
    call: 'bitcoin()',
    network: networkOf('bip122', '000000000019d6689c085ae165831e93', 'Bitcoin', 'BTC', 8),
    createWallet: createScriptableBitcoinWallet,
  },
  polkadot: {
    entry: 'polkadot',
    call: 'polkadot()',
    network: networkOf('polkadot', '91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', 'DOT', 10),
    createWallet: createScriptablePolkadotWallet,
  },
  cosmos: {
    entry: 'cosmos',
    call: 'cosmos()',
    network: networkOf('cosmos', 'cosmoshub-4', 'Cosmos Hub', 'ATOM', 6),
    createWallet: createScriptableCosmosWallet,
  },
}

const hostOf = (...names) => ({
  entries: names.map(name => FAMILIES[name].entry),
  imports: names.map(name => {
    const { entry, name: exported = entry } = FAMILIES[name]
    return `import { ${exported} } from 'redux-wallet-modal/${entry}'`
  }),
  adapters: names.map(name => FAMILIES[name].call),
  networks: names.flatMap(name => FAMILIES[name].network ?? []),
  hasEvm: names.some(name => FAMILIES[name].network === undefined),
  createWallet: FAMILIES[names[0]].createWallet,
})

/** Pages with one chain family each, with ethers in place of viem, and with all five. */
export const FAMILY_HOSTS = {
  ethers: hostOf('ethers'),
  solana: hostOf('solana'),
  bitcoin: hostOf('bitcoin'),
  polkadot: hostOf('polkadot'),
  cosmos: hostOf('cosmos'),
  families: hostOf('evm', 'solana', 'bitcoin', 'polkadot', 'cosmos'),
}
