import { disconnected } from '../../../src/events/connectionEvents'
import { readableAccount } from '../../../src/features/account/readableAccount'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'

describe('readableAccount', () => {
  it('is who is connected on the network in use', () => {
    const state = states.account()
    expect(readableAccount(state, 'balance')).toMatchObject({
      network: { caipNetworkId: 'eip155:1' },
      address: state.account.byNamespace.eip155?.address,
    })
  })

  it('is nobody where nobody is connected, or no longer', () => {
    expect(readableAccount(stateAfter(), 'balance')).toBeNull()
    const left = disconnected({ namespace: 'eip155', by: 'wallet' })
    expect(readableAccount(testingReducer(states.account(), left), 'balance')).toBeNull()
  })

  it('is nobody where the chain family cannot do that', () => {
    const state = states.account()
    const networks = state.network.networks.map(network => ({
      ...network,
      namespace: 'polkadot' as const,
    }))
    const elsewhere = { ...state, network: { ...state.network, networks } }
    expect(readableAccount(elsewhere, 'activity')).toBeNull()
  })
})
