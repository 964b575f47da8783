import { matchNetworks } from '../../../src/features/network/matchNetworks'
import { sampleNetworks } from '../../../src/testing/samples'

describe('matchNetworks', () => {
  it.each([
    ['base', ['Base']],
    ['  MAIN ', ['OP Mainnet']],
    ['e', ['Ethereum', 'Arbitrum One', 'Base', 'OP Mainnet', 'Sepolia'].filter(n => /e/i.test(n))],
    ['(', []],
    ['zzz', []],
  ])('matches “%s”', (text, names) => {
    expect(matchNetworks(sampleNetworks, text).map(({ name }) => name)).toEqual(names)
  })

  it('returns the same list when the query is empty', () => {
    expect(matchNetworks(sampleNetworks, '  ')).toBe(sampleNetworks)
  })
})
