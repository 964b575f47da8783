// @ts-check
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import bs58 from 'bs58'
import { PROGRAMS, TOKEN_PROGRAMS, toAddress, toKey } from './programs.js'
import { readMessage, readTransaction } from './readTransaction.js'
import { describeError } from './solanaErrors.js'
import { readMint, readTokenAccount } from './tokens.js'

const svmModule = createRequire(import.meta.url)('litesvm/dist/internal.js')

/** How many slots a block hash stays valid. */
export const HASH_SLOTS = 150
const SLOT_S = 0.4
const LAMPORTS_PER_SIGNATURE = 5_000n
const MICRO = 1_000_000n
const UNITS_PER_INSTRUCTION = 200_000n
const MAX_UNITS = 1_400_000n
const SET_UNIT_LIMIT = 2
const SET_UNIT_PRICE = 3

/** @typedef {import('./solanaErrors.js').SolanaError} SolanaError */
/**
 * @typedef {{ address: string, lamports: bigint, owner: string, executable: boolean,
 *   data: Buffer }} AccountRow
 */
/**
 * @typedef {{ accountIndex: number, mint: string, owner: string, programId: string,
 *   amount: bigint, decimals: number }} TokenRow
 */
/**
 * @typedef {object} Kept
 * @property {string} signature
 * @property {bigint} slot
 * @property {number} time seconds since 1970
 * @property {SolanaError | null} err
 * @property {readonly string[]} logs
 * @property {bigint} units
 * @property {bigint} fee
 * @property {Buffer | null} bytes null for what came from the faucet
 * @property {readonly string[]} keys
 * @property {readonly bigint[]} preBalances
 * @property {readonly bigint[]} postBalances
 * @property {readonly TokenRow[]} preTokens
 * @property {readonly TokenRow[]} postTokens
 */

/** A transaction that the SVM refuses. */
export class RefusedError extends Error {
  /**
   * @param {SolanaError} reason
   * @param {readonly string[]} [logs]
   * @param {bigint} [units]
   */
  constructor(reason, logs = [], units = 0n) {
    super('The transaction was refused')
    this.name = 'RefusedError'
    this.reason = reason
    this.logs = logs
    this.units = units
  }
}

/**
 * Creates one real Solana machine (SVM) with slots, expiring block hashes and a history. Programs
 * run, rent and fees are charged and signatures verified as usual; only blocks, votes and other
 * nodes are missing.
 */
export function createSolanaNode() {
  const svm = new svmModule.LiteSvm()
  svm.setSigverify(true)
  // The SVM accepts only its newest block hash and no repeated transaction; this node tracks both
  // itself.
  svm.setBlockhashCheck(false)
  svm.setTransactionHistory(0n)

  let slot = 1n
  let aheadS = 0
  /** @type {Map<string, bigint>} the slot of each block hash that still counts */
  const hashes = new Map()
  /** @type {Map<string, Kept>} */
  const kept = new Map()
  /** @type {string[]} newest first */
  let order = []
  /** @type {Set<(transaction: Kept | null) => void>} */
  const listeners = new Set()

  const now = () => Math.floor(Date.now() / 1000) + aheadS

  /**
   * @param {Kept | null} transaction null when a slot has passed
   */
  const tell = transaction => listeners.forEach(listener => listener(transaction))

  /** @param {number} [count] */
  function pass(count = 1) {
    slot += BigInt(count)
    svm.warpToSlot(slot)
    const clock = svm.getClock()
    clock.unixTimestamp = BigInt(now())
    svm.setClock(clock)
    svm.expireBlockhash()
    hashes.set(svm.latestBlockhash(), slot)
    for (const [hash, since] of hashes) if (slot - since > HASH_SLOTS) hashes.delete(hash)
    tell(null)
  }
  pass()

  /** @param {string} address @returns {AccountRow | null} */
  function account(address) {
    const found = svm.getAccount(toKey(address))
    return found ? rowOf(address, found) : null
  }

  /** @param {string} address @param {any} found @returns {AccountRow} */
  const rowOf = (address, found) => ({
    address,
    lamports: found.lamports(),
    owner: toAddress(found.owner()),
    executable: found.executable(),
    data: Buffer.from(found.data()),
  })

  /** @param {string} mint */
  function decimalsOf(mint) {
    const row = account(mint)
    return (row && readMint(row.data, row.owner)?.decimals) ?? 0
  }

  /** @param {readonly string[]} keys @returns {TokenRow[]} */
  const tokensIn = keys =>
    keys.flatMap((key, accountIndex) => {
      const row = account(key)
      const token = row && readTokenAccount(row.data, row.owner)
      if (!row || !token) return []
      const { mint, owner, amount } = token
      const decimals = decimalsOf(mint)
      return [{ accountIndex, mint, owner, programId: row.owner, amount, decimals }]
    })

  /** @param {readonly string[]} keys */
  const balancesOf = keys => keys.map(key => account(key)?.lamports ?? 0n)

  /** @param {Buffer} bytes @param {import('./readTransaction.js').ReadTransaction} read */
  function run(bytes, { version }) {
    return version === 'legacy'
      ? svm.sendLegacyTransaction(bytes)
      : svm.sendVersionedTransaction(bytes)
  }

  /** @param {Buffer} bytes @param {import('./readTransaction.js').ReadTransaction} read */
  function simulate(bytes, { version }) {
    const result =
      version === 'legacy'
        ? svm.simulateLegacyTransaction(bytes)
        : svm.simulateVersionedTransaction(bytes)
    const isFailed = result instanceof svmModule.FailedTransactionMetadata
    const meta = result.meta()
    return {
      err: isFailed ? describeError(result.err()) : null,
      logs: /** @type {string[]} */ (meta.logs()),
      units: /** @type {bigint} */ (meta.computeUnitsConsumed()),
      /** The resulting states of the accounts it touches. */
      accounts: /** @type {AccountRow[]} */ (
        isFailed
          ? []
          : result
              .postAccounts()
              .map((/** @type {any} */ each) => rowOf(toAddress(each.address), each.account()))
      ),
    }
  }

  /** @param {Omit<Kept, 'slot' | 'time'>} transaction */
  function keep(transaction) {
    const whole = { ...transaction, slot, time: now() }
    kept.set(whole.signature, whole)
    order = [whole.signature, ...order]
    tell(whole)
    return whole
  }

  return {
    account,
    decimalsOf,
    pass,
    slot: () => slot,
    latestHash: () => /** @type {string} */ (svm.latestBlockhash()),
    isHashValid: (/** @type {string} */ hash) => hashes.has(hash),
    rentFor: (/** @type {number} */ bytes) =>
      /** @type {bigint} */ (svm.minimumBalanceForRentExemption(BigInt(bytes))),

    /** Shifts the clock, to date the next actions in the past or future. @param {number} seconds */
    moveClock(seconds) {
      aheadS = seconds
      pass()
    },

    /** Places an account as if it had always existed. @param {AccountRow} row */
    place({ address, lamports, owner, executable, data }) {
      svm.setAccount(
        toKey(address),
        new svmModule.Account(lamports, data, toKey(owner), executable, 0n),
      )
    },

    /** Returns an owner's token accounts. @param {string} owner */
    tokenAccounts: owner =>
      Object.keys(TOKEN_PROGRAMS).flatMap(program =>
        svm
          .getProgramAccounts(toKey(program))
          .map((/** @type {any} */ each) => rowOf(toAddress(each.address), each.account()))
          .filter(
            (/** @type {AccountRow} */ { data }) =>
              readTokenAccount(data, program)?.owner === owner,
          ),
      ),

    /** Returns a message's fee, computed from its own instructions. @param {Buffer} bytes */
    feeOf: bytes => feeOf(readMessage(bytes)),

    /** @param {Buffer} bytes @param {{ isSigned?: boolean, withFreshHash?: boolean }} [options] */
    simulate(bytes, { isSigned = false, withFreshHash = false } = {}) {
      const read = readTransaction(bytes)
      if (!withFreshHash && !hashes.has(read.blockhash)) {
        return { err: 'BlockhashNotFound', logs: [], units: 0n, accounts: [] }
      }
      svm.setSigverify(isSigned)
      try {
        return simulate(bytes, read)
      } finally {
        svm.setSigverify(true)
      }
    },

    /**
     * Accepts a transaction. One that fails while running is kept as failed, and pays its fee.
     *
     * @param {Buffer} bytes
     * @param {{ skipPreflight?: boolean }} [options]
     * @returns {string} its signature
     * @throws {RefusedError}
     */
    send(bytes, { skipPreflight = false } = {}) {
      const read = readTransaction(bytes)
      const signature = bs58.encode(read.signatures[0] ?? Buffer.alloc(0))
      if (kept.has(signature)) throw new RefusedError('AlreadyProcessed')
      if (!hashes.has(read.blockhash)) throw new RefusedError('BlockhashNotFound')
      const trial = simulate(bytes, read)
      const isLost = trial.err !== null && (typeof trial.err === 'string' || !skipPreflight)
      if (trial.err !== null && isLost) throw new RefusedError(trial.err, trial.logs, trial.units)
      const { keys } = read
      const [preBalances, preTokens] = [balancesOf(keys), tokensIn(keys)]
      const result = run(bytes, read)
      const isFailed = result instanceof svmModule.FailedTransactionMetadata
      const meta = isFailed ? result.meta() : result
      keep({
        signature,
        err: isFailed ? describeError(result.err()) : null,
        logs: meta.logs(),
        units: meta.computeUnitsConsumed(),
        fee: feeOf(read),
        bytes,
        keys,
        preBalances,
        postBalances: balancesOf(keys),
        preTokens,
        postTokens: tokensIn(keys),
      })
      return signature
    },

    /** Credits coins from nothing. @param {string} address @param {bigint} lamports */
    airdrop(address, lamports) {
      const preBalances = balancesOf([address])
      svm.airdrop(toKey(address), lamports)
      const signature = bs58.encode(randomBytes(64))
      keep({
        signature,
        err: null,
        logs: [],
        units: 0n,
        fee: 0n,
        bytes: null,
        keys: [address],
        preBalances,
        postBalances: balancesOf([address]),
        preTokens: [],
        postTokens: [],
      })
      return signature
    },

    /** Returns a slot's time in seconds. @param {bigint} wanted */
    timeOf(wanted) {
      const known = [...kept.values()].find(each => each.slot === wanted)
      return known?.time ?? Math.floor(now() - Number(slot - wanted) * SLOT_S)
    },

    /** @param {string} signature */
    transaction: signature => kept.get(signature) ?? null,

    /**
     * Newest first, including transactions that touched a token account of the address.
     * @param {string} address
     */
    history: address =>
      order.flatMap(signature => {
        const each = kept.get(signature)
        return each?.keys.includes(address) ? [each] : []
      }),

    /**
     * @param {(transaction: Kept | null) => void} listener null when a slot has passed
     */
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** @typedef {ReturnType<typeof createSolanaNode>} SolanaNode */

/**
 * Returns the fee: a fixed one per signature, plus the requested compute units at the message's
 * price.
 *
 * @param {import('./readTransaction.js').ReadMessage} message
 */
function feeOf({ header, instructions, keys }) {
  let price = 0n
  /** @type {bigint | null} */
  let limit = null
  let others = 0n
  for (const { programIdIndex, data } of instructions) {
    if (keys[programIdIndex] !== PROGRAMS.computeBudget) others += 1n
    else if (data[0] === SET_UNIT_LIMIT) limit = BigInt(data.readUInt32LE(1))
    else if (data[0] === SET_UNIT_PRICE) price = data.readBigUInt64LE(1)
  }
  const asked = limit ?? others * UNITS_PER_INSTRUCTION
  const units = asked < MAX_UNITS ? asked : MAX_UNITS
  const signatures = BigInt(header.numRequiredSignatures) * LAMPORTS_PER_SIGNATURE
  return signatures + (price * units + MICRO - 1n) / MICRO
}
