import { BaseError } from 'viem'
import { version as ethersVersion } from 'ethers'
import { assertPeer } from '../../../src/chains/shared/assertPeer'

describe('assertPeer', () => {
  it.each([
    ['viem', 'viem@1.21.4', 'viem@^2.31 (found 1.21.4)'],
    ['viem', 'viem@2.30.6', 'viem@^2.31 (found 2.30.6)'],
    ['ethers', 'ethers/5.7.2', 'ethers@^6.13 (found 5.7.2)'],
    ['ethers', '6.12.1', 'ethers@^6.13 (found 6.12.1)'],
    ['ethers', '6.0.0-beta-exports.17', 'ethers@^6.13 (found 6.0.0-beta-exports.17)'],
  ] as const)('names the version to install for %s as %s', (peer, said, message) => {
    const thrown = () => {
      try {
        return assertPeer(peer, said)
      } catch (error) {
        return error
      }
    }
    expect(thrown()).toMatchObject({ code: 'PEER_VERSION', message })
  })

  it.each([
    ['viem', 'viem@2.31.0'],
    ['viem', 'viem@3.0.0'],
    ['ethers', '6.13.0'],
    ['ethers', '7.0.0-beta.1'],
    ['viem', undefined],
  ] as const)('accepts %s as %s', (peer, said) => {
    expect(() => assertPeer(peer, said)).not.toThrow()
  })

  it('reads the version of the installed packages', () => {
    expect(new BaseError('').version).toMatch(/^(viem@)?\d+\.\d+\.\d/)
    expect(ethersVersion).toMatch(/^\d+\.\d+\.\d/)
  })
})
