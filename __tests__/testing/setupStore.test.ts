import { setupStore, states } from '../../src/testing'

const greeting = (state = 'hello', action: { readonly type: string }) =>
  action.type === 'greeted' ? `${state} again` : state

describe('P40 setupStore', () => {
  it('starts in the given state, with the modal beside the page’s own state', () => {
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

  it('starts like a page if no state is given', () => {
    expect(setupStore({}, { reducer: { greeting } }).getState()).toMatchObject({
      greeting: 'hello',
      walletModal: { modal: { phase: 'closed' } },
    })
    expect(setupStore().getState()).toMatchObject({ walletModal: { modal: { phase: 'closed' } } })
  })

  it('needs nothing that a page’s test environment may lack', () => {
    const { TextEncoder: had } = globalThis
    Reflect.deleteProperty(globalThis, 'TextEncoder')
    try {
      expect(() => setupStore({ walletModal: states.account() })).not.toThrow()
    } finally {
      globalThis.TextEncoder = had
    }
  })
})
