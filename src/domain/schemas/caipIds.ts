import * as v from 'valibot'
import { isCaipNetworkId, type CaipAddress, type CaipNetworkId } from '../../lib/address/caip'
import { isCaipAddress, parseCaipAddress } from '../../lib/address/caipAddress'
import { getAddressFormat, isOfFormat } from '../../lib/address/address'

const MAX_LENGTH = 200

const short = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH

export const caipNetworkId = v.custom<CaipNetworkId>(
  value => short(value) && isCaipNetworkId(value),
  'Expected a CAIP-2 network id',
)

/** A CAIP-10 id. Its address is validated if the family's address format is known. */
export const caipAddress = v.custom<CaipAddress>(value => {
  if (!short(value) || !isCaipAddress(value)) return false
  const { namespace, address } = parseCaipAddress(value)
  const format = getAddressFormat(namespace)
  return !format || isOfFormat(format, address)
}, 'Expected a CAIP-10 id')
