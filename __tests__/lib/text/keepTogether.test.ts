import { keepTogether } from '../../../src/lib/text/keepTogether'

describe('keepTogether', () => {
  it.each([
    ['redux-wallet-modal demo', 'redux-\u2060wallet-\u2060modal\u00a0demo'],
    ['Heron', 'Heron'],
    ['Dash-', 'Dash-'],
    ['A name of more than 24 signs', 'A name of more than 24 signs'],
  ])('keeps %p on one line where it fits', (name, kept) => {
    expect(keepTogether(name)).toBe(kept)
  })
})
