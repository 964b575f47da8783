import { filterNetworks } from '../../../src/core/network/filterNetworks'
import { sampleNetworks } from '../../../src/testing/samples'

describe('filterNetworks', () => {
  it.each([
    ['base', ['Base']],
    ['  MAIN ', ['OP Mainnet']],
    ['e', ['Ethereum', 'Arbitrum One', 'Base', 'OP Mainnet', 'Sepolia'].filter(n => /e/i.test(n))],
    ['(', []],
    ['zzz', []],
  ])('matches “%s”', (text, names) => {
    expect(filterNetworks(sampleNetworks, text).map(({ name }) => name)).toEqual(names)
  })

  it('returns the same list when the query is empty', () => {
    expect(filterNetworks(sampleNetworks, '  ')).toBe(sampleNetworks)
  })
})
