import { viewEntry } from '../../../src/domain/views'
import { connectRequested, walletConnected } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { backRequested } from '../../../src/events/backEvents'
import { selectNetworkPhase } from '../../../src/core/network/switchingSelectors'
import { selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import { selectDirection } from '../../../src/core/router/routerSelectors'
import { states } from '../../support/states/states'
import { hang, HERON, session, setUpFlowTests, settle } from '../../support/flowWorld'

describe('goBackFlow', () => {
  const createWorld = setUpFlowTests()

  it('returns to the view below', () => {
    const { dispatch, store } = createWorld({ state: states.networks })
    dispatch(backRequested())
    expect(selectCurrentView(store.getState()).name).toBe('Account')
    expect(selectDirection(store.getState())).toBe('back')
  })

  it('closes from the first view', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(backRequested())
    expect(selectIsOpen(store.getState())).toBe(false)
  })

  it('shakes on the first view when the visitor may not leave', () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    dispatch(backRequested())
    expect(selectIsOpen(store.getState())).toBe(true)
  })

  it('cancels a pending connection', async () => {
    const { dispatch, store, types } = createWorld({ adapter: { connect: hang } })
    dispatch(modalOpenRequested({}))
    dispatch(connectRequested(HERON))
    await settle()
    dispatch(backRequested())
    expect(selectCurrentView(store.getState()).name).toBe('Connect')
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(types()).toContain('connections/connectCancelled')
  })

  it('lands on the account when the list of wallets below is obsolete', () => {
    const { dispatch, store } = createWorld({ state: states.connectingWaiting })
    dispatch(walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false }))
    dispatch(viewPushed(viewEntry('WhatIsAWallet')))
    dispatch(backRequested())
    dispatch(backRequested())
    expect(selectCurrentView(store.getState()).name).toBe('Account')
  })

  it('cancels a pending network switch', () => {
    const { dispatch, store, types } = createWorld({ state: states.switchWaiting })
    dispatch(backRequested())
    expect(selectNetworkPhase(store.getState())).toBe('idle')
    expect(types()).toContain('network/switchCancelled')
  })
})
