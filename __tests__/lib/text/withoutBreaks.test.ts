import { withoutBreaks } from '../../../src/lib/text/withoutBreaks'

describe('withoutBreaks', () => {
  it.each([
    ['redux-wallet-modal demo', 'redux-\u2060wallet-\u2060modal\u00a0demo'],
    ['Heron', 'Heron'],
    ['Dash-', 'Dash-'],
    ['A name of more than 24 signs', 'A name of more than 24 signs'],
  ])('keeps %p on one line where it fits', (name, kept) => {
    expect(withoutBreaks(name)).toBe(kept)
  })
})
