import { viewEntry } from '../../../src/domain/views'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { selectModalPhase, selectShakeCount } from '../../../src/core/modal/modalSelectors'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { states } from '../../support/states/states'
import { setUpFlowTests } from '../../support/flowWorld'

const switchView = viewEntry('SwitchNetwork', { caipNetworkId: 'eip155:8453' })

describe('closeModalFlow', () => {
  const createWorld = setUpFlowTests()

  it.each([
    'connectFound',
    'connectingWaiting',
    'connectingDeclined',
    'account',
    'networks',
    'switchWaiting',
  ] as const)('lets a visitor leave %s', name => {
    const { dispatch, store } = createWorld({ state: states[name] })
    dispatch(modalCloseRequested({ by: 'visitor' }))
    expect(selectModalPhase(store.getState())).toBe('closed')
    expect(selectHistory(store.getState())).toEqual([viewEntry('Connect')])
  })

  it('shakes instead of leaving a wallet on an unsupported network', () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    dispatch(modalCloseRequested({ by: 'visitor' }))
    dispatch(modalCloseRequested({ by: 'visitor' }))
    expect(selectModalPhase(store.getState())).toBe('open')
    expect(selectShakeCount(store.getState())).toBe(2)
  })

  it('shakes too while the visitor is switching away from such a network', () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    dispatch(viewPushed(switchView))
    dispatch(modalCloseRequested({ by: 'visitor' }))
    expect(selectModalPhase(store.getState())).toBe('open')
    expect(selectShakeCount(store.getState())).toBe(1)
  })

  it('closes from any view when the page requests it', () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    dispatch(modalCloseRequested({ by: 'page' }))
    expect(selectModalPhase(store.getState())).toBe('closed')
  })

  it('dispatches nothing when it is closed already', () => {
    const { dispatch, types } = createWorld()
    const before = types().length
    dispatch(modalCloseRequested({ by: 'page' }))
    expect(types().slice(before)).toEqual(['modal/closeRequested'])
  })

  it('dismisses its toasts', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(toastShown({ id: '1', tone: 'info', text: 'common.addressCopied' }))
    dispatch(modalCloseRequested({ by: 'page' }))
    expect(store.getState().notifications.toasts).toEqual([])
  })
})
