// @ts-check

/**
 * Installs the wallet for Polkadot, in `window.injectedWeb3`.
 *
 * @param {import('./solana.js').Tools} tools
 */
export function installPolkadot({ wallet, request, onChange }) {
  /** @type {Set<(accounts: readonly object[]) => void>} */
  const subscribers = new Set()
  onChange(({ accounts }) => {
    for (const tell of [...subscribers]) tell(accounts)
  })

  /**
   * Extensions have their own rejection message.
   * @param {string} method @param {unknown} [params]
   */
  const ask = (method, params) =>
    request(method, params).catch(thrown => {
      throw thrown.code === 4001 ? new Error('Cancelled') : thrown
    })

  const injected = {
    accounts: {
      get: () => ask('polkadot:accounts'),
      /** @param {(accounts: readonly object[]) => void} tell */
      subscribe(tell) {
        subscribers.add(tell)
        ask('polkadot:accounts').then(
          accounts => subscribers.has(tell) && tell(accounts),
          () => undefined, // Subscribers are notified once the wallet is back.
        )
        return () => void subscribers.delete(tell)
      },
    },
    metadata: { get: async () => [], provide: async () => false },
    signer: {
      /** @param {object} raw */
      signRaw: raw => ask('polkadot:signRaw', raw),
      /** @param {object} payload */
      signPayload: payload => ask('polkadot:signPayload', payload),
    },
  }

  const page = /** @type {any} */ (window)
  page.injectedWeb3 ??= {}
  page.injectedWeb3[wallet.name.toLowerCase().replaceAll(' ', '-')] = {
    version: '1.0.0',
    async enable() {
      await ask('polkadot:enable')
      return injected
    },
  }
}
