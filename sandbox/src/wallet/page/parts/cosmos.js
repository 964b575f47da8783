// @ts-check
import { toBase64, toBytes } from './bytes.js'

/**
 * Installs the wallet for Cosmos with Keplr's API.
 *
 * @param {import('./solana.js').Tools} tools
 */
export function installCosmos({ wallet, request, onChange }) {
  onChange(() => void window.dispatchEvent(new Event('keplr_keystorechange')))

  /** Keplr has its own rejection message. @param {string} method @param {unknown} [params] */
  const ask = (method, params) =>
    request(method, params).catch(thrown => {
      throw thrown.code === 4001 ? new Error('Request rejected') : thrown
    })

  /** @param {string} chainId */
  const getKey = async chainId => {
    const { pubKey, address, ...key } = await ask('cosmos:getKey', { chainId })
    return {
      ...key,
      pubKey: toBytes(pubKey),
      address: toBytes(address),
      isNanoLedger: false,
      isKeystone: false,
    }
  }

  /** @param {string} chainId @param {string} signer @param {object} signDoc */
  const signAmino = (chainId, signer, signDoc) =>
    ask('cosmos:signAmino', { chainId, signer, signDoc })

  /**
   * @param {string} chainId
   * @param {string} signer
   * @param {{ bodyBytes: Uint8Array, authInfoBytes: Uint8Array, chainId: string,
   *   accountNumber: unknown }} signDoc
   */
  async function signDirect(chainId, signer, signDoc) {
    const plain = {
      bodyBytes: toBase64(signDoc.bodyBytes),
      authInfoBytes: toBase64(signDoc.authInfoBytes),
      chainId: signDoc.chainId,
      accountNumber: String(signDoc.accountNumber),
    }
    const { signature } = await ask('cosmos:signDirect', { chainId, signer, signDoc: plain })
    return { signed: signDoc, signature }
  }

  /** @param {string} chainId */
  const getAccounts = async chainId => {
    const { bech32Address, algo, pubKey } = await getKey(chainId)
    return [{ address: bech32Address, algo, pubkey: pubKey }]
  }

  /** @param {string} chainId */
  const aminoSigner = chainId => ({
    chainId,
    getAccounts: () => getAccounts(chainId),
    /** @param {string} signer @param {object} signDoc */
    signAmino: (signer, signDoc) => signAmino(chainId, signer, signDoc),
  })
  /** @param {string} chainId */
  const bothSigners = chainId => ({
    ...aminoSigner(chainId),
    /** @param {string} signer @param {Parameters<typeof signDirect>[2]} signDoc */
    signDirect: (signer, signDoc) => signDirect(chainId, signer, signDoc),
  })

  const keplr = {
    version: '0.12.0',
    // It takes Keplr's place, but reports its own name.
    name: wallet.name,
    icon: wallet.icon,
    mode: 'extension',
    defaultOptions: {},
    /** @param {string | string[]} chainIds */
    enable: chainIds => ask('cosmos:enable', { chainIds: [chainIds].flat() }),
    disable: () => ask('cosmos:disconnect'),
    getKey,
    /** @param {object} chainInfo */
    experimentalSuggestChain: chainInfo => ask('cosmos:experimentalSuggestChain', { chainInfo }),
    signAmino,
    signDirect,
    /** @param {string} chainId @param {string} signer @param {string | Uint8Array} data */
    signArbitrary: (chainId, signer, data) => {
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
      return ask('cosmos:signArbitrary', { chainId, signer, data: toBase64(bytes) })
    },
    getOfflineSigner: bothSigners,
    getOfflineSignerOnlyAmino: aminoSigner,
    getOfflineSignerAuto: async (/** @type {string} */ chainId) => bothSigners(chainId),
  }
  const page = /** @type {any} */ (window)
  page.keplr = keplr
  page.getOfflineSigner = bothSigners
  page.getOfflineSignerOnlyAmino = aminoSigner
}
