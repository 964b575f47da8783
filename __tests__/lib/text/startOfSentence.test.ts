import { startOfSentence } from '../../../src/lib/text/startOfSentence'

describe('startOfSentence', () => {
  it.each([
    ['your wallet did not answer.', 'Your wallet did not answer.'],
    ['You declined in your wallet.', 'You declined in your wallet.'],
    ['äußere dich', 'Äußere dich'],
    ['你的钱包', '你的钱包'],
    ['', ''],
  ])('%s', (text, sentence) => {
    expect(startOfSentence(text)).toBe(sentence)
  })
})
