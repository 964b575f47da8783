import { configureStore } from '@reduxjs/toolkit'
import { base, mainnet, optimism } from 'viem/chains'
import type { WalletModalOptions } from '../../src/app/host/walletModalOptions'
import { createWalletModal, type Controls } from '../../src/index'
import { evm } from '../../src/entries/evm'
import { findRuntime } from '../../src/app/runtime/findRuntime'
import { createRequestHandlers } from '../../src/testing/createRequestHandlers'
import { memoryStorage } from '../../src/testing/memoryStorage'
import {
  createScriptableWallet,
  type ScriptableWallet,
} from '../../src/testing/wallets/createScriptableWallet'

export { base, mainnet, optimism }

/** A page with the modal itself, one wallet of the browser, and nodes that answer. */
export function openPage(more: Partial<WalletModalOptions<'walletModal'>> = {}) {
  const realFetch = globalThis.fetch
  globalThis.fetch = createRequestHandlers({ rpc: { eth_getBalance: '0x0' } }).fetch
  const wallet: ScriptableWallet = createScriptableWallet({
    chainId: 1,
    knownChainIds: [8453],
    rdns: 'io.heron',
  })
  const uninstall = wallet.install()
  const walletModal = createWalletModal({
    projectId: 'test',
    networks: [mainnet, base],
    adapters: [evm()],
    storage: memoryStorage(),
    preload: 'none',
    ...more,
  })
  const store = configureStore({
    reducer: { greeting: () => 'hello' },
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
  })
  const controls: Controls = walletModal.controls(store)
  const close = () => {
    findRuntime(store, 'walletModal').dispose()
    uninstall()
    globalThis.fetch = realFetch
  }
  return { store, controls, wallet, close }
}
