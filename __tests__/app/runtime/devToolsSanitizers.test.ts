import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'
import { devToolsSanitizers } from '../../../src/app/runtime/devToolsSanitizers'
import { recipientTyped } from '../../../src/features/send/sendSlice'
import type { HostStore } from '../../../src/store/scopedStore'
import { sendStates } from '../../support/states/sendStates'
import { beginnings } from '../../support/states/beginnings'
import { turn } from '../../support/turn'

interface WithDevTools {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (
    options: DevToolsEnhancerOptions,
  ) => (...enhancers: StoreEnhancer[]) => StoreEnhancer
}

/** A browser with the DevTools extension; records the options that stores pass to it. */
function installDevTools() {
  const shown: DevToolsEnhancerOptions[] = []
  const page = window as unknown as WithDevTools
  page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = options => {
    shown.push(options)
    return (...enhancers) =>
      create =>
        enhancers.reduceRight((made, enhancer) => enhancer(made) as never, create)
  }
  return { shown, uninstall: () => delete page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ }
}

describe('D11 a private store in DevTools', () => {
  let tools: ReturnType<typeof installDevTools>
  let createStore: (options?: { devTools?: boolean | DevToolsEnhancerOptions }) => HostStore
  let end: (store: HostStore) => void
  beforeEach(async () => {
    tools = installDevTools()
    jest.resetModules() // Redux Toolkit looks for the extension once, at import
    const [{ createWalletModal }, { findRuntime }, { hostOptions }] = await Promise.all([
      import('../../../src/app/host/createWalletModal'),
      import('../../../src/app/runtime/findRuntime'),
      import('../../support/hostWorld'),
    ])
    createStore = options => createWalletModal(hostOptions()).createStore(options)
    end = store => findRuntime(store, 'walletModal').dispose()
  })
  afterEach(() => {
    tools.uninstall()
  })

  it('is hidden unless the page enables it', () => {
    end(createStore())
    end(createStore({ devTools: false }))
    expect(tools.shown).toEqual([])
  })

  it('is shown without secrets', async () => {
    const store = createStore({ devTools: true })
    const [options] = tools.shown
    expect(options).toMatchObject({ name: 'walletModal' })
    const typed = recipientTyped('my own secret words')
    expect(options?.actionSanitizer?.(typed, 1)).toEqual({ type: typed.type })
    await import('../../../src/app/runtime/exportReport')
    await turn()
    expect(options?.actionSanitizer?.(typed, 1)).toEqual({ ...typed, payload: '[redacted]' })
    const shown = JSON.stringify(options?.stateSanitizer?.(store.getState() as never, 1))
    expect(shown).toContain('eip155:1')
    expect(shown).not.toContain('"projectId":"test"')
    end(store)
  })

  it('is shown under the page’s own options', () => {
    const store = createStore({ devTools: { name: 'Mine' } })
    expect(tools.shown).toEqual([expect.objectContaining({ name: 'Mine' })])
    end(store)
  })
})

describe('devToolsSanitizers', () => {
  const state = sendStates([...beginnings.page, beginnings.connected]).sendNonsense()

  it('hides our state until the redaction has loaded', () => {
    const { stateSanitizer } = devToolsSanitizers()
    expect(JSON.stringify(stateSanitizer({ walletModal: state }))).toBe('{}')
  })

  it('leaves the host’s state alone', async () => {
    const { actionSanitizer, stateSanitizer } = devToolsSanitizers('wallet')
    await import('../../../src/app/runtime/exportReport')
    await turn()
    const added = { type: 'todos/added', payload: 'milk for alice.lens' }
    expect(actionSanitizer(added)).toBe(added)
    const shown = stateSanitizer({ todos: ['milk'], wallet: state })
    expect(shown.todos).toEqual(['milk'])
    expect(shown.wallet.send.recipientText).toBe('[redacted]')
    expect(shown.wallet.router).toEqual(state.router)
  })
})
