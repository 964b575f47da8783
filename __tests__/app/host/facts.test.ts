import { configureStore, createListenerMiddleware, createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as index from '../../../src'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import * as facts from '../../../src/app/host/facts'
import * as sendEvents from '../../../src/events/sendEvents'
import * as otherConnectionEvents from '../../../src/events/otherConnectionEvents'
import * as profileSlice from '../../../src/features/profile/profileSlice'
import * as siwxEvents from '../../../src/features/siwx/siwxEvents'
import { HERON } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'

const { accountsChanged, disconnected, networkSwitched, walletConnected } = index
const account = { namespace: 'eip155', address: '0xaa', type: 'eoa' } as const
const connected = walletConnected({
  ...HERON,
  accounts: [account],
  capabilities: [],
  caipNetworkId: 'eip155:1',
  walletName: 'Heron',
  isRestored: false,
})

describe('the events that a host can name', () => {
  it.each(Object.entries(facts))('%s is the action that flows dispatch', (name, creator) => {
    const own = { ...siwxEvents, ...sendEvents, ...otherConnectionEvents, ...profileSlice }[
      name as 'signedIn'
    ]
    expect(creator.type).toBe(own.type)
  })

  it('reach the host’s own reducers and listeners, typed', async () => {
    const visits = createSlice({
      name: 'visits',
      initialState: { address: null as string | null, chain: null as string | null, count: 0 },
      reducers: {},
      extraReducers: builder => {
        builder
          .addCase(walletConnected, (state, { payload }) => {
            state.address = payload.accounts[0]?.address ?? null
            state.count += 1
          })
          .addCase(accountsChanged, (state, { payload }) => {
            state.address = payload.accounts[0]?.address ?? null
          })
          .addCase(networkSwitched, (state, { payload }) => {
            state.chain = payload.caipNetworkId
          })
          .addMatcher(isAnyOf(disconnected, index.signedOut), state => {
            state.address = null
          })
      },
    })
    const heard: string[] = []
    const listeners = createListenerMiddleware()
    listeners.startListening({
      actionCreator: walletConnected,
      effect: ({ payload }) => void heard.push(payload.walletName),
    })
    const walletModal = createWalletModal(hostOptions({ preload: 'none' }))
    const store = configureStore({
      reducer: { visits: visits.reducer },
      middleware: getDefault => getDefault().prepend(listeners.middleware),
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    store.dispatch(connected)
    expect(store.getState().visits).toEqual({ address: '0xaa', chain: null, count: 1 })
    expect(heard).toEqual(['Heron'])
    store.dispatch(accountsChanged({ ...HERON, accounts: [{ ...account, address: '0xbb' }] }))
    store.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'wallet' }))
    expect(store.getState().visits).toEqual({ address: '0xbb', chain: 'eip155:8453', count: 1 })
    store.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(store.getState().visits.address).toBeNull()
    await walletModal.controls(store).close()
  })
})
