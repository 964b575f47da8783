import { disconnected } from '../../../src/events/connectionEvents'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { states } from '../../../src/testing/states'
import { hang, setUpFlowTests } from '../../support/flowWorld'

describe('closeOnDisconnectFlow', () => {
  const createWorld = setUpFlowTests()

  it.each([
    ['the wallet', { namespace: 'eip155', by: 'wallet' }, false],
    ['another tab', { namespace: 'eip155', by: 'otherTab' }, false],
    ['the wallet of another namespace', { namespace: 'solana', by: 'wallet' }, true],
  ] as const)('when %s ended the session the modal is open: %j', (_who, fact, isOpen) => {
    const { dispatch, store } = createWorld({ state: states.account, adapter: { restore: hang } })
    dispatch(disconnected(fact))
    expect(selectIsOpen(store.getState())).toBe(isOpen)
  })
})
