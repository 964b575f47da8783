import { ModalError } from '../ModalError'
import type { CaipNetworkId } from '../../lib/address/caip'
import { parseSafeJson } from '../../lib/text/parseSafeJson'
import type { CallsBatch, WalletCallsRequest } from './walletCalls'

const ADDRESS = /^0x[0-9a-f]{40}$/i
const DATA = /^0x(?:[0-9a-f]{2})*$/i
const MAX_CALLS = 100
/** 2^256, the exclusive upper bound of a uint256. */
const VALUE_END = 2n ** 256n

const invalid = (detail: string) => new ModalError('INVALID_PARAMS', `Calls: ${detail}`)

/**
 * Validates a page's batch and returns a frozen copy, so that later changes by the page have no
 * effect.
 *
 * @throws {ModalError} `INVALID_PARAMS` with the call and what is wrong with it.
 */
export function readCallsRequest(
  request: WalletCallsRequest,
  who: { readonly connectorId: string; readonly from: string; readonly activeId: CaipNetworkId },
): CallsBatch {
  const { calls, caipNetworkId = who.activeId, atomicRequired = true } = request
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('there is none')
  if (calls.length > MAX_CALLS) throw invalid(`more than ${MAX_CALLS}`)
  const capabilities = request.capabilities && plainCopy(request.capabilities)
  return Object.freeze({
    connectorId: who.connectorId,
    caipNetworkId,
    from: who.from,
    atomicRequired,
    calls: Object.freeze(calls.map(readCall)),
    ...(capabilities && { capabilities }),
    isTransactionAllowed: request.allowTransaction === true && calls.length === 1,
  })
}

function plainCopy(value: object): Readonly<Record<string, unknown>> {
  try {
    const copy = parseSafeJson(JSON.stringify(value))
    if (typeof copy === 'object' && copy !== null && !Array.isArray(copy)) {
      return copy as Record<string, unknown>
    }
  } catch {
    // Reported below.
  }
  throw invalid('"capabilities" are not plain JSON')
}

function readCall({ to, data, value }: WalletCallsRequest['calls'][0], index: number) {
  const nth = `call ${index + 1}`
  if (typeof to !== 'string' || !ADDRESS.test(to)) throw invalid(`${nth} has no address as "to"`)
  if (data !== undefined && !DATA.test(data)) throw invalid(`${nth} has "data" that is not hex`)
  if (value !== undefined && (typeof value !== 'bigint' || value < 0n || value >= VALUE_END))
    throw invalid(`${nth} has a "value" that is no amount`)
  return Object.freeze({
    to,
    ...(data !== undefined && { data }),
    ...(value !== undefined && { value: `0x${value.toString(16)}` }),
  })
}
