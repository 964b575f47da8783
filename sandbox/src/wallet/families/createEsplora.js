// @ts-check
import { assertLoopbackUrl } from '../../lib/loopback.js'
import { WalletError } from '../walletError.js'

/**
 * Creates the wallet's client for a Bitcoin network on this machine, with an Esplora API.
 *
 * @param {string} url
 */
export function createEsplora(url) {
  assertLoopbackUrl(url)

  /** @param {string} path @param {RequestInit} [options] */
  async function ask(path, options) {
    const response = await fetch(`${url}${path}`, options)
    const text = await response.text()
    if (!response.ok) throw new WalletError({ code: -32003, message: text.slice(0, 300) })
    return text
  }

  return {
    /**
     * @param {string} address
     * @returns {Promise<{ txid: string, vout: number, value: number }[]>}
     */
    utxos: async address => JSON.parse(await ask(`/address/${address}/utxo`)),
    /** Satoshi per virtual byte. */
    async feeRate() {
      /** @type {Record<string, number>} */
      const estimates = JSON.parse(await ask('/fee-estimates'))
      return Math.max(1, Math.ceil(estimates['1'] ?? 1))
    },
    /**
     * @param {string} hex @returns {Promise<string>} the transaction id
     */
    send: hex => ask('/tx', { method: 'POST', body: hex }),
  }
}
