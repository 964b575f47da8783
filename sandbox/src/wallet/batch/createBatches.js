// @ts-check
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bytesToHex, numberToHex } from 'viem'
import { listParams } from '../../lib/readParams.js'
import { estimateGas } from '../estimateGas.js'
import { invalidParams as invalid } from '../invalidParams.js'
import { sendTransaction } from '../sendTransaction.js'
import { WALLET_ERRORS, WalletError } from '../walletError.js'
import { describeBatch } from './describeBatch.js'
import { BATCH_VERSION, readBatch } from './readBatch.js'
import { isGood, readReceipt } from './readReceipt.js'
import { asTransaction, estimateBatch, hasExecutor, sendBatch } from './sendBatch.js'

const CALLS_LIMIT = 20
const LOOK_AGAIN_MS = 50
const PENDING = 100
const CONFIRMED = 200
const REVERTED = 500
const PARTLY_REVERTED = 600
const SUPPORTS = /** @type {const} */ (['supported', 'ready', 'unsupported', 'none'])

/**
 * @typedef {import('../types.js').AtomicSupport} AtomicSupport
 * @typedef {import('../describeRequest.js').ChainReader & { chain: { name: string } }} BatchChain
 * @typedef {{
 *   chainId: number, isAtomic: boolean, rpc: import('../../lib/types.js').JsonRpc,
 *   count: number, hashes: string[], isAllSent: boolean,
 * }} SentBatch `count`: how many transactions there are to be
 * @typedef {{
 *   site: string, params: unknown,
 *   signerFor: (from: string | undefined, chainId: number) => import('viem').HDAccount,
 *   chainAt: (chainId: number) => BatchChain,
 *   ask: (details: import('../types.js').RequestDetails) => Promise<unknown>,
 * }} BatchRequest
 */

/**
 * Creates one wallet's batches of calls (EIP-5792): capabilities, sent batches and their status.
 *
 * @param {<Result>(run: () => Promise<Result>) => Promise<Result>} inTurn one transaction after the
 *   other, so that each
 *   finds its own nonce
 */
export function createBatches(inTurn) {
  /**
   * @type {Map<string, SentBatch | undefined>} by site and id; undefined while the prompt is open
   */
  const batches = new Map()
  /** @type {AtomicSupport} */
  let support = 'supported'

  /** @param {string} method */
  function checkKnown(method) {
    if (support === 'none') throw new WalletError(WALLET_ERRORS.UNSUPPORTED, method)
  }

  /** @param {import('../../lib/types.js').JsonRpc} rpc */
  const atomicOn = async rpc =>
    support === 'supported' && !(await hasExecutor(rpc)) ? 'unsupported' : support

  /**
   * @param {string} site
   * @param {string} id
   */
  const keyOf = (site, id) => JSON.stringify([site, id])

  /**
   * @param {string} site
   * @param {unknown} params
   */
  function find(site, params) {
    const [id] = listParams(params)
    if (typeof id !== 'string') return invalid('The id of a batch is expected.')
    const batch = batches.get(keyOf(site, id))
    if (!batch) throw new WalletError(WALLET_ERRORS.UNKNOWN_BATCH)
    return { id, batch }
  }

  /**
   * Sends each call as a separate transaction, until one fails; settles once the node has
   * accepted the first.
   *
   * @param {SentBatch} batch
   * @param {import('viem').HDAccount} account
   * @param {readonly import('./readBatch.js').BatchCall[]} calls
   */
  async function sendOneByOne(batch, account, calls) {
    const { rpc, chainId } = batch
    const [first, ...others] = calls.map(call => asTransaction(account.address, call))
    /** @param {import('../readTransaction.js').TransactionRequest} transaction */
    const send = async transaction => {
      const { gas } = await estimateGas(rpc, transaction)
      batch.hashes.push(
        await inTurn(() => sendTransaction(rpc, account, transaction, { chainId, gas })),
      )
    }
    if (first) await send(first)
    void (async () => {
      for (const transaction of others) {
        if (!isGood(await untilMined(rpc, String(batch.hashes.at(-1))))) break
        await send(transaction)
      }
    })()
      .catch(() => {}) // Transactions the node refuses are missing from the receipts.
      .finally(() => (batch.isAllSent = true))
  }

  return {
    /** @param {AtomicSupport} next */
    setSupport(next) {
      if (!SUPPORTS.includes(next)) throw new Error(`"${next}" is none of ${SUPPORTS.join(', ')}.`)
      support = next
    },
    reset() {
      support = 'supported'
      batches.clear()
    },

    /**
     * @param {() => readonly { chainId: number, rpc: import('../../lib/types.js').JsonRpc }[]}
     *   chainsOf
     * @param {(rpc: import('../../lib/types.js').JsonRpc) => Promise<object>} [more] other
     *   capabilities on a chain
     */
    async capabilities(chainsOf, more = async () => ({})) {
      checkKnown('wallet_getCapabilities')
      const entries = chainsOf().map(async ({ chainId, rpc }) => [
        numberToHex(chainId),
        {
          atomic: { status: await atomicOn(rpc) },
          assetDiscovery: { supported: true },
          ...(await more(rpc)),
        },
      ])
      return Object.fromEntries(await Promise.all(entries))
    },

    /**
     * Prompts once, and sends the batch.
     *
     * @param {BatchRequest} request
     */
    async send({ site, params, signerFor, chainAt, ask }) {
      checkKnown('wallet_sendCalls')
      const { from, chainId, calls, needs, isAtomicRequired, ...given } = readBatch(params)
      const account = signerFor(from, chainId)
      const wallet = chainAt(chainId)
      const atomic = await atomicOn(wallet.rpc)
      const isAtomic = atomic === 'supported'
      if (needs[0] !== undefined) throw new WalletError(WALLET_ERRORS.NO_CAPABILITY, needs[0])
      const id = given.id ?? bytesToHex(randomBytes(32))
      const key = keyOf(site, id)
      if (batches.has(key)) throw new WalletError(WALLET_ERRORS.DUPLICATE_BATCH)
      if (calls.length > CALLS_LIMIT) throw new WalletError(WALLET_ERRORS.BATCH_TOO_LARGE)
      if (isAtomicRequired && atomic === 'ready') throw new WalletError(WALLET_ERRORS.NO_UPGRADE)
      if (isAtomicRequired && !isAtomic) throw new WalletError(WALLET_ERRORS.NOT_ATOMIC)
      batches.set(key, undefined)
      try {
        const estimate = isAtomic
          ? await estimateBatch(wallet.rpc, account.address, calls)
          : { gas: undefined }
        await ask(await describeBatch(account.address, calls, { wallet, isAtomic, ...estimate }))
        const count = isAtomic ? 1 : calls.length
        /** @type {SentBatch} */
        const batch = { chainId, isAtomic, rpc: wallet.rpc, count, hashes: [], isAllSent: isAtomic }
        if (isAtomic) {
          const filled = { chainId, gas: estimate.gas }
          batch.hashes.push(await inTurn(() => sendBatch(wallet.rpc, account, calls, filled)))
        } else await sendOneByOne(batch, account, calls)
        batches.set(key, batch)
      } catch (thrown) {
        batches.delete(key)
        throw thrown
      }
      return { id }
    },

    /**
     * @param {string} site
     * @param {unknown} params
     */
    async status(site, params) {
      checkKnown('wallet_getCallsStatus')
      const { id, batch } = find(site, params)
      const { chainId, isAtomic, isAllSent, rpc, hashes, count } = batch
      const found = await Promise.all(hashes.map(hash => readReceipt(rpc, hash)))
      const receipts = found.flatMap(receipt => receipt ?? [])
      const isDone = isAllSent && receipts.length === hashes.length
      const answer = {
        version: BATCH_VERSION,
        id,
        chainId: numberToHex(chainId),
        status: isDone ? outcomeOf(receipts, count) : PENDING,
        atomic: isAtomic,
      }
      return isDone ? { ...answer, receipts } : answer
    },

    /**
     * @param {string} site
     * @param {unknown} params
     */
    show(site, params) {
      checkKnown('wallet_showCallsStatus')
      find(site, params)
      return null
    },
  }
}

/** @typedef {ReturnType<typeof createBatches>} Batches */

/**
 * @param {readonly import('./readReceipt.js').BatchReceipt[]} receipts
 * @param {number} count how many there should be
 */
function outcomeOf(receipts, count) {
  const good = receipts.filter(isGood).length
  if (good === count) return CONFIRMED
  return good === 0 ? REVERTED : PARTLY_REVERTED
}

/**
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {string} hash
 */
async function untilMined(rpc, hash) {
  for (;;) {
    const receipt = await readReceipt(rpc, hash)
    if (receipt) return receipt
    await pause(LOOK_AGAIN_MS, undefined, { ref: false })
  }
}
