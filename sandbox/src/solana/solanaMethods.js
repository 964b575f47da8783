// @ts-check
import bs58 from 'bs58'
import { isRecord } from '../lib/isRecord.js'
import { RpcError } from '../lib/jsonRpc.js'
import { HASH_SLOTS, RefusedError } from './createSolanaNode.js'
import { isTokenProgram, PROGRAMS, TOKEN_PROGRAMS, toKey } from './programs.js'
import { readMessage, readTransaction } from './readTransaction.js'
import { wordsOf } from './solanaErrors.js'
import { GENESIS_HASH } from './solanaNetwork.js'
import { ALL_MINTS, readMint, readScale, readTokenAccount } from './tokens.js'

const INVALID_PARAMS = -32602
const PREFLIGHT_FAILED = -32002
const SIGNATURE_FAILED = -32003
const EPOCH_SLOTS = 432_000
const MAX_HISTORY = 1_000
const SAMPLE_S = 60
const SLOT_S = 0.4
const CONFIRMED_AFTER = 1n
const FINAL_AFTER = 3n
/** The rent epoch nodes report now that rent is no longer collected. */
const NO_RENT_EPOCH = 18_446_744_073_709_551_615n

/** The rank of each commitment, including the legacy names. */
const RANKS = /** @type {Record<string, number>} */ ({
  processed: 0,
  recent: 0,
  confirmed: 1,
  single: 1,
  singleGossip: 1,
  finalized: 2,
  root: 2,
  max: 2,
})

/** @typedef {import('./createSolanaNode.js').SolanaNode} SolanaNode */
/** @typedef {import('./createSolanaNode.js').Kept} Kept */

/**
 * Returns a transaction's confirmation status, which depends on slots only.
 *
 * @param {Kept} transaction
 * @param {bigint} slot
 */
export function statusOf({ slot: own, err }, slot) {
  const age = slot - own
  const isFinal = age >= FINAL_AFTER
  const seen = age >= CONFIRMED_AFTER ? 'confirmed' : 'processed'
  return {
    slot: own,
    confirmations: isFinal ? null : age,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: isFinal ? 'finalized' : seen,
  }
}

/**
 * Whether a status reaches the requested commitment.
 *
 * @param {string} status
 * @param {unknown} wanted
 */
export const isSureEnough = (status, wanted) =>
  (RANKS[status] ?? 0) >= (RANKS[String(wanted ?? 'finalized')] ?? 2)

/**
 * Creates the node's methods, by name.
 *
 * @param {SolanaNode} node
 * @param {{ priorityFee: bigint }} settings
 * @returns {Record<string, (params: readonly unknown[]) => unknown>}
 */
export function createSolanaMethods(node, settings) {
  /** @param {unknown} value */
  const inContext = value => ({ context: { slot: node.slot(), apiVersion: '2.3.0' }, value })
  /** @param {bigint} amount @param {number} decimals @param {bigint} [shown] */
  const amountOf = (amount, decimals, shown = amount) => {
    const digits = String(shown).padStart(decimals + 1, '0')
    const whole = digits.slice(0, digits.length - decimals)
    const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
    const uiAmountString = part ? `${whole}.${part}` : whole
    return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
  }

  /**
   * Returns the UI amount that wallets show for an amount.
   * @param {string} mint @param {bigint} amount
   */
  function shownOf(mint, amount) {
    const row = node.account(mint)
    const scale = row && row.owner === PROGRAMS.token2022 && readScale(row.data)
    if (!scale) return amount
    const isNext = node.timeOf(node.slot()) >= scale.at
    return BigInt(Math.floor(Number(amount) * (isNext ? scale.next : scale.multiplier)))
  }

  /** @param {import('./createSolanaNode.js').AccountRow} row */
  function parsed({ address, data, owner }) {
    if (!isTokenProgram(owner)) return null
    const program = TOKEN_PROGRAMS[owner]
    const mint = readMint(data, owner)
    if (mint) {
      const known = Object.values(ALL_MINTS).find(
        each => each.address === address && owner === PROGRAMS.token2022,
      )
      const scale = known && readScale(data)
      const extensions = known && [
        ...(scale
          ? [
              {
                extension: 'scaledUiAmountConfig',
                state: {
                  authority: null,
                  multiplier: String(scale.multiplier),
                  newMultiplier: String(scale.next),
                  newMultiplierEffectiveTimestamp: scale.at,
                },
              },
            ]
          : []),
        {
          extension: 'tokenMetadata',
          state: { name: known.name, symbol: known.symbol, uri: '', additionalMetadata: [] },
        },
      ]
      const info = {
        decimals: mint.decimals,
        freezeAuthority: null,
        isInitialized: true,
        mintAuthority: mint.authority,
        supply: String(mint.supply),
        ...(extensions && { extensions }),
      }
      return { program, parsed: { type: 'mint', info }, space: data.length }
    }
    const token = readTokenAccount(data, owner)
    if (!token) return null
    const { amount, ...rest } = token
    const tokenAmount = amountOf(amount, node.decimalsOf(token.mint), shownOf(token.mint, amount))
    return {
      program,
      parsed: { type: 'account', info: { ...rest, tokenAmount } },
      space: data.length,
    }
  }

  /** @param {import('./createSolanaNode.js').AccountRow | null} row @param {unknown} options */
  function shown(row, options) {
    if (!row) return null
    const { data, lamports, owner, executable } = row
    const encoding = isRecord(options) ? options['encoding'] : undefined
    const inWords = encoding === 'jsonParsed' ? parsed(row) : null
    const slice = isRecord(options) && isRecord(options['dataSlice']) ? options['dataSlice'] : null
    const offset = Number(slice?.['offset'] ?? 0)
    const part = slice ? data.subarray(offset, offset + Number(slice['length'])) : data
    const isPlain = encoding === undefined || encoding === 'binary'
    return {
      lamports,
      owner,
      executable,
      rentEpoch: NO_RENT_EPOCH,
      space: data.length,
      data:
        inWords ??
        (isPlain
          ? bs58.encode(part)
          : encoding === 'base58'
            ? [bs58.encode(part), 'base58']
            : [part.toString('base64'), 'base64']),
    }
  }

  /** @param {Kept} each */
  const listed = ({ signature, slot, err, time }) => ({
    signature,
    slot,
    err,
    memo: null,
    blockTime: time,
    confirmationStatus: node.transaction(signature)
      ? statusOf(/** @type {Kept} */ (node.transaction(signature)), node.slot()).confirmationStatus
      : null,
  })

  /** @param {readonly import('./createSolanaNode.js').TokenRow[]} rows */
  const tokenRows = rows =>
    rows.map(({ amount, decimals, ...row }) => ({
      ...row,
      uiTokenAmount: amountOf(amount, decimals),
    }))

  /** @param {Kept} kept @param {unknown} encoding */
  function written({ bytes }, encoding) {
    if (!bytes) return null
    if (encoding === 'base64') return [bytes.toString('base64'), 'base64']
    if (encoding === 'base58') return [bs58.encode(bytes), 'base58']
    const { signatures, header, keys, blockhash, instructions, lookups, version } =
      readTransaction(bytes)
    return {
      signatures: signatures.map(each => bs58.encode(each)),
      message: {
        header,
        accountKeys: keys,
        recentBlockhash: blockhash,
        instructions: instructions.map(({ data, ...each }) => ({
          ...each,
          data: bs58.encode(data),
          stackHeight: null,
        })),
        ...(version !== 'legacy' && { addressTableLookups: lookups }),
      },
    }
  }

  /** @param {unknown} text @param {unknown} options */
  function bytesOf(text, options) {
    const encoding = isRecord(options) ? (options['encoding'] ?? 'base58') : 'base58'
    const bytes =
      encoding === 'base64' ? Buffer.from(String(text), 'base64') : bs58.decodeUnsafe(String(text))
    if (!bytes) throw new RpcError(INVALID_PARAMS, `invalid ${String(encoding)} encoding`)
    return Buffer.from(bytes)
  }

  /** @param {unknown} address */
  const row = address => node.account(String(address))
  /** @param {unknown} value */
  const record = value => (isRecord(value) ? value : {})

  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
    getGenesisHash: () => GENESIS_HASH,
    getSlot: () => node.slot(),
    getBlockHeight: () => node.slot(),
    getBlockTime: ([slot]) => node.timeOf(BigInt(Number(slot))),
    getRecentPerformanceSamples: () => [
      {
        slot: node.slot(),
        numSlots: SAMPLE_S / SLOT_S,
        numTransactions: 1,
        numNonVoteTransactions: 1,
        samplePeriodSecs: SAMPLE_S,
      },
    ],
    getEpochInfo: () => ({
      absoluteSlot: node.slot(),
      blockHeight: node.slot(),
      epoch: 0,
      slotIndex: node.slot(),
      slotsInEpoch: EPOCH_SLOTS,
    }),
    getBalance: ([address]) => inContext(row(address)?.lamports ?? 0n),
    getAccountInfo: ([address, options]) => inContext(shown(row(address), options)),
    getMultipleAccounts: ([addresses, options]) =>
      inContext((Array.isArray(addresses) ? addresses : []).map(each => shown(row(each), options))),
    getMinimumBalanceForRentExemption: ([bytes]) => node.rentFor(Number(bytes)),

    getTokenAccountsByOwner([owner, filter, options]) {
      const { mint, programId } = record(filter)
      toKey(String(owner))
      const rows = node
        .tokenAccounts(String(owner))
        .filter(
          (/** @type {import('./createSolanaNode.js').AccountRow} */ each) =>
            (programId === undefined || each.owner === programId) &&
            (mint === undefined || readTokenAccount(each.data, each.owner)?.mint === mint),
        )
      return inContext(
        rows.map((/** @type {import('./createSolanaNode.js').AccountRow} */ each) => ({
          pubkey: each.address,
          account: shown(each, options),
        })),
      )
    },

    getTokenAccountBalance([address]) {
      const found = row(address)
      const token = found && readTokenAccount(found.data, found.owner)
      if (!token) throw new RpcError(INVALID_PARAMS, 'Invalid param: not a Token account')
      return inContext(amountOf(token.amount, node.decimalsOf(token.mint)))
    },

    getTokenSupply([address]) {
      const found = row(address)
      const mint = found && readMint(found.data, found.owner)
      if (!mint) throw new RpcError(INVALID_PARAMS, 'Invalid param: not a Token mint')
      return inContext(amountOf(mint.supply, mint.decimals))
    },

    getLatestBlockhash: () =>
      inContext({
        blockhash: node.latestHash(),
        lastValidBlockHeight: node.slot() + BigInt(HASH_SLOTS),
      }),
    isBlockhashValid: ([hash]) => inContext(node.isHashValid(String(hash))),
    getFeeForMessage: ([message]) => {
      const bytes = Buffer.from(String(message), 'base64')
      const { blockhash } = readMessage(bytes)
      return inContext(node.isHashValid(blockhash) ? node.feeOf(bytes) : null)
    },
    getRecentPrioritizationFees: () =>
      Array.from({ length: 20 }, (_, index) => ({
        slot: node.slot() - BigInt(index),
        prioritizationFee: settings.priorityFee,
      })),

    requestAirdrop: ([address, lamports]) => {
      toKey(String(address))
      return node.airdrop(String(address), BigInt(Number(lamports)))
    },

    sendTransaction([text, options]) {
      const { skipPreflight } = record(options)
      const bytes = bytesOf(text, options)
      try {
        return node.send(bytes, { skipPreflight: skipPreflight === true })
      } catch (thrown) {
        if (!(thrown instanceof RefusedError)) throw thrown
        const { reason, logs, units } = thrown
        if (reason === 'SignatureFailure') {
          throw new RpcError(SIGNATURE_FAILED, 'Transaction signature verification failure')
        }
        throw new RpcError(PREFLIGHT_FAILED, `Transaction simulation failed: ${wordsOf(reason)}`, {
          err: reason,
          logs,
          accounts: null,
          unitsConsumed: units,
          returnData: null,
        })
      }
    },

    simulateTransaction([text, options]) {
      const { sigVerify, replaceRecentBlockhash } = record(options)
      const { err, logs, units, accounts } = node.simulate(bytesOf(text, options), {
        isSigned: sigVerify === true,
        withFreshHash: replaceRecentBlockhash === true,
      })
      const wanted = record(record(options)['accounts'])
      const { addresses, encoding } = wanted
      const rows = Array.isArray(addresses)
        ? addresses.map(address =>
            shown(accounts.find(each => each.address === address) ?? row(address), { encoding }),
          )
        : null
      return inContext({ err, logs, accounts: rows, unitsConsumed: units, returnData: null })
    },

    getSignatureStatuses: ([signatures]) =>
      inContext(
        (Array.isArray(signatures) ? signatures : []).map(each => {
          const found = node.transaction(String(each))
          return found && statusOf(found, node.slot())
        }),
      ),

    getSignaturesForAddress([address, options]) {
      const { limit, before, until } = record(options)
      toKey(String(address))
      let list = node.history(String(address))
      const from = list.findIndex(({ signature }) => signature === before)
      if (before !== undefined) list = list.slice(from + 1)
      const to = list.findIndex(({ signature }) => signature === until)
      if (to >= 0) list = list.slice(0, to)
      return list.slice(0, Math.min(Number(limit ?? MAX_HISTORY), MAX_HISTORY)).map(listed)
    },

    getTransaction([signature, options]) {
      const found = node.transaction(String(signature))
      const encoding = isRecord(options) ? options['encoding'] : options
      if (!found?.bytes) return null
      const { slot, time, err, fee, logs, units } = found
      return {
        slot,
        blockTime: time,
        version: readTransaction(found.bytes).version,
        transaction: written(found, encoding),
        meta: {
          err,
          status: err === null ? { Ok: null } : { Err: err },
          fee,
          preBalances: found.preBalances,
          postBalances: found.postBalances,
          preTokenBalances: tokenRows(found.preTokens),
          postTokenBalances: tokenRows(found.postTokens),
          innerInstructions: [],
          logMessages: logs,
          computeUnitsConsumed: units,
          loadedAddresses: { readonly: [], writable: [] },
          rewards: [],
        },
      }
    },
  }
}
