import { createHeadless } from '../../../src/app/headless/createHeadless'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectIsOpen, selectView } from '../../../src/index'
import { hostOptions } from '../../support/hostWorld'
import { until } from '../../support/until'

describe('createHeadless', () => {
  it('makes a store that opens, and says which view there is to draw', async () => {
    const wallets = createHeadless(hostOptions())
    const store = wallets.createStore()
    const state = () => store.getState() as Parameters<typeof selectIsOpen>[0]
    expect(selectIsOpen(state())).toBe(false)
    store.dispatch(modalOpenRequested({}))
    await until(() => selectIsOpen(state()))
    expect(selectView(state())).toBe('Connect')
    findRuntime(store, 'walletModal').dispose()
  })

  it('refuses a project without an id', () => {
    expect(() => createHeadless({ ...hostOptions(), projectId: '' })).toThrow(
      expect.objectContaining({ code: 'PROJECT_ID_MISSING' }) as Error,
    )
  })
})
