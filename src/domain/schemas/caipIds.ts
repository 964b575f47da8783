import * as v from 'valibot'
import {
  isCaipAddress,
  isCaipNetworkId,
  parseCaipAddress,
  type CaipAddress,
  type CaipNetworkId,
} from '../../lib/caip'
import { isEvmAddress } from '../../lib/evmAddress'

const MAX_LENGTH = 200

const short = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH

export const caipNetworkId = v.custom<CaipNetworkId>(
  value => short(value) && isCaipNetworkId(value),
  'Expected a CAIP-2 network id',
)

/** A CAIP-10 id; on eip155 its last part must be an address. */
export const caipAddress = v.custom<CaipAddress>(value => {
  if (!short(value) || !isCaipAddress(value)) return false
  const { namespace, address } = parseCaipAddress(value)
  return namespace !== 'eip155' || isEvmAddress(address)
}, 'Expected a CAIP-10 id')
