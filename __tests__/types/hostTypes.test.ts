import {
  configureStore,
  createAsyncThunk,
  createSlice,
  type Action,
  type ThunkAction,
} from '@reduxjs/toolkit'
import { custom, type Chain } from 'viem'
import { base, mainnet } from 'viem/chains'
import type { Outcome } from '../../src/app/host/Controls'
import { createWalletModal } from '../../src/app/host/createWalletModal'
import type { Controls } from '../../src/app/host/Controls'
import type { Eip1193Provider } from '../../src/domain/provider'
import type { AccountsState } from '../../src/core/account/accountState'
import type { WalletModalState } from '../../src/store/rootReducer'
import type { TestStore } from '../../src/testing/createTestStore'
import type { ThemeMode } from '../../src/domain/theme'
import { themeModeChosen } from '../../src/core/theme/themeSlice'
import { createTestStore } from '../../src/testing/createTestStore'
import { hostOptions } from '../support/hostWorld'
import { same } from '../support/sameTypes'

const todos = createSlice({ name: 'todos', initialState: ['milk'], reducers: {} })

describe('the types a host sees', () => {
  it('its own state and ours, by inference', () => {
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { todos: todos.reducer },
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    type HostState = ReturnType<typeof store.getState>
    expect(same<HostState['todos'], string[]>(true)).toBe(true)
    expect(same<HostState['walletModal'], WalletModalState>(true)).toBe(true)
    const { walletModal: ours, todos: theirs } = store.getState()
    expect([ours.modal.phase, theirs[0]]).toEqual(['closed', 'milk'])
  })

  it('thunks typed with its own root state, which has ours in it', async () => {
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { todos: todos.reducer },
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    type HostState = ReturnType<typeof store.getState>
    type AppThunk<R = void> = ThunkAction<R, HostState, unknown, Action>
    const readBoth = (): AppThunk<string> => (_dispatch, getState) =>
      `${getState().walletModal.modal.phase} ${getState().todos.join()}`
    const read: string = store.dispatch(readBoth())
    expect(read).toBe('closed milk')
    const createAppThunk = createAsyncThunk.withTypes<{
      state: HostState
      dispatch: typeof store.dispatch
    }>()
    const later = createAppThunk('later', (_: void, api) => api.dispatch(readBoth()))
    expect(await store.dispatch(later()).unwrap()).toBe('closed milk')
    const inPlace: string[] = store.dispatch((_dispatch, getState) => getState().todos)
    expect(inPlace).toEqual(['milk'])
  })

  it('slices injected later as possibly missing', () => {
    const store = createWalletModal(hostOptions()).createStore()
    const { walletModal } = store.getState()
    expect(same<typeof walletModal.account, AccountsState | undefined>(true)).toBe(true)
    expect(walletModal.account?.byNamespace.eip155).toBeUndefined()
  })

  it('a list of chains that is no tuple, and the provider of a family', async () => {
    const networks: Chain[] = [base, mainnet]
    const walletModal = createWalletModal(hostOptions({ networks, preload: 'none' }))
    const controls = walletModal.controls(walletModal.createStore())
    const provider = await controls.getProvider('eip155')
    expect(same<typeof provider, Eip1193Provider | undefined>(true)).toBe(true)
    expect(provider && custom(provider)).toBeUndefined()
    const other = await controls.getProvider()
    expect(same<typeof other, unknown>(true)).toBe(true)
    expect(other).toBeUndefined()
    const empty: Chain[] = []
    expect(() => createWalletModal(hostOptions({ networks: empty }))).toThrow('networks is empty')
  })

  it('our state under the key it chose', () => {
    const store = createWalletModal(hostOptions({ key: 'wallets' as const })).createStore()
    expect(store.getState().wallets.modal.phase).toBe('closed')
    expect(same<keyof ReturnType<typeof store.getState>, 'wallets'>(true)).toBe(true)
  })

  it('an outcome that is narrowed by its status', () => {
    const describeOutcome = (outcome: Outcome<string>): string => {
      switch (outcome.status) {
        case 'connected':
          return outcome.address
        case 'done':
          return outcome.value
        case 'failed':
          return outcome.error.code
        case 'closed':
        case 'rejected':
          return outcome.status
      }
    }
    expect(describeOutcome({ status: 'closed' })).toBe('closed')
    type Signed = Awaited<ReturnType<Controls['signMessage']>>
    expect(same<Signed, Outcome<string>>(true)).toBe(true)
  })

  it('the action a test waits for, with its payload', async () => {
    const { store, seen, dispose }: TestStore = createTestStore()
    const chosen = seen(themeModeChosen)
    store.dispatch(themeModeChosen('dark'))
    const { payload } = await chosen
    expect(same<typeof payload, ThemeMode>(true)).toBe(true)
    expect(payload).toBe('dark')
    dispose()
  })
})
