/** @jest-environment node */
import type { HostLanguages, StringKey, TextStep } from '../../src/index'
import { de } from '../../src/strings/de/language'
import type { en } from '../../src/strings/en/allTexts'
import type { Translation } from '../../src/strings/language'

describe('the types of languages', () => {
  it('take one module for each step, or one for all', async () => {
    const step: TextStep = 'page'
    const languages: HostLanguages = {
      nl: () => Promise.resolve({ default: { 'button.connect': 'Verbinden' } }),
      sv: async given => ({ default: given === step ? { 'button.connect': 'Anslut' } : {} }),
    }
    expect(await languages['sv']?.(step)).toEqual({ default: { 'button.connect': 'Anslut' } })
  })

  it('refuse a key that no text has, and a step that there is not', () => {
    const key: StringKey = 'button.connect'
    // @ts-expect-error no text has this key
    const unknown: Translation<typeof en> = { 'button.conect': 'Verbinden' }
    // @ts-expect-error there is no such step
    const load = de.checkout
    expect([key, Object.keys(unknown), load]).toEqual([
      'button.connect',
      ['button.conect'],
      undefined,
    ])
  })
})
