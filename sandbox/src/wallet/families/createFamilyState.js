// @ts-check
import { WALLET_ERRORS, WalletError } from '../walletError.js'
import { WALLET_FAMILIES } from './familyMethods.js'

/**
 * @typedef {import('./familyMethods.js').WalletFamily} WalletFamily
 * @typedef {{ name: string, prefix: string }} CosmosChain
 */

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

/** The Cosmos networks the wallet knows by default. */
const COSMOS_CHAINS = {
  'cosmoshub-4': { name: 'Cosmos Hub', prefix: 'cosmos' },
  'osmosis-1': { name: 'Osmosis', prefix: 'osmo' },
  'juno-1': { name: 'Juno', prefix: 'juno' },
}

/**
 * Creates a wallet's state for the families other than EVM: permitted accounts by site, and the
 * selected account and network.
 *
 * @param {object} wallet
 * @param {number} wallet.count accounts in each family
 * @param {boolean} wallet.hasRegtest whether it reaches a Bitcoin network on this machine
 * @param {() => boolean} wallet.isLocked
 * @param {(family: WalletFamily, origin: string) => void} wallet.onChange a site sees other
 *   accounts now
 */
export function createFamilyState({ count, hasRegtest, isLocked, onChange }) {
  /** @type {Map<string, Set<number>>} */
  const permissions = new Map()
  /** @type {Map<string, Set<string>>} the Cosmos networks a site may use */
  const cosmosPermissions = new Map()
  /** @type {Map<string, CosmosChain>} */
  const cosmosChains = new Map()
  /** @type {Record<WalletFamily, number>} */
  const selected = { solana: 0, bip122: 0, polkadot: 0, cosmos: 0 }
  let bitcoinChain = ''
  setDefaults()

  function setDefaults() {
    for (const family of WALLET_FAMILIES) selected[family] = 0
    cosmosChains.clear()
    for (const [id, chain] of Object.entries(COSMOS_CHAINS)) cosmosChains.set(id, chain)
    bitcoinChain = hasRegtest ? REGTEST : MAINNET
  }

  /** @param {WalletFamily} family @param {string} origin */
  const keyOf = (family, origin) => `${family} ${origin}`

  /** @returns {{ family: WalletFamily, origin: string }[]} */
  const sites = () =>
    [...permissions.keys()].map(key => {
      const [family = '', origin = ''] = key.split(' ')
      return { family: /** @type {WalletFamily} */ (family), origin }
    })

  /** @param {WalletFamily} [only] */
  const tellAll = only => {
    for (const { family, origin } of sites()) {
      if (only === undefined || family === only) onChange(family, origin)
    }
  }

  return {
    selected,
    sites,
    tellAll,
    get bitcoinChain() {
      return bitcoinChain
    },

    /**
     * @param {WalletFamily} family
     * @param {string} origin
     * @returns {number[]} indexes of the permitted accounts, the selected one first
     */
    placesFor(family, origin) {
      if (isLocked()) return []
      const allowed = [...(permissions.get(keyOf(family, origin)) ?? [])].sort((a, b) => a - b)
      const inUse = selected[family]
      return allowed.includes(inUse) ? [inUse, ...allowed.filter(each => each !== inUse)] : allowed
    },
    /** @param {WalletFamily} family @param {string} origin @param {readonly number[]} places */
    permit(family, origin, places) {
      permissions.set(keyOf(family, origin), new Set(places.filter(each => each < count)))
      // Cosmos wallets only report a change of account.
      if (family !== 'cosmos') onChange(family, origin)
    },
    /** @param {WalletFamily} family @param {string} origin */
    forget(family, origin) {
      if (family === 'cosmos') cosmosPermissions.delete(origin)
      if (permissions.delete(keyOf(family, origin))) onChange(family, origin)
    },
    /** @param {string} origin */
    forgetSite(origin) {
      for (const family of WALLET_FAMILIES) this.forget(family, origin)
    },

    /** @param {WalletFamily} family @param {number} place */
    switchAccount(family, place) {
      if (!(place >= 0 && place < count)) {
        throw new Error(`This wallet has accounts 0 to ${count - 1}.`)
      }
      selected[family] = place
      for (const [key, allowed] of permissions) if (key.startsWith(`${family} `)) allowed.add(place)
      tellAll(family)
    },
    /** @param {string} chainId CAIP-2 */
    switchBitcoinChain(chainId) {
      if (bitcoinChain === chainId) return
      bitcoinChain = chainId
      tellAll('bip122')
    },

    /** @param {string} chainId @returns {CosmosChain} */
    cosmosChain(chainId) {
      const chain = cosmosChains.get(chainId)
      if (chain) return chain
      // The message that pages expect from real wallets.
      throw new WalletError(WALLET_ERRORS.UNKNOWN_CHAIN, `There is no chain info for ${chainId}`)
    },
    /** @param {string} chainId */
    knowsCosmos: chainId => cosmosChains.has(chainId),
    /** @param {string} chainId @param {CosmosChain} chain */
    addCosmosChain: (chainId, chain) => void cosmosChains.set(chainId, chain),
    /** @param {string} chainId */
    removeCosmosChain: chainId => void cosmosChains.delete(chainId),
    /** @param {string} origin @param {string} chainId */
    isCosmosPermitted: (origin, chainId) => cosmosPermissions.get(origin)?.has(chainId) === true,
    /** @param {string} origin @param {readonly string[]} chainIds */
    permitCosmos(origin, chainIds) {
      const known = cosmosPermissions.get(origin) ?? []
      cosmosPermissions.set(origin, new Set([...known, ...chainIds]))
    },

    reset() {
      for (const { family, origin } of sites()) this.forget(family, origin)
      setDefaults()
    },
  }
}

/** @typedef {ReturnType<typeof createFamilyState>} FamilyState */
