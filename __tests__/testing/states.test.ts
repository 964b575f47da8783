import { selectAddress, selectConnectors, selectStatus, selectView } from '../../src'
import { setupStore, states } from '../../src/testing'
import { SAMPLE_ADDRESS } from '../../src/testing/samples'

const pageIn = (name: keyof typeof states) =>
  setupStore({ walletModal: states[name]() }, { isStill: true }).getState()

describe('P40 the states that a page’s own test starts from', () => {
  it.each([
    ['connectFound', 'disconnected', null, 'Connect'],
    ['account', 'connected', SAMPLE_ADDRESS, 'Account'],
    ['unsupportedChain', 'connected', SAMPLE_ADDRESS, 'UnsupportedChain'],
  ] as const)('%s is %s for the page', (name, status, address, view) => {
    const state = pageIn(name)
    expect(selectStatus(state)).toBe(status)
    expect(selectAddress(state)).toBe(address)
    expect(selectView(state)).toBe(view)
  })

  it('have the wallets found in the browser', () => {
    expect(selectConnectors(pageIn('connectFound')).map(({ name }) => name)).toEqual([
      'Heron',
      'Lumen Wallet',
      'Vesper',
    ])
  })
})
