// @ts-check
import { createHash } from 'node:crypto'
import { Signer } from 'bip322-js'
import { Psbt } from 'bitcoinjs-lib'
import bs58 from 'bs58'
import { sign } from 'viem/accounts'
import { namedParams } from '../../lib/readParams.js'
import { invalidParams } from '../../wallet/invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../../wallet/walletError.js'

/** First byte of a recoverable signature by the key of a segwit address. */
const SEGWIT_HEADER = 39

/**
 * What the wallet answers for Bitcoin.
 *
 * @param {{ keys: import('../createPocketKeys.js').PocketKeys }} wallet
 * @returns {Record<string, import('../createPocketMethods.js').PocketMethod>}
 */
export function createBitcoinMethods({ keys }) {
  /** @param {string} chainId @param {unknown} wanted @param {readonly string[]} shared */
  function keyFor(chainId, wanted, shared) {
    for (let index = 0; index < keys.count; index += 1) {
      const key = keys.bip122(chainId, index)
      if (shared.includes(key.address) && (wanted === undefined || wanted === key.address))
        return key
    }
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  return {
    getAccountAddresses: ({ chainId, accounts }) =>
      accounts.map(address => {
        const { publicKey, path } = keyFor(chainId, address, accounts)
        return { address, publicKey: publicKey.toString('hex'), path, intention: 'payment' }
      }),

    async signMessage({ chainId, params, accounts, ask }) {
      const { message, protocol = 'ecdsa', address, account } = namedParams(params)
      if (typeof message !== 'string') return invalidParams('A message is expected.')
      const key = keyFor(chainId, address ?? account, accounts)
      await ask({
        title: 'Sign message',
        rows: [
          { label: 'Account', value: key.address },
          { label: 'Form', value: String(protocol) },
        ],
        text: message,
      })
      const hash = hashMessage(message)
      const signature =
        protocol === 'bip322' ? signBip322(key, message) : await signRecoverably(key, hash)
      return {
        address: key.address,
        signature: signature.toString('hex'),
        messageHash: hash.toString('hex'),
      }
    },

    async signPsbt({ chainId, params, accounts, ask }) {
      const { psbt: unsigned, account, signInputs, broadcast } = namedParams(params)
      if (broadcast) return invalidParams('There is no Bitcoin network to broadcast on.')
      const key = keyFor(chainId, account, accounts)
      const psbt = Psbt.fromBase64(String(unsigned), { network: key.network })
      const outputs = psbt.txOutputs.map(({ address, value }) => ({
        label: 'To',
        value: `${address ?? 'a script'}: ${value} sat`,
      }))
      await ask({
        title: 'Sign Bitcoin transaction',
        rows: [{ label: 'Account', value: key.address }, ...outputs],
      })
      const signer = {
        publicKey: key.publicKey,
        sign: (/** @type {Buffer} */ digest) => signDigest(key, digest),
      }
      const wanted = /** @type {{ index: number, address?: string, sighashTypes?: number[] }[]} */ (
        signInputs ?? psbt.txInputs.map((_, index) => ({ index }))
      )
      for (const { index, address, sighashTypes } of wanted) {
        if (address !== undefined && address !== key.address) continue
        await psbt.signInputAsync(index, signer, sighashTypes)
      }
      return { psbt: psbt.toBase64() }
    },
  }
}

/**
 * @param {import('../keys/createBitcoinKey.js').BitcoinKey} key
 * @param {string} message
 */
function signBip322({ address, privateKey, network }, message) {
  return Buffer.from(
    String(Signer.sign(toWif(privateKey, network.wif), address, message)),
    'base64',
  )
}

/**
 * @param {import('../keys/createBitcoinKey.js').BitcoinKey} key
 * @param {Buffer} hash
 */
async function signRecoverably({ privateKey }, hash) {
  const { r, s, yParity } = await sign({ hash: toHex(hash), privateKey: toHex(privateKey) })
  return Buffer.concat([Buffer.from([SEGWIT_HEADER + (yParity ?? 0)]), fromHex(r), fromHex(s)])
}

/**
 * @param {import('../keys/createBitcoinKey.js').BitcoinKey} key
 * @param {Buffer} digest
 */
async function signDigest({ privateKey }, digest) {
  const { r, s } = await sign({ hash: toHex(digest), privateKey: toHex(privateKey) })
  return Buffer.concat([fromHex(r), fromHex(s)])
}

/** @param {string} message */
function hashMessage(message) {
  const text = Buffer.from(message)
  const prefix = Buffer.from('\u0018Bitcoin Signed Message:\n')
  return sha256(sha256(Buffer.concat([prefix, lengthOf(text), text])))
}

/** @param {Buffer} text */
function lengthOf({ length }) {
  if (length < 0xfd) return Buffer.from([length])
  return Buffer.from([0xfd, length & 0xff, (length >> 8) & 0xff])
}

/**
 * @param {Buffer} privateKey
 * @param {number} version
 */
function toWif(privateKey, version) {
  const bytes = Buffer.concat([Buffer.from([version]), privateKey, Buffer.from([1])])
  return bs58.encode(Buffer.concat([bytes, sha256(sha256(bytes)).subarray(0, 4)]))
}

/** @param {Uint8Array} bytes */
const sha256 = bytes => createHash('sha256').update(bytes).digest()
/** @param {Buffer} bytes @returns {`0x${string}`} */
const toHex = bytes => `0x${bytes.toString('hex')}`
/** @param {string} text */
const fromHex = text => Buffer.from(text.slice(2).padStart(64, '0'), 'hex')
