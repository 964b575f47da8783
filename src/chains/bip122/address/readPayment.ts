import { ModalError } from '../../../domain/ModalError'
import type { BitcoinNetwork } from '../bitcoinNetworks'
import { decodeAddress, type DecodedAddress, type ScriptKind } from './decodeAddress'

/** Nodes do not relay outputs below these amounts of satoshis. */
const DUST: Readonly<Record<ScriptKind, bigint>> = {
  p2pkh: 546n,
  p2sh: 540n,
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n,
  unknown: 354n,
}
const INTEGER = /^[1-9]\d{0,15}$/

export const getDustLimit = ({ kind }: DecodedAddress): bigint => DUST[kind]

/** Decodes an address of the given network. @throws {ModalError} `INVALID_PARAMS` */
export function decodeOn(address: string, { caipNetworkId }: BitcoinNetwork): DecodedAddress {
  const decoded = decodeAddress(address)
  const isHere = decoded?.networks.some(network => network.caipNetworkId === caipNetworkId)
  if (decoded && isHere) return decoded
  throw new ModalError('INVALID_PARAMS', `Not an address on ${caipNetworkId}`)
}

/**
 * Parses an amount in satoshis that an output to the recipient can hold.
 *
 * @throws {ModalError} `INVALID_PARAMS`
 */
export function readSats(amount: string, target: DecodedAddress): bigint {
  if (!INTEGER.test(amount)) {
    throw new ModalError('INVALID_PARAMS', 'The amount is no whole number of satoshi')
  }
  const sats = BigInt(amount)
  if (sats >= getDustLimit(target)) return sats
  throw new ModalError('INVALID_PARAMS', 'The amount is too small for the network to carry')
}
