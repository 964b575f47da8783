// @ts-check

/**
 * Registers a wallet by the wallet standard, whether the page is already listening or not.
 *
 * @param {object} wallet
 */
export function registerWallet(wallet) {
  /** @param {{ register(wallet: object): unknown }} app */
  const register = app => app.register(wallet)
  window.addEventListener('wallet-standard:app-ready', event =>
    register(/** @type {CustomEvent} */ (event).detail),
  )
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}

/**
 * Creates a standard wallet's accounts and their change listeners.
 *
 * @param {(account: any) => object} toAccount
 */
export function createStandardAccounts(toAccount) {
  /** @type {Set<(change: { accounts: readonly any[] }) => void>} */
  const listeners = new Set()
  /** @type {readonly any[]} */
  let accounts = []
  return {
    get: () => accounts,
    /** @param {readonly any[]} given */
    set(given) {
      const next = given.map(each => Object.freeze(toAccount(each)))
      const isSame = JSON.stringify(next) === JSON.stringify(accounts)
      if (!isSame) accounts = Object.freeze(next)
      return isSame
    },
    /** @param {readonly any[]} given */
    tell(given) {
      if (this.set(given)) return
      for (const listener of [...listeners]) listener({ accounts })
    },
    events: {
      version: '1.0.0',
      /** @param {string} name @param {(change: { accounts: readonly any[] }) => void} listener */
      on(name, listener) {
        if (name === 'change') listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
