import { resolveIntent, type ResolvedTransfer } from '../../../domain/payment/resolveIntent'
import type { SendIntent } from '../../../domain/payment/send'
import { transferFingerprint } from '../../../domain/payment/fingerprint'
import { toCaipNetworkId } from '../../../lib/address/caip'
import { hexChainId } from '../../../lib/address/hexChainId'
import { decodeErc20Transfer, encodeErc20Transfer } from './erc20Transfer'
import { parseChainId } from './parseChainId'

/** The one parameter of `eth_sendTransaction`; the wallet adds gas and fees. */
export interface TransactionRequest {
  readonly chainId: string
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/** Builds the frozen request for an intent. @throws {ModalError} `INVALID_PARAMS` */
export function buildSendRequest(intent: SendIntent): TransactionRequest {
  const { caipNetworkId, from, to, tokenAddress, baseUnits } = resolveIntent(intent)
  const chainId = hexChainId(caipNetworkId.slice('eip155:'.length))
  return Object.freeze(
    tokenAddress === undefined
      ? { chainId, from, to, value: `0x${baseUnits.toString(16)}`, data: '0x' }
      : {
          chainId,
          from,
          to: tokenAddress,
          value: '0x0',
          data: encodeErc20Transfer({ to, baseUnits }),
        },
  )
}

/** Returns the fingerprint of a request's own bytes; null if the modal could not have built it. */
export function requestFingerprint(
  request: TransactionRequest,
  connectorId: string,
): string | null {
  const transfer = readTransfer(request, connectorId)
  return transfer && transferFingerprint(transfer)
}

function readTransfer(request: TransactionRequest, connectorId: string): ResolvedTransfer | null {
  const { from, to, value, data } = request
  const reference = parseChainId(request.chainId)
  if (!reference) return null
  const known = { connectorId, caipNetworkId: toCaipNetworkId('eip155', reference), from }
  if (data === '0x') return { ...known, to, baseUnits: BigInt(value) }
  const call = decodeErc20Transfer(data)
  return call && BigInt(value) === 0n ? { ...known, ...call, tokenAddress: to } : null
}
