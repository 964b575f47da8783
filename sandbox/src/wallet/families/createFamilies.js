// @ts-check
import { FAMILY_ACCOUNTS } from '../../accounts.js'
import { createFamilyState } from './createFamilyState.js'
import { familyOfMethod, WALLET_FAMILIES } from './familyMethods.js'

/**
 * Creates one wallet for the families other than EVM. Its keys and libraries load with the first
 * request, so that a sandbox without such requests starts as fast as before.
 *
 * @param {import('../types.js').WalletId} id
 * @param {object} wallet
 * @param {() => boolean} wallet.isLocked
 * @param {() => void} wallet.unlock
 * @param {string} [wallet.solanaUrl]
 * @param {string} [wallet.bitcoinUrl]
 * @param {(event: { name: string, data: unknown, origin: string }) => void} wallet.announce
 */
export function createFamilies(id, { isLocked, unlock, solanaUrl, bitcoinUrl, announce }) {
  /**
   * @type {ReturnType<typeof import('./createFamilyMethods.js').createFamilyMethods> | undefined}
   */
  let loading
  /** @type {(() => Record<import('./familyMethods.js').WalletFamily, string[]>) | undefined} */
  let addresses
  const state = createFamilyState({
    count: FAMILY_ACCOUNTS[id].length,
    hasRegtest: bitcoinUrl !== undefined,
    isLocked,
    onChange(family, origin) {
      void load().then(({ accountsFor }) => {
        const data = { family, accounts: accountsFor(family, origin), network: state.bitcoinChain }
        announce({ name: 'familyChanged', data, origin })
      })
    },
  })

  function load() {
    loading ??= import('./createFamilyMethods.js').then(async ({ createFamilyMethods }) => {
      const urls = {
        ...(solanaUrl === undefined ? {} : { solanaUrl }),
        ...(bitcoinUrl === undefined ? {} : { bitcoinUrl }),
      }
      const loaded = await createFamilyMethods(id, { state, unlock, isLocked, ...urls })
      addresses = loaded.addresses
      return loaded
    })
    return loading
  }

  return {
    state,
    /** @param {string} method */
    answers: method => familyOfMethod(method) !== undefined,
    /** @param {import('../createMethods.js').Call} call */
    async run(call) {
      const { methods } = await load()
      return methods[call.method]?.(call)
    },
    /** @returns {import('../types.js').FamilyDescription[]} */
    describe: () =>
      WALLET_FAMILIES.map(family => ({
        family,
        selected: state.selected[family],
        accounts: addresses?.()[family] ?? [],
        sites: state
          .sites()
          .flatMap(site =>
            site.family === family
              ? [{ origin: site.origin, places: state.placesFor(family, site.origin) }]
              : [],
          ),
      })),
  }
}

/** @typedef {ReturnType<typeof createFamilies>} Families */
