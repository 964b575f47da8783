/** @jest-environment node */
import type { HostLanguages, StringKey, TextStep } from '../../src/index'
import type { de } from '../../src/strings/de/language'
import type { en } from '../../src/strings/en/allTexts'
import type { Translation } from '../../src/strings/language'
import { same } from '../support/sameTypes'

describe('the types of languages', () => {
  it('accept one module per step, or one for all', async () => {
    const step: TextStep = 'page'
    const languages: HostLanguages = {
      nl: () => Promise.resolve({ default: { 'button.connect': 'Verbinden' } }),
      sv: async given => ({ default: given === step ? { 'button.connect': 'Anslut' } : {} }),
    }
    expect(await languages['sv']?.(step)).toEqual({ default: { 'button.connect': 'Anslut' } })
  })

  it('reject an unknown key and an unknown step', () => {
    type Has<T, Name extends string> = Name extends keyof T ? true : false
    expect(same<Has<Record<StringKey, string>, 'button.connect'>, true>(true)).toBe(true)
    expect(same<Has<Translation<typeof en>, 'button.connect'>, true>(true)).toBe(true)
    expect(same<Has<Translation<typeof en>, 'button.conect'>, false>(true)).toBe(true)
    expect(same<Has<typeof de, 'send'>, true>(true)).toBe(true)
    expect(same<Has<typeof de, 'checkout'>, false>(true)).toBe(true)
  })
})
