// @ts-check
import { SOLANA } from '../solana/solanaNetwork.js'

/**
 * The wallet's chain families, with networks and methods by CAIP-2. In the first two it broadcasts
 * to this machine's chains; in the others it only signs.
 */
export const FAMILIES = /** @type {const} */ ({
  eip155: {
    name: 'EVM',
    chains: { 'eip155:31337': 'Sandbox One', 'eip155:31338': 'Sandbox Two' },
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'personal_sign',
      'eth_signTypedData',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_getAssets',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
    ],
  },
  solana: {
    name: 'Solana',
    chains: {
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
      'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'Solana (old id)',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
      'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'Solana Devnet (old id)',
      [SOLANA.caipId]: SOLANA.name,
    },
    methods: [
      'solana_getAccounts',
      'solana_requestAccounts',
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  },
  bip122: {
    name: 'Bitcoin',
    chains: {
      'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
      'bip122:000000000933ea01ad0ee984209779ba': 'Bitcoin Testnet',
      'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'Bitcoin Regtest',
    },
    methods: ['getAccountAddresses', 'signMessage', 'signPsbt'],
  },
  polkadot: {
    name: 'Polkadot',
    chains: {
      'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
      'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'Kusama',
      'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': 'Westend',
    },
    methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
  },
  cosmos: {
    name: 'Cosmos',
    chains: { 'cosmos:cosmoshub-4': 'Cosmos Hub' },
    methods: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
  },
})

/** @typedef {keyof typeof FAMILIES} Family */
