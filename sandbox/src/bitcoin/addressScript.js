// @ts-check
import { address as codec } from 'bitcoinjs-lib'
import { ADDRESS_FORM } from './bitcoinNetwork.js'

const TAPROOT_VERSION = 1
const OP_1 = 0x51
const TAPROOT_SCRIPT = /^5120[0-9a-f]{64}$/

/**
 * Returns the output script of an address on this network.
 *
 * @param {string} address
 * @returns {Buffer}
 * @throws {Error} when the address is invalid
 */
export function scriptOf(address) {
  // The library needs curve arithmetic for taproot addresses, but writing the script does not.
  const taproot = readTaproot(address)
  return taproot
    ? Buffer.concat([Buffer.from([OP_1, taproot.length]), taproot])
    : codec.toOutputScript(address, ADDRESS_FORM)
}

/**
 * Returns the address of a script; undefined when it has none.
 *
 * @param {Buffer} script
 * @returns {string | undefined}
 */
export function addressOf(script) {
  try {
    return TAPROOT_SCRIPT.test(script.toString('hex'))
      ? codec.toBech32(script.subarray(2), TAPROOT_VERSION, ADDRESS_FORM.bech32)
      : codec.fromOutputScript(script, ADDRESS_FORM)
  } catch {
    return undefined
  }
}

/** @param {string} address */
function readTaproot(address) {
  try {
    const { version, prefix, data } = codec.fromBech32(address)
    const isOurs = version === TAPROOT_VERSION && prefix === ADDRESS_FORM.bech32
    return isOurs && data.length === 32 ? data : undefined
  } catch {
    return undefined
  }
}
