import { truncateAddress } from '../../../../../../src/lib/text/truncate'
import type { AddressRules } from '../../../../../../src/ports/addressRules'
import { TOY } from '../namespace'

const TOY_ADDRESS = /^toy-([a-z]+)-(\d)$/

/** The check digit: the number of letters, modulo 10. */
const checkOf = (letters: string) => String(letters.length % 10)

/** `toy-marblesmarbles-4`: letters and a digit that counts them. */
export const toyAddresses: AddressRules = {
  namespace: TOY,
  parse: text => (TOY_ADDRESS.test(text.trim()) ? text.trim() : null),
  isMistyped(address) {
    const [, letters = '', check] = TOY_ADDRESS.exec(address) ?? []
    return checkOf(letters) !== check
  },
  checksum(address) {
    const [, letters = ''] = TOY_ADDRESS.exec(address) ?? []
    return `toy-${letters}-${checkOf(letters)}`
  },
  isSame: (a, b) => a === b,
  isBurnAddress: address => /^toy-z+-\d$/.test(address),
  shorten: address => truncateAddress(address),
  prefixes: ['toy-'],
  nativeAddress: '0x',
}
