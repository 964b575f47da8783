// @ts-check
import { isRecord } from '../../lib/isRecord.js'
import { listParams } from '../../lib/readParams.js'
import { invalidParams as invalid } from '../invalidParams.js'
import { readChainId } from '../readChainId.js'
import { readTransaction } from '../readTransaction.js'

/** The `wallet_sendCalls` version of the wallets. */
export const BATCH_VERSION = '2.0.0'

const ID_LIMIT = 4096

/**
 * @typedef {{ to: `0x${string}`, value: bigint, data: `0x${string}` }} BatchCall
 * @typedef {{
 *   id: string | undefined, from: string | undefined, chainId: number, isAtomicRequired: boolean,
 *   calls: BatchCall[], needs: string[],
 * }} Batch `needs`: names of the capabilities that are not optional
 */

/**
 * Parses a page's batch of calls (EIP-5792).
 *
 * @param {unknown} params
 * @returns {Batch}
 */
export function readBatch(params) {
  const [given] = listParams(params)
  if (!isRecord(given)) return invalid('A batch of calls is expected.')
  const { version, id, from, atomicRequired, calls, capabilities } = given
  if (version !== BATCH_VERSION) invalid(`The version must be "${BATCH_VERSION}".`)
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > ID_LIMIT))
    return invalid('"id" must be a text of up to 4096 characters.')
  if (from !== undefined && typeof from !== 'string') return invalid('"from" is not an address.')
  if (typeof atomicRequired !== 'boolean') return invalid('"atomicRequired" must be true or false.')
  if (!Array.isArray(calls) || calls.length === 0) return invalid('At least one call is expected.')
  const chainId = readChainId(given['chainId'])
  return {
    id,
    from,
    chainId,
    isAtomicRequired: atomicRequired,
    calls: calls.map(call => readCall(call, chainId)),
    needs: [capabilities, ...calls.map(call => call.capabilities)].flatMap(namesOfNeeded),
  }
}

/**
 * @param {unknown} given
 * @param {number} chainId
 * @returns {BatchCall}
 */
function readCall(given, chainId) {
  if (!isRecord(given)) return invalid('A call must be an object.')
  const { to, value, data } = given
  const call = readTransaction({ to, value, data }, chainId)
  if (call.to === undefined) return invalid('A call of this wallet needs "to".')
  return {
    to: /** @type {`0x${string}`} */ (call.to),
    value: BigInt(call.value ?? 0),
    data: /** @type {`0x${string}`} */ (call.data ?? '0x'),
  }
}

/** @param {unknown} capabilities */
function namesOfNeeded(capabilities) {
  if (!isRecord(capabilities)) return []
  return Object.entries(capabilities).flatMap(([name, about]) =>
    isRecord(about) && about['optional'] === true ? [] : [name],
  )
}
