import { ModalError } from '../../../domain/ModalError'
import type { HttpClient, HttpRequest } from '../../../ports/http'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'

/** A coin that an address owns. */
export interface Coin {
  readonly txid: string
  readonly vout: number
  /** Satoshi. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

/** What a server of the Esplora kind tells of one network. */
export interface Esplora {
  getCoins(address: string, signal: AbortSignal): Promise<readonly Coin[]>
  /** Satoshi for each virtual byte, for a block soon. */
  getFeeRate(signal: AbortSignal): Promise<number>
  /** When it came into a block, in ms; null while it has not. */
  getMinedAt(txid: string, signal: AbortSignal): Promise<number | null>
  /** A transaction as bytes in hexadecimal. */
  getRaw(txid: string, signal: AbortSignal): Promise<string>
  /** Gives the id. @throws {ModalError} `TRANSACTION_REJECTED` with the network's reason. */
  broadcast(hex: string, signal: AbortSignal): Promise<string>
}

const TXID = /^[0-9a-f]{64}$/
const HEX = /^(?:[0-9a-f]{2})+$/
const MAX_SATS = 21_000_000n * 100_000_000n
/** Blocks one is ready to wait. */
const TARGET = '3'
const MIN_RATE = 1
/** More than anybody ever had to pay; a server that names more is wrong, or wants something. */
const MAX_RATE = 2_000

type Ask = Pick<HttpRequest, 'path' | 'as' | 'method' | 'body'> & { readonly endpoint: string }

/** Asks the servers of one network, the first one first. */
export function createEsplora(http: HttpClient, urls: readonly string[]): Esplora {
  async function ask(request: Ask, signal: AbortSignal): Promise<unknown> {
    let problem = new ModalError('CHAIN_UNREACHABLE', 'No server for this network')
    for (const baseUrl of urls) {
      const result = await raceAbort(() => http.send({ ...request, baseUrl }, signal), signal)
      if (result.ok) return result.data
      const { status, message, reason } = result.failure
      // A server that looked at a transaction and said no speaks for its network.
      if (status === 400 && request.method === 'POST') {
        throw new ModalError('TRANSACTION_REJECTED', reason ?? message)
      }
      problem = new ModalError('CHAIN_UNREACHABLE', message)
    }
    throw problem
  }

  return {
    async getCoins(address, signal) {
      const request = { path: `/address/${address}/utxo`, endpoint: 'utxo' }
      const answer = await ask(request, signal)
      if (!Array.isArray(answer)) throw unreadable()
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
      if (typeof answer === 'string' && HEX.test(answer.trim())) return answer.trim()
      throw unreadable()
    },

    async broadcast(hex, signal) {
      const request = {
        path: '/tx',
        endpoint: 'tx',
        method: 'POST',
        body: hex,
        as: 'text',
      } as const
      const answer = await ask(request, signal)
      const txid = typeof answer === 'string' ? answer.trim() : ''
      if (TXID.test(txid)) return txid
      throw new ModalError('SEND_UNCERTAIN', 'The server answered without a transaction id')
    },
  }
}

const unreadable = () => new ModalError('CHAIN_UNREACHABLE', 'The answer cannot be read')

function readCoin(entry: unknown): Coin {
  const [txid, vout, value] = ['txid', 'vout', 'value'].map(field => readField(entry, field))
  const isCoin =
    typeof txid === 'string' &&
    TXID.test(txid) &&
    Number.isSafeInteger(vout) &&
    Number.isSafeInteger(value) &&
    Number(vout) >= 0 &&
    Number(value) >= 0
  if (!isCoin || BigInt(Number(value)) > MAX_SATS) throw unreadable()
  const isConfirmed = readField(readField(entry, 'status'), 'confirmed') === true
  return { txid, vout: Number(vout), value: BigInt(Number(value)), isConfirmed }
}
