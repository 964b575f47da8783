import { getAddressFormat, isOfFormat, withPrefix } from '../../lib/address/address'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import { isNativeToken } from '../../lib/amount/tokenSendRules'
import { parseUnits } from '../../lib/amount/decimal'
import { ModalError } from '../ModalError'
import type { SendIntent } from './send'

/** A payment in its final terms: exactly what will be signed. */
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
 * Resolves an intent: the typed amount to base units, CAIP ids to plain addresses.
 *
 * @throws {ModalError} `INVALID_PARAMS` if it is not one payment on one network.
 */
export function resolveIntent(intent: SendIntent): ResolvedTransfer {
  const { connectorId, caipNetworkId, token } = intent
  try {
    if (token.chainId !== caipNetworkId) throw new Error(`The token is not on ${caipNetworkId}`)
    const tokenAddress = getContractAddress(intent)
    const plain = (address: string) => toPlainAddress(caipNetworkId, address)
    return {
      connectorId,
      caipNetworkId,
      from: plain(intent.from),
      to: plain(intent.to),
      baseUnits: getBaseUnits(intent),
      ...(tokenAddress !== undefined && { tokenAddress: plain(tokenAddress) }),
    }
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : 'Unreadable intent'
    throw new ModalError('INVALID_PARAMS', detail, { cause: thrown })
  }
}

/** Some tokens display amounts that their decimals don't yield; the intent then has the units. */
const getBaseUnits = ({ amount, baseUnits, token }: SendIntent): bigint =>
  baseUnits === undefined
    ? parseUnits(amount, Number(token.quantity.decimals))
    : parseUnits(baseUnits, 0)

/** Services list a native coin under a placeholder address without a contract. */
function getContractAddress({ caipNetworkId, token }: SendIntent): string | undefined {
  if (token.address === undefined || isNativeToken(token.address)) return undefined
  const { address, caipNetworkId: home } = parseCaipAddress(token.address)
  if (home !== caipNetworkId) throw new Error(`The token is not on ${caipNetworkId}`)
  return address
}

/** Adds the address prefix that users may omit, since requests need it. */
function toPlainAddress(caipNetworkId: CaipNetworkId, address: string): string {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const format = getAddressFormat(namespace)
  if (format?.prefix && !isOfFormat(format, address)) throw new Error(`Not an address: ${address}`)
  return withPrefix(namespace, address)
}
