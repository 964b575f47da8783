import { capitalizeFirst } from '../../../src/lib/text/capitalizeFirst'

describe('capitalizeFirst', () => {
  it.each([
    ['your wallet did not answer.', 'Your wallet did not answer.'],
    ['You declined in your wallet.', 'You declined in your wallet.'],
    ['äußere dich', 'Äußere dich'],
    ['你的钱包', '你的钱包'],
    ['', ''],
  ])('%s', (text, sentence) => {
    expect(capitalizeFirst(text)).toBe(sentence)
  })
})
