import { ALICE, mainnet, never, oneWallet } from './world'

/** The parts of viem 1 and ethers 5 that the adapter uses, as a bundler resolves them. */
jest.mock('viem', () => ({
  BaseError: class extends Error {
    readonly version = 'viem@1.21.4'
  },
}))
jest.mock('ethers', () => ({ version: 'ethers/5.7.2' }))

describe('a page with the previous major version', () => {
  it.each([
    ['viem', 'viem@^2.31 (found 1.21.4)'],
    ['ethers', 'ethers@^6.13 (found 5.7.2)'],
  ] as const)('gets an explanation from the first chain read over %s', async (library, message) => {
    const { adapter, uninstall } = oneWallet({}, {}, library)
    const asked = adapter.chain.getNativeBalance(ALICE, mainnet, never())
    await expect(asked).rejects.toMatchObject({ code: 'PEER_VERSION', message })
    uninstall()
  })
})
