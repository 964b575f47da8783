// @ts-check
import { FAMILY_ACCOUNTS, WALLET_ACCOUNTS } from '../../accounts.js'
import { createPocketKeys } from '../../pocket/createPocketKeys.js'
import { createBitcoinPageMethods } from './createBitcoinPageMethods.js'
import { createCosmosPageMethods } from './createCosmosPageMethods.js'
import { createPolkadotPageMethods } from './createPolkadotPageMethods.js'
import { createSolanaPageMethods } from './createSolanaPageMethods.js'

/**
 * @typedef {import('./familyMethods.js').WalletFamily} WalletFamily
 * @typedef {import('../createMethods.js').Call} Call
 * @typedef {object} FamilyWallet
 * @property {import('../types.js').WalletId} id
 * @property {import('../../pocket/createPocketKeys.js').PocketKeys} keys
 * @property {import('./createFamilyState.js').FamilyState} state
 * @property {(call: Call, family: WalletFamily, network: string) => Promise<void>} share prompts
 *   for accounts to share, if none are yet
 * @property {(call: Call) => (details: import('../types.js').RequestDetails) => Promise<unknown>}
 *   asker prompts for a signature
 * @property {string} [solanaUrl]
 * @property {string} [bitcoinUrl]
 */

/**
 * Creates a wallet's methods for the families other than EVM.
 *
 * @param {import('../types.js').WalletId} id
 * @param {object} wallet
 * @param {import('./createFamilyState.js').FamilyState} wallet.state
 * @param {() => boolean} wallet.isLocked
 * @param {() => void} wallet.unlock
 * @param {string} [wallet.solanaUrl]
 * @param {string} [wallet.bitcoinUrl]
 */
export async function createFamilyMethods(id, { state, isLocked, unlock, solanaUrl, bitcoinUrl }) {
  const keys = await createPocketKeys(FAMILY_ACCOUNTS[id], WALLET_ACCOUNTS[id])
  const places = FAMILY_ACCOUNTS[id].map((_, place) => place)

  /** @param {WalletFamily} family @param {number} place */
  function addressOf(family, place) {
    if (family === 'solana') return keys.solana(place).address
    if (family === 'bip122') return keys.bip122(state.bitcoinChain, place).address
    if (family === 'polkadot') return keys.polkadot(place).addressOn('')
    return keys.cosmos(place).address
  }

  /** @type {FamilyWallet['share']} */
  async function share({ origin, ask }, family, network) {
    if (state.placesFor(family, origin).length > 0) return
    const inUse = state.selected[family]
    const rows = [{ label: 'Network', value: network }]
    if (isLocked()) rows.push({ label: 'Wallet', value: 'Locked. Approving unlocks it.' })
    const accounts = places.map(index => ({
      index,
      address: addressOf(family, index),
      isSelected: index === inUse,
    }))
    const details = { title: 'Connect to this site', rows, accounts }
    const choice = await ask({ kind: `connect ${family}`, details })
    unlock()
    state.permit(family, origin, choice.accounts?.length ? choice.accounts : [inUse])
  }

  /** @type {FamilyWallet} */
  const wallet = {
    id,
    keys,
    state,
    share,
    asker:
      ({ ask }) =>
      details =>
        ask({ kind: 'sign', isQueued: true, details }),
    ...(solanaUrl === undefined ? {} : { solanaUrl }),
    ...(bitcoinUrl === undefined ? {} : { bitcoinUrl }),
  }
  const parts = {
    solana: createSolanaPageMethods(wallet),
    bip122: createBitcoinPageMethods(wallet),
    polkadot: createPolkadotPageMethods(wallet),
    cosmos: createCosmosPageMethods(wallet),
  }
  /** @type {Record<string, (call: Call) => unknown>} */
  const methods = Object.assign({}, ...Object.values(parts).map(part => part.methods))

  return {
    methods,
    /** @param {WalletFamily} family @param {string} origin */
    accountsFor: (family, origin) => parts[family].accountsFor(origin),
    addresses: () => ({
      solana: places.map(place => addressOf('solana', place)),
      bip122: places.map(place => addressOf('bip122', place)),
      polkadot: places.map(place => addressOf('polkadot', place)),
      cosmos: places.map(place => addressOf('cosmos', place)),
    }),
  }
}
