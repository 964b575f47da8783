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

/** Opens a page with the real modal, one browser wallet and scripted nodes. */
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

/** The recipient of these tests' payments, and the hash the wallet answers with. */
export const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH = `0x${'ab'.repeat(32)}`

/**
 * Returns a function that opens pages for the tests of a block. Their wallet answers a payment with
 * `HASH` and other methods with `answers`; the pages close after each test.
 */
export function setUpPayingPages(answers: Readonly<Record<string, unknown>> = {}) {
  const open: ReturnType<typeof openPage>[] = []
  afterEach(() => {
    for (const page of open.splice(0).reverse()) page.close()
  })
  return () => {
    const page = openPage()
    open.push(page)
    for (const [method, answer] of Object.entries({ eth_sendTransaction: HASH, ...answers }))
      page.wallet.answer(method, () => answer)
    return page
  }
}
