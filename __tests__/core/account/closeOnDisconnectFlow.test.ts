import { disconnected } from '../../../src/events/connectionEvents'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import { states } from '../../support/states/states'
import { hang, setUpFlowTests } from '../../support/flowWorld'

describe('closeOnDisconnectFlow', () => {
  const createWorld = setUpFlowTests()

  it.each([
    ['the wallet', { namespace: 'eip155', by: 'wallet' }, false],
    ['another tab', { namespace: 'eip155', by: 'otherTab' }, false],
    ['the wallet of another namespace', { namespace: 'solana', by: 'wallet' }, true],
  ] as const)('when %s ends the session the modal is open: %j', (_who, fact, isOpen) => {
    const { dispatch, store } = createWorld({ state: states.account, adapter: { restore: hang } })
    dispatch(disconnected(fact))
    expect(selectIsOpen(store.getState())).toBe(isOpen)
  })

  it.each([
    ['Connect', []],
    ['EmailVerifyOtp', [viewEntry('EmailVerifyOtp')]],
    ['WhatIsAWallet', [viewEntry('WhatIsAWallet')]],
  ] as const)(
    'leaves %s open when the session that is being restored ends',
    async (_name, views) => {
      const { dispatch, store } = createWorld({ adapter: { restore: hang } })
      dispatch(modalOpenRequested({}))
      for (const view of views) dispatch(viewPushed(view))
      const before = selectCurrentView(store.getState())
      dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      expect(selectIsOpen(store.getState())).toBe(true)
      expect(selectCurrentView(store.getState())).toEqual(before)
    },
  )
})
