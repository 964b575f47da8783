import { createScopedReducer } from '../../../src/app/runtime/scopedReducer'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { stamp } from '../../../src/store/scopedStore'

describe('createScopedReducer', () => {
  const reduce = createScopedReducer('mine')
  const first = reduce(undefined, { type: '@@redux/INIT' })

  it.each([
    ['of the host', { type: 'todos/added' }],
    ['that only looks like ours', { type: 'walletModalish/opened' }],
    ['of another modal', stamp(modalOpenRequested({}), 'other')],
  ])('keeps the very same state for an action %s', (_whose, action) => {
    expect(reduce(first, action)).toBe(first)
  })

  it.each([
    ['unstamped', modalOpenRequested({})],
    ['stamped with its key', stamp(modalOpenRequested({}), 'mine')],
  ])('reduces an action that is %s', (_how, action) => {
    expect(reduce(first, action).modal.phase).toBe('opening')
  })

  it('keeps the very same state when our action changes nothing', () => {
    expect(reduce(first, { type: 'walletModal/unknown' })).toBe(first)
  })
})
