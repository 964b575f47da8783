import { setupStore, states } from '../../src/testing'

const greeting = (state = 'hello', action: { readonly type: string }) =>
  action.type === 'greeted' ? `${state} again` : state

describe('P40 setupStore', () => {
  it('begins where the test says, the modal beside the page’s own state', () => {
    const store = setupStore(
      { walletModal: states.account(), greeting: 'good morning' },
      { reducer: { greeting } },
    )
    expect(store.getState()).toMatchObject({
      greeting: 'good morning',
      walletModal: { connections: { byNamespace: { eip155: { phase: 'connected' } } } },
    })
    store.dispatch({ type: 'greeted' })
    expect(store.getState()).toMatchObject({ greeting: 'good morning again' })
  })

  it('begins as a page does when it says nothing', () => {
    expect(setupStore({}, { reducer: { greeting } }).getState()).toMatchObject({
      greeting: 'hello',
      walletModal: { modal: { phase: 'closed' } },
    })
    expect(setupStore().getState()).toMatchObject({ walletModal: { modal: { phase: 'closed' } } })
  })

  it('needs nothing that the test environment of a page may not have', () => {
    const { TextEncoder: had } = globalThis
    Reflect.deleteProperty(globalThis, 'TextEncoder')
    try {
      expect(() => setupStore({ walletModal: states.account() })).not.toThrow()
    } finally {
      globalThis.TextEncoder = had
    }
  })
})
