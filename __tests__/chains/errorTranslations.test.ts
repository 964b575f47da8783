import table from './errorTranslations.json'
import {
  DETAILED_ERRORS,
  RAW_ERRORS,
  TRANSLATORS,
  translateByFamily,
  translateDetailByFamily,
} from './errorTranslations'

const codes: Readonly<Record<string, unknown>> = table.codes
const details: Readonly<Record<string, unknown>> = table.details

describe('the translation of a raw error in every family', () => {
  it.each(RAW_ERRORS)('is as the table says for %s', (name, thrown) => {
    expect(translateByFamily(thrown)).toEqual(codes[name])
  })

  it.each(DETAILED_ERRORS)('keeps the detail that the table says for %s', (name, thrown) => {
    expect(translateDetailByFamily(thrown)).toEqual(details[name])
  })

  it('has one row for each error in the table', () => {
    expect(Object.keys(codes)).toEqual(RAW_ERRORS.map(([name]) => name))
    expect(Object.keys(details)).toEqual(DETAILED_ERRORS.map(([name]) => name))
  })

  it.each(Object.entries(TRANSLATORS))(
    'is the fallback for an error that throws when it is read: %s',
    (_family, toError) => {
      const hostile = new Proxy(
        {},
        {
          get() {
            throw new Error('do not touch')
          },
        },
      )
      expect(toError(hostile)).toMatchObject({ code: 'UNKNOWN', message: 'UNKNOWN' })
    },
  )
})
