import { formatFiat } from '../../../src/lib/amount/formatAmount'
import { formatDecimal } from '../../../src/lib/amount/formatDecimal'
import { cachePerLocale } from '../../../src/lib/text/cachePerLocale'
import { formatDateLabel } from '../../../src/lib/time/formatRelativeTime'

describe('cachePerLocale', () => {
  afterEach(() => jest.restoreAllMocks())

  it('creates one for each language', () => {
    const make = jest.fn((locale: string) => ({ locale }))
    const of = cachePerLocale(make)
    expect(of('de')).toBe(of('de'))
    expect(of('fr')).toEqual({ locale: 'fr' })
    expect(make.mock.calls).toEqual([['de'], ['fr']])
  })

  it.each([
    ['amount', () => formatDecimal('1234.5', 'de-DE')],
    ['price', () => formatFiat('1234.5', { locale: 'de-DE', currency: 'EUR' })],
    ['date', () => formatDateLabel(Date.UTC(2025, 0, 5), 'de-DE')],
  ])('P36: a hundred rows with a formatted %s make no formatter again', (_, write) => {
    write()
    const numbers = jest.spyOn(Intl, 'NumberFormat')
    const dates = jest.spyOn(Intl, 'DateTimeFormat')
    for (let row = 0; row < 100; row += 1) write()
    expect(numbers.mock.calls.length + dates.mock.calls.length).toBe(0)
  })
})
