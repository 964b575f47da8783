import { getAddressFormat, isAddress, isEqualAddress } from '../../src/lib/address/address'
import { isBurnAddress } from '../../src/lib/address/isBurnAddress'
import { nativeTokenAddress } from '../../src/lib/amount/tokenSendRules'
import type { AddressRules } from '../../src/ports/addressRules'
import { ADDRESS_MUTANTS, describeWithMutants, isNotApplicable } from './mutants'

/** Sample addresses of one chain family. */
export interface AddressSamples {
  /** Text a user may type, and the address it stands for. */
  readonly typed: readonly (readonly [text: string, address: string])[]
  /** Texts that are not addresses. */
  readonly none: readonly string[]
  /** Two different accounts, written with their checksum. */
  readonly different: readonly [string, string]
  /** Addresses with a typing error; empty where the family has no checksum that detects one. */
  readonly mistyped: readonly string[]
  /** Addresses without a known private key; empty where the family has none. */
  readonly burnAddresses: readonly string[]
}

/** The contract every `AddressRules` implementation keeps, whatever its address format. */
export function addressRulesContract(
  name: string,
  load: () => Promise<AddressRules>,
  samples: AddressSamples,
) {
  const title = `${name} keeps the promises of the rules of addresses`
  describeWithMutants(title, ADDRESS_MUTANTS, (variant, spoil) =>
    describeAddresses(variant, async () => spoil(await load()), samples),
  )
}

function describeAddresses(
  title: string,
  load: () => Promise<AddressRules>,
  samples: AddressSamples,
) {
  describe(title, () => {
    let rules: AddressRules
    beforeAll(async () => {
      rules = await load()
    })

    it.each([...samples.typed])('parses %j as the intended address', (text, address) => {
      expect(rules.parse(text)).toBe(address)
      expect(rules.parse(address)).toBe(address)
      expect(rules.isMistyped(address)).toBe(false)
    })

    it.each(['', ' ', ...samples.none])('finds no address in %j', text => {
      expect(rules.parse(text)).toBeNull()
    })

    it('distinguishes two accounts, and recognizes one in every notation', () => {
      const [one, other] = samples.different
      expect(rules.isSame(one, other)).toBe(false)
      for (const [text, address] of samples.typed) {
        expect(rules.isSame(rules.parse(text) ?? '', address)).toBe(true)
        expect(rules.isSame(rules.checksum(address), address)).toBe(true)
      }
    })

    it('writes an address with its checksum, which is never reported as mistyped', () => {
      for (const address of samples.different) {
        expect(rules.checksum(address)).toBe(address)
        expect(rules.isMistyped(rules.checksum(address))).toBe(false)
      }
    })

    const mistypings = 'finds typing errors'
    if (!isNotApplicable(title, mistypings))
      it(mistypings, () => {
        const found = samples.mistyped.filter(address => rules.isMistyped(address))
        expect(found).toEqual(samples.mistyped)
        expect(found).not.toEqual([])
      })

    it('recognizes addresses without a known private key', () => {
      expect(samples.burnAddresses.filter(rules.isBurnAddress)).toEqual(samples.burnAddresses)
      expect(samples.different.filter(rules.isBurnAddress)).toEqual([])
    })

    it('shortens different addresses to different texts', () => {
      const [one, other] = samples.different
      expect(rules.shorten(one).length).toBeLessThan(one.length)
      expect(rules.shorten(one)).not.toBe(rules.shorten(other))
    })

    it('agrees with what is known about the family before its chunk loads', () => {
      const { namespace } = rules
      const isKnown = getAddressFormat(namespace) !== undefined
      for (const [text, address] of samples.typed) {
        expect(isAddress(namespace, text.trim())).toBe(isKnown)
        expect(isEqualAddress(namespace, text.trim(), address)).toBe(true)
      }
      expect(samples.none.filter(text => isAddress(namespace, text))).toEqual([])
      const burnAddresses = samples.burnAddresses.filter(text => isBurnAddress(namespace, text))
      expect(burnAddresses).toEqual(isKnown ? samples.burnAddresses : [])
      expect(rules.nativeAddress).toBe(nativeTokenAddress(namespace))
    })
  })
}
