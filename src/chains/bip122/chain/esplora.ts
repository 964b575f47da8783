import { ModalError } from '../../../domain/ModalError'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { HttpFailure, HttpRequest } from '../../../ports/http'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'

/** An unspent output of an address. */
export interface Coin {
  readonly txid: string
  readonly vout: number
  /** Satoshis. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

/** Queries one network's Esplora servers. */
export interface Esplora {
  getCoins(address: string, signal: AbortSignal): Promise<readonly Coin[]>
  /** Satoshis per virtual byte for confirmation within a few blocks. */
  getFeeRate(signal: AbortSignal): Promise<number>
  /** Resolves with the block time in ms; null while unconfirmed. */
  getMinedAt(txid: string, signal: AbortSignal): Promise<number | null>
  /** Resolves with the raw transaction in hex. */
  getRaw(txid: string, signal: AbortSignal): Promise<string>
  /**
   * Broadcasts a transaction.
   *
   * @throws {ModalError} `TRANSACTION_REJECTED` with the network's reason; `SEND_UNCERTAIN` with
   * the id if a server may have accepted it; `CHAIN_UNREACHABLE` if none did.
   */
  broadcast(transaction: SignedTransaction, signal: AbortSignal): Promise<void>
}

export interface SignedTransaction {
  readonly txid: string
  /** The raw transaction in hex. */
  readonly hex: string
}

const TXID = /^[0-9a-f]{64}$/
const HEX = /^(?:[0-9a-f]{2})+$/
const MAX_SATS = 21_000_000n * 100_000_000n
/** Target confirmation time in blocks. */
const TARGET = '3'
const MIN_RATE = 1
/** Upper bound in satoshis per virtual byte, above any fee ever needed. */
const MAX_RATE = 2_000

/** Delays between checks whether a transaction is known after a lost response. */
const RECHECK_DELAYS_MS = [1_000, 4_000]
const BAD_REQUEST = 400
const REQUEST_TIMEOUT = 408
const SERVER_ERROR = 500

type Ask = Pick<HttpRequest, 'path' | 'as' | 'method' | 'body'> & { readonly endpoint: string }

/** Whether a server may have accepted the transaction: only a 4xx other than 408 rules it out. */
const mayHaveAccepted = ({ status }: HttpFailure) =>
  typeof status !== 'number' ||
  status === REQUEST_TIMEOUT ||
  status < BAD_REQUEST ||
  status >= SERVER_ERROR

/** Creates a client that queries the servers in order. */
export function createEsplora(
  { http, delay }: Pick<ChainAdapterPorts, 'http' | 'delay'>,
  urls: readonly string[],
): Esplora {
  const send = (request: Ask, baseUrl: string, signal: AbortSignal) =>
    raceAbort(() => http.send({ ...request, baseUrl }, signal), signal)

  async function ask(request: Ask, signal: AbortSignal): Promise<unknown> {
    let problem = new ModalError('CHAIN_UNREACHABLE', 'No server for this network')
    for (const baseUrl of urls) {
      const result = await send(request, baseUrl, signal)
      if (result.ok) return result.data
      problem = new ModalError('CHAIN_UNREACHABLE', result.failure.message)
    }
    throw problem
  }

  /** Checks the raw transaction, because servers report a status even for unknown ones. */
  async function isKnown(txid: string, waits: readonly number[], signal: AbortSignal) {
    const request = { path: `/tx/${txid}/hex`, endpoint: 'hex', as: 'text' } as const
    for (const wait of [0, ...waits]) {
      if (wait > 0) await delay(wait, signal)
      for (const baseUrl of urls) {
        const result = await send(request, baseUrl, signal)
        if (result.ok && isHex(result.data)) return true
      }
    }
    return false
  }

  return {
    async getCoins(address, signal) {
      const request = { path: `/address/${address}/utxo`, endpoint: 'utxo' }
      const answer = await ask(request, signal)
      if (!Array.isArray(answer)) throw createUnreadableError()
      return (answer as readonly unknown[]).map(readCoin)
    },

    async getFeeRate(signal) {
      const answer = await ask({ path: '/fee-estimates', endpoint: 'fees' }, signal)
      const rate = readField(answer, TARGET)
      if (typeof rate !== 'number' || !(rate > 0) || rate > MAX_RATE) {
        throw new ModalError('FEE_UNAVAILABLE', 'The server names no fee')
      }
      return Math.max(rate, MIN_RATE)
    },

    async getMinedAt(txid, signal) {
      const answer = await ask({ path: `/tx/${txid}/status`, endpoint: 'status' }, signal)
      const time = readField(answer, 'block_time')
      return readField(answer, 'confirmed') === true && typeof time === 'number'
        ? time * 1000
        : null
    },

    async getRaw(txid, signal) {
      const answer = await ask({ path: `/tx/${txid}/hex`, endpoint: 'hex', as: 'text' }, signal)
      if (isHex(answer)) return answer.trim()
      throw createUnreadableError()
    },

    async broadcast({ txid, hex }, signal) {
      const request = {
        path: '/tx',
        endpoint: 'tx',
        method: 'POST',
        body: hex,
        as: 'text',
      } as const
      let problem = new ModalError('CHAIN_UNREACHABLE', 'No server for this network')
      let isDoubtful = false
      for (const baseUrl of urls) {
        const result = await send(request, baseUrl, signal)
        if (result.ok) {
          if (typeof result.data === 'string' && result.data.trim() === txid) return
          isDoubtful = true
          continue
        }
        const { status, message, reason } = result.failure
        // A rejection applies to the whole network.
        if (status === BAD_REQUEST) {
          problem = new ModalError('TRANSACTION_REJECTED', reason ?? message)
          break
        }
        isDoubtful ||= mayHaveAccepted(result.failure)
        problem = new ModalError('CHAIN_UNREACHABLE', message)
      }
      // A transaction already accepted is also rejected: it is mined, or its coins are spent.
      const isAnswered = isDoubtful || problem.code === 'TRANSACTION_REJECTED'
      if (isAnswered && (await isKnown(txid, isDoubtful ? RECHECK_DELAYS_MS : [], signal))) return
      if (!isDoubtful) throw problem
      throw new ModalError('SEND_UNCERTAIN', `No server tells what became of transaction ${txid}`)
    },
  }
}

const isHex = (answer: unknown): answer is string =>
  typeof answer === 'string' && HEX.test(answer.trim())

const createUnreadableError = () => new ModalError('CHAIN_UNREACHABLE', 'The answer cannot be read')

function readCoin(entry: unknown): Coin {
  const [txid, vout, value] = ['txid', 'vout', 'value'].map(field => readField(entry, field))
  const isCoin =
    typeof txid === 'string' &&
    TXID.test(txid) &&
    Number.isSafeInteger(vout) &&
    Number.isSafeInteger(value) &&
    Number(vout) >= 0 &&
    Number(value) >= 0
  if (!isCoin || BigInt(Number(value)) > MAX_SATS) throw createUnreadableError()
  const isConfirmed = readField(readField(entry, 'status'), 'confirmed') === true
  return { txid, vout: Number(vout), value: BigInt(Number(value)), isConfirmed }
}
