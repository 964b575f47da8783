import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { selectAddress } from '../../../src/app/host/selectors/selectAccount'
import { selectThemeMode } from '../../../src/app/host/selectors/selectModal'
import { selectNetworks } from '../../../src/app/host/selectors/selectNetwork'
import { subscribe } from '../../../src/app/host/subscribe'
import { themeModeChosen, themeVariablesGiven } from '../../../src/core/theme/themeSlice'
import { createTestStore } from '../../../src/testing/createTestStore'
import { hostOptions } from '../../support/hostWorld'

describe('subscribe', () => {
  it('passes the new and the previous value, until it is unsubscribed', () => {
    const { hostStore, store } = createTestStore()
    const heard = jest.fn()
    const stop = subscribe(hostStore, selectThemeMode, heard)
    expect(heard).not.toHaveBeenCalled()
    store.dispatch(themeModeChosen('dark'))
    store.dispatch(themeVariablesGiven({ '--wm-accent': 'red' }))
    store.dispatch(themeModeChosen('dark'))
    expect(heard.mock.calls).toEqual([['dark', 'system']])
    stop()
    store.dispatch(themeModeChosen('light'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('accepts the selectors of the package, and uses the page’s modal by default', () => {
    const { hostStore, store } = createTestStore()
    const [address, networks] = [jest.fn(), jest.fn()]
    subscribe(hostStore, selectAddress, address)
    subscribe(hostStore, state => selectNetworks(state, 'eip155'), networks)
    store.dispatch(themeModeChosen('dark'))
    expect([address.mock.calls, networks.mock.calls]).toEqual([[], []])
  })

  it('lets a listener change the state it listens to', () => {
    const { hostStore, store } = createTestStore()
    const modes: string[] = []
    subscribe(hostStore, selectThemeMode, mode => {
      modes.push(mode)
      if (mode === 'dark') store.dispatch(themeModeChosen('light'))
    })
    store.dispatch(themeModeChosen('dark'))
    expect(modes).toEqual(['dark', 'light'])
  })

  it('reads the given modal', () => {
    const modal = createWalletModal(hostOptions({ key: 'wallets', preload: 'none' }))
    const store = modal.createStore()
    const heard = jest.fn()
    subscribe(store, selectThemeMode, heard, 'wallets')
    store.dispatch(themeModeChosen('light'))
    expect(heard.mock.calls).toEqual([['light', 'system']])
    expect(() => subscribe(store, selectThemeMode, heard)).toThrow('No wallet modal in this store')
  })
})
