// @ts-check

/** The chain families other than EVM that the browser wallets have keys for. */
export const WALLET_FAMILIES = /** @type {const} */ (['solana', 'bip122', 'polkadot', 'cosmos'])

/** @typedef {(typeof WALLET_FAMILIES)[number]} WalletFamily */

/** The page script's methods by family, and whether each prompts the user. */
const METHODS = /** @type {const} */ ({
  solana: {
    'solana:connect': true,
    'solana:accounts': false,
    'solana:disconnect': false,
    'solana:signMessage': true,
    'solana:signTransaction': true,
    'solana:signAndSendTransaction': true,
  },
  bip122: {
    'bitcoin:connect': true,
    'bitcoin:accounts': false,
    'bitcoin:disconnect': false,
    'bitcoin:network': false,
    'bitcoin:changeNetwork': true,
    'bitcoin:signMessage': true,
    'bitcoin:signPsbt': true,
    'bitcoin:sendTransfer': true,
  },
  polkadot: {
    'polkadot:enable': true,
    'polkadot:accounts': false,
    'polkadot:disconnect': false,
    'polkadot:signRaw': true,
    'polkadot:signPayload': true,
  },
  cosmos: {
    'cosmos:enable': true,
    'cosmos:getKey': true,
    'cosmos:disconnect': false,
    'cosmos:experimentalSuggestChain': true,
    'cosmos:signAmino': true,
    'cosmos:signDirect': true,
    'cosmos:signArbitrary': true,
  },
})

/** @type {Map<string, { family: WalletFamily, doesAsk: boolean }>} */
const known = new Map(
  WALLET_FAMILIES.flatMap(family =>
    Object.entries(METHODS[family]).map(([method, doesAsk]) => [method, { family, doesAsk }]),
  ),
)

/** @param {string} method */
export const familyOfMethod = method => known.get(method)?.family

/** The methods that prompt; the policy `*` covers these, too. */
export const ASKING_FAMILY_METHODS = [...known].flatMap(([method, { doesAsk }]) =>
  doesAsk ? [method] : [],
)
