/** @jest-environment node */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { evm } from '../../../src/entries/evm'
import { base, mainnet } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'

describe('on a server', () => {
  it('creates a store that knows its options, touches no page and keeps nothing', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    const walletModal = createWalletModal({
      projectId: 'test',
      networks: [mainnet, base],
      adapters: [evm()],
    })
    const store = walletModal.createStore()
    const runtime = findRuntime(store, 'walletModal')
    await lazyChunksCame()
    expect('window' in globalThis).toBe(false)
    expect(store.getState().walletModal.network.activeId).toBe('eip155:1')
    expect(runtime.engine()).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  it('gives two requests the same initial state', () => {
    const make = () =>
      createWalletModal({ projectId: 'test', networks: [mainnet], adapters: [] }).createStore()
    expect(make().getState()).toEqual(make().getState())
  })

  it('reads neither the clock nor a random number while it creates a store, as prerendering requires', () => {
    const read = [jest.spyOn(Date, 'now'), jest.spyOn(Math, 'random')]
    const walletModal = createWalletModal({
      projectId: 'test',
      networks: [mainnet, base],
      adapters: [evm()],
      themeMode: 'dark',
    })
    const store = configureStore({
      reducer: () => null,
      middleware: () => new Tuple(), // the checks of Redux Toolkit read the clock
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    expect(findRuntime(store, 'walletModal').store.getState().theme.mode).toBe('dark')
    expect(read.map(({ mock }) => mock.calls)).toEqual([[], []])
    for (const spy of read) spy.mockRestore()
  })
})
