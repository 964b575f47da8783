import type { CaipNetworkId } from '../../lib/address/caip'

export const BITCOIN = 'bip122'

/** One Bitcoin network, with its names in various interfaces. */
export interface BitcoinNetwork {
  readonly caipNetworkId: CaipNetworkId
  /** Prefix of segwit addresses. */
  readonly prefix: string
  /** Version bytes of legacy addresses. */
  readonly keyHash: number
  readonly scriptHash: number
  /** Matches the first character of legacy addresses. */
  readonly first: RegExp
  /** Chain id in the wallet standard. */
  readonly chain: string
  /** Names in `btc_providers` wallets, newest first. */
  readonly names: readonly string[]
  /** Name in wallets of the Unisat family; undefined if they lack the network. */
  readonly unisatName?: string
}

const TEST = { keyHash: 0x6f, scriptHash: 0xc4, first: /^[mn2]/ }

export const BITCOIN_NETWORKS: readonly BitcoinNetwork[] = [
  {
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    prefix: 'bc',
    keyHash: 0,
    scriptHash: 5,
    first: /^[13]/,
    chain: 'bitcoin:mainnet',
    names: ['Mainnet'],
    unisatName: 'BITCOIN_MAINNET',
  },
  {
    ...TEST,
    caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
    prefix: 'tb',
    chain: 'bitcoin:testnet',
    names: ['Testnet4', 'Testnet'],
    unisatName: 'BITCOIN_TESTNET',
  },
  {
    ...TEST,
    caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    prefix: 'bcrt',
    chain: 'bitcoin:regtest',
    names: ['Regtest'],
  },
]

const SEGWIT = /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{6,87}$/i
const LEGACY = /^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/
const MIXED = /^(?=.*[a-z])(?=.*[A-Z])/

/** Whether the text has the form of an address; does not verify the checksum. */
export const isBitcoinAddress = (text: string): boolean => SEGWIT.test(text) || LEGACY.test(text)

/** Segwit addresses are case-insensitive, but mixed case is invalid. */
export const isSegwitAddress = (text: string): boolean => SEGWIT.test(text)

export const isMixedCase = (text: string): boolean => MIXED.test(text)

/** Returns the possible networks of an address; test networks share their legacy formats. */
export function getNetworksOfAddress(address: string): readonly BitcoinNetwork[] {
  const prefix = SEGWIT.exec(address)?.[1]?.toLowerCase()
  return BITCOIN_NETWORKS.filter(network =>
    prefix === undefined
      ? LEGACY.test(address) && network.first.test(address)
      : network.prefix === prefix,
  )
}

export const getBitcoinNetwork = (caipNetworkId: string): BitcoinNetwork | undefined =>
  BITCOIN_NETWORKS.find(network => network.caipNetworkId === caipNetworkId)
