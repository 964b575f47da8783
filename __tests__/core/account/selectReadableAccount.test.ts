import { disconnected } from '../../../src/events/connectionEvents'
import { selectReadableAccount } from '../../../src/core/account/selectReadableAccount'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'

describe('selectReadableAccount', () => {
  it('returns the connected account on the active network', () => {
    const state = states.account()
    expect(selectReadableAccount(state, 'balance')).toMatchObject({
      network: { caipNetworkId: 'eip155:1' },
      address: state.account.byNamespace.eip155?.address,
    })
  })

  it('returns null without a connected account, or after a disconnect', () => {
    expect(selectReadableAccount(stateAfter(), 'balance')).toBeNull()
    const left = disconnected({ namespace: 'eip155', by: 'wallet' })
    expect(selectReadableAccount(testingReducer(states.account(), left), 'balance')).toBeNull()
  })

  it('returns null when the chain family does not support the read', () => {
    const state = states.account()
    const networks = state.network.networks.map(network => ({
      ...network,
      namespace: 'polkadot' as const,
    }))
    const elsewhere = { ...state, network: { ...state.network, networks } }
    expect(selectReadableAccount(elsewhere, 'activity')).toBeNull()
  })
})
