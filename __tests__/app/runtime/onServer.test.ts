/** @jest-environment node */
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { evm } from '../../../src/entries/evm'
import { base, mainnet } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'

describe('on a server', () => {
  it('makes a store that knows its options, touches no page and remembers nothing', async () => {
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

  it('gives two requests the same first state', () => {
    const make = () =>
      createWalletModal({ projectId: 'test', networks: [mainnet], adapters: [] }).createStore()
    expect(make().getState()).toEqual(make().getState())
  })
})
