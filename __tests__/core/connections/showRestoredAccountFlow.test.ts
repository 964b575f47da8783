import { walletConnected } from '../../../src/events/connectionEvents'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { states } from '../../support/states/states'
import { HERON, session, setUpFlowTests } from '../../support/flowWorld'

const restored = walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: true })

describe('showRestoredAccountFlow', () => {
  const createWorld = setUpFlowTests()

  it('shows the account when the list of wallets is no longer needed', () => {
    const { dispatch, store } = createWorld({ state: states.connectFound })
    dispatch(restored)
    expect(selectCurrentView(store.getState()).name).toBe('Account')
  })

  it('does not replace another view that the visitor is using', () => {
    const { dispatch, store } = createWorld({ state: states.whatIsAWallet })
    dispatch(restored)
    expect(selectCurrentView(store.getState()).name).toBe('WhatIsAWallet')
  })
})
