import { formatOf, isAddress, sameAddress } from '../../src/lib/address/address'
import { isNobodysAddress } from '../../src/lib/address/isNobodysAddress'
import { nativeTokenAddress } from '../../src/lib/amount/tokenSendRules'
import type { AddressRules } from '../../src/ports/addressRules'
import { ADDRESS_MUTANTS, describeWithMutants, isNotApplicable } from './mutants'

/** Addresses of one chain family. */
export interface AddressSamples {
  /** What may be typed, and the address that is meant. */
  readonly typed: readonly (readonly [text: string, address: string])[]
  /** Nobody's address. */
  readonly none: readonly string[]
  /** Different accounts, as written with their check. */
  readonly different: readonly [string, string]
  /** With a typing error; empty where the family has no check that tells. */
  readonly mistyped: readonly string[]
  /** Addresses whose key nobody holds; empty where there is none. */
  readonly nobodys: readonly string[]
}

/** What the rules of addresses promise, whatever the addresses look like. */
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

    it.each([...samples.typed])('reads %j as the address that is meant', (text, address) => {
      expect(rules.parse(text)).toBe(address)
      expect(rules.parse(address)).toBe(address)
      expect(rules.isMistyped(address)).toBe(false)
    })

    it.each(['', ' ', ...samples.none])('reads no address in %j', text => {
      expect(rules.parse(text)).toBeNull()
    })

    it('tells two accounts apart, and knows one again however it is written', () => {
      const [one, other] = samples.different
      expect(rules.isSame(one, other)).toBe(false)
      for (const [text, address] of samples.typed) {
        expect(rules.isSame(rules.parse(text) ?? '', address)).toBe(true)
        expect(rules.isSame(rules.checksum(address), address)).toBe(true)
      }
    })

    it('writes an address with its check, which is never wrong then', () => {
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

    it('knows whose key nobody holds', () => {
      expect(samples.nobodys.filter(rules.isNobodys)).toEqual(samples.nobodys)
      expect(samples.different.filter(rules.isNobodys)).toEqual([])
    })

    it('shortens to something a reader can tell apart', () => {
      const [one, other] = samples.different
      expect(rules.shorten(one).length).toBeLessThan(one.length)
      expect(rules.shorten(one)).not.toBe(rules.shorten(other))
    })

    it('agrees with what is known of the family without its code', () => {
      const { namespace } = rules
      const isKnown = formatOf(namespace) !== undefined
      for (const [text, address] of samples.typed) {
        expect(isAddress(namespace, text.trim())).toBe(isKnown)
        expect(sameAddress(namespace, text.trim(), address)).toBe(true)
      }
      expect(samples.none.filter(text => isAddress(namespace, text))).toEqual([])
      const nobodys = samples.nobodys.filter(text => isNobodysAddress(namespace, text))
      expect(nobodys).toEqual(isKnown ? samples.nobodys : [])
      expect(rules.nativeAddress).toBe(nativeTokenAddress(namespace))
    })
  })
}
