import { formatOf, isOfFormat, withPrefix } from '../../lib/address/address'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import { isNativeToken } from '../../lib/amount/tokenSendRules'
import { parseUnits } from '../../lib/amount/decimal'
import { ModalError } from '../ModalError'
import type { SendIntent } from './send'

/** A payment in its final terms: what will be signed, with nothing left to interpret. */
export interface ResolvedTransfer {
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  /** Plain contract address; absent for the native coin. */
  readonly tokenAddress?: string
  readonly baseUnits: bigint
}

/**
 * What an intent comes to: base units instead of a typed amount, plain addresses instead of ids.
 *
 * @throws {ModalError} `INVALID_PARAMS` when it does not describe one payment on one network.
 */
export function resolveIntent(intent: SendIntent): ResolvedTransfer {
  const { connectorId, caipNetworkId, token } = intent
  try {
    if (token.chainId !== caipNetworkId) throw new Error(`The token is not on ${caipNetworkId}`)
    const tokenAddress = contractOf(intent)
    const plain = (address: string) => plainAddress(caipNetworkId, address)
    return {
      connectorId,
      caipNetworkId,
      from: plain(intent.from),
      to: plain(intent.to),
      baseUnits: baseUnitsOf(intent),
      ...(tokenAddress !== undefined && { tokenAddress: plain(tokenAddress) }),
    }
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : 'Unreadable intent'
    throw new ModalError('INVALID_PARAMS', detail, { cause: thrown })
  }
}

/** A token may be shown in other amounts than its decimals make of its units; what is moved then stands beside the amount. */
const baseUnitsOf = ({ amount, baseUnits, token }: SendIntent): bigint =>
  baseUnits === undefined
    ? parseUnits(amount, Number(token.quantity.decimals))
    : parseUnits(baseUnits, 0)

/** Services list a network's own coin under a stand-in address; no contract lives there. */
function contractOf({ caipNetworkId, token }: SendIntent): string | undefined {
  if (token.address === undefined || isNativeToken(token.address)) return undefined
  const { address, caipNetworkId: home } = parseCaipAddress(token.address)
  if (home !== caipNetworkId) throw new Error(`The token is not on ${caipNetworkId}`)
  return address
}

/** An address may be typed without the prefix of its kind; requests carry it. */
function plainAddress(caipNetworkId: CaipNetworkId, address: string): string {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const format = formatOf(namespace)
  if (format?.prefix && !isOfFormat(format, address)) throw new Error(`Not an address: ${address}`)
  return withPrefix(namespace, address)
}
