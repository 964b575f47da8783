import { viewEntry } from '../../../src/domain/views'
import { SUCCESS_DISPLAY_MS } from '../../../src/domain/limits'
import { modalClosed, modalEmbeddedChanged, modalOpened } from '../../../src/events/modalEvents'
import {
  networkSwitched,
  networkSwitchFailed,
  walletNetworkReported,
} from '../../../src/events/networkEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { states } from '../../support/states/states'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'

const BASE = 'eip155:8453' as const
const switchView = viewEntry('SwitchNetwork', { caipNetworkId: BASE })
const switched = networkSwitched({ caipNetworkId: BASE, by: 'visitor' })
const failed = networkSwitchFailed({
  caipNetworkId: BASE,
  error: { code: 'USER_REJECTED', detail: 'no' },
})

describe('leaveSwitchViewFlow', () => {
  const createWorld = setUpFlowTests()

  it('shows the success, then the previous view', async () => {
    const { dispatch, store } = createWorld({ state: states.switchWaiting })
    dispatch(switched)
    await pass(SUCCESS_DISPLAY_MS - 1)
    expect(selectCurrentView(store.getState()).name).toBe('SwitchNetwork')
    await pass(1)
    expect(selectHistory(store.getState())).toEqual([viewEntry('Account')])
  })

  it('returns to the payment that waited for the switch, with its history', async () => {
    const { dispatch, store } = createWorld({ state: states.previewReady })
    const before = selectHistory(store.getState())
    dispatch(viewPushed(switchView))
    dispatch(switched)
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectHistory(store.getState())).toEqual(before)
  })

  it('closes when the list of networks was the only view', async () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(modalOpened({ view: viewEntry('Networks'), namespace: null }))
    dispatch(viewPushed(switchView))
    dispatch(switched)
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectIsOpen(store.getState())).toBe(false)
  })

  it('shows the account when the page itself opened the switch', async () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(modalOpened({ view: switchView, namespace: null }))
    dispatch(switched)
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectHistory(store.getState())).toEqual([viewEntry('Account')])
  })

  it.each([false, true])(
    'stays when the page itself opened the switch and it failed (in the page: %s)',
    async isEmbedded => {
      const { dispatch, store } = createWorld({ state: states.account })
      if (isEmbedded) dispatch(modalEmbeddedChanged(true))
      dispatch(modalOpened({ view: switchView, namespace: null }))
      dispatch(failed)
      await settle()
      expect(selectIsOpen(store.getState())).toBe(true)
      expect(selectHistory(store.getState())).toEqual([switchView])
      expect(selectToasts(store.getState())).toEqual([])
      if (isEmbedded) dispatch(modalEmbeddedChanged(false))
    },
  )

  it.each([
    ['USER_REJECTED', 'switchNetwork.stillOnDeclined'],
    ['NETWORK_SWITCH_TIMEOUT', 'switchNetwork.stillOnUnanswered'],
    ['NETWORK_SWITCH_FAILED', 'switchNetwork.stillOn'],
    ['CHAIN_NOT_SUPPORTED', 'switchNetwork.stillOn'],
  ] as const)('goes back one view after %s, and a toast names the network', async (code, text) => {
    const { dispatch, store } = createWorld({ state: states.switchWaiting })
    const before = selectHistory(store.getState())
    dispatch(networkSwitchFailed({ caipNetworkId: BASE, error: { code, detail: 'no' } }))
    await settle()
    expect(selectHistory(store.getState())).toEqual(before.slice(0, -1))
    expect(selectToasts(store.getState())).toMatchObject([
      { tone: 'negative', text, params: { from: 'Ethereum', network: 'Base' } },
    ])
  })

  it('returns to the payment under review, which was not sent', async () => {
    const { dispatch, store } = createWorld({ state: states.previewReady })
    const before = selectHistory(store.getState())
    dispatch(viewPushed(switchView))
    dispatch(failed)
    await settle()
    expect(selectHistory(store.getState())).toEqual(before)
    expect(selectToasts(store.getState())).toMatchObject([
      { text: 'switchNetwork.stillOnDeclined' },
    ])
  })

  it('does not name a network that the page does not list', async () => {
    const { dispatch, store } = createWorld({ state: states.switchWaiting })
    dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' }))
    dispatch(failed)
    await settle()
    expect(selectToasts(store.getState())).toMatchObject([
      { text: 'errors.networkSwitchFailed', params: { network: 'Base' } },
    ])
  })

  it('stays when the visitor has moved on meanwhile', async () => {
    const { dispatch, store } = createWorld({ state: states.switchWaiting })
    dispatch(viewPushed(viewEntry('WhatIsAWallet')))
    dispatch(failed)
    await settle()
    expect(selectCurrentView(store.getState()).name).toBe('WhatIsAWallet')
  })

  it('shows a toast on the page when the modal is closed', async () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(modalClosed())
    dispatch(viewPushed(switchView))
    dispatch(failed)
    await settle()
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(selectToasts(store.getState())).toMatchObject([
      { text: 'errors.networkSwitchFailed', params: { network: 'Base' }, isSticky: true },
    ])
  })

  it('does not navigate after the visitor has left the view', async () => {
    const { dispatch, store } = createWorld({ state: states.switchWaiting })
    dispatch(switched)
    dispatch(viewPushed(viewEntry('WhatIsAWallet')))
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectCurrentView(store.getState()).name).toBe('WhatIsAWallet')
  })

  it('does nothing while the modal is closed', async () => {
    const { dispatch, types } = createWorld()
    const before = types().length
    dispatch(switched)
    await pass(SUCCESS_DISPLAY_MS)
    expect(types().slice(before)).toEqual(['network/switched'])
  })
})
