import { createHeadless } from '../../../src/app/headless/createHeadless'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectIsOpen, selectView } from '../../../src/index'
import { hostOptions } from '../../support/hostWorld'
import { until } from '../../support/until'

describe('createHeadless', () => {
  it('creates a store that opens, and returns the view to render', async () => {
    const wallets = createHeadless(hostOptions())
    const store = wallets.createStore()
    const state = () => store.getState() as Parameters<typeof selectIsOpen>[0]
    expect(selectIsOpen(state())).toBe(false)
    store.dispatch(modalOpenRequested({}))
    await until(() => selectIsOpen(state()))
    expect(selectView(state())).toBe('Connect')
    findRuntime(store, 'walletModal').dispose()
  })

  it('rejects a missing project id', () => {
    expect(() => createHeadless({ ...hostOptions(), projectId: '' })).toThrow(
      expect.objectContaining({ code: 'PROJECT_ID_MISSING' }) as Error,
    )
  })
})
