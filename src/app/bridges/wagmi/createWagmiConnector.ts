import type { ErrorState } from '../../../domain/errorCatalogue'
import { toCaipNetworkId, DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import { ModalError } from '../../../domain/ModalError'
import { modalOpenFailed } from '../../../events/modalEvents'
import { selectIsReady } from '../../host/hooks/selectIsReady'
import type { Outcome } from '../../host/Controls'
import type { Bridge } from '../createBridge'
import { connectedProvider } from '../connectedProvider'
import { readEvmFacts, type EvmFacts } from '../readEvmFacts'
import type { WagmiConnector, WagmiConnectorContext, WagmiEmitter } from './WagmiTypes'

/** The connector id of the modal's wallets in wagmi. */
export const WAGMI_CONNECTOR_ID = 'redux-wallet-modal'

/** viem's errors, which wagmi and its users match by name. */
export interface WagmiErrors {
  /** The visitor declined, or closed the modal. */
  rejected(cause: Error): Promise<Error>
  switchFailed(cause: Error): Promise<Error>
  chainNotSupported(cause: Error): Promise<Error>
}

const failed = (error: ErrorState) => new ModalError(error.code, error.detail)

/**
 * wagmi adds its `connect` listener on its own disconnects and removes it on its own connects.
 * Removing it first prevents a leak when the modal connects.
 */
function dedupeListeners(emitter: WagmiEmitter): void {
  const on = emitter.on.bind(emitter)
  emitter.on = (event, listener) => {
    emitter.off(event, listener)
    on(event, listener)
  }
}

/** Creates wagmi's connector, which discovers, stores and restores no wallet itself. */
export function createWagmiConnector<Chain extends { readonly id: number }>(
  { runtime, controls }: Bridge,
  { chains, emitter }: WagmiConnectorContext<Chain>,
  errors: WagmiErrors,
): WagmiConnector<Chain> {
  const facts = () => readEvmFacts(runtime.store.getState())
  dedupeListeners(emitter)
  const emit = emitter.emit.bind(emitter) as (event: string, told?: object) => void

  /** @throws {ModalError} `NOT_CONNECTED` */
  function connected() {
    const { addresses, chainId } = facts()
    if (addresses.length === 0 || chainId === null) {
      throw new ModalError('NOT_CONNECTED', 'No wallet is connected on EVM networks')
    }
    return { accounts: addresses, chainId }
  }

  /** Resolves once a stored session is restored or dropped, within `restoreTimeoutMs`. */
  const whenReady = () =>
    new Promise<void>(resolve => {
      const end = () => {
        for (const stop of stops) stop()
        resolve()
      }
      const look = () => {
        if (selectIsReady(runtime.store.getState(), DEFAULT_NAMESPACE)) end()
      }
      const stops = [
        runtime.store.subscribe(look),
        // If the code failed to load, no session is restored.
        runtime.observe(action => modalOpenFailed.match(action) && end()),
      ]
      look()
    })

  async function openModal(): Promise<void> {
    const outcome = await controls.open({ namespace: DEFAULT_NAMESPACE })
    if (outcome.status === 'failed') throw failed(outcome.error)
    if (outcome.status === 'connected') return
    throw await errors.rejected(new ModalError('MODAL_CLOSED', 'The modal was closed'))
  }

  const assertSwitched = async (outcome: Outcome): Promise<void> => {
    if (outcome.status === 'done') return
    if (outcome.status === 'failed') throw await errors.switchFailed(failed(outcome.error))
    throw await errors.rejected(new ModalError('USER_REJECTED', 'The network was not switched'))
  }

  return {
    id: WAGMI_CONNECTOR_ID,
    name: 'Redux Wallet Modal',
    type: WAGMI_CONNECTOR_ID,

    async setup() {
      let last: EvmFacts = { ...facts(), addresses: [] }
      const tell = () => {
        const before = last
        last = facts()
        emitChange(before, last, emit)
      }
      runtime.store.subscribe(tell)
      // wagmi creates its connectors before it listens to them.
      queueMicrotask(tell)
    },

    async connect({ isReconnecting = false, withCapabilities = false, chainId } = {}) {
      if (facts().addresses.length === 0 && !isReconnecting) await openModal()
      if (chainId !== undefined && connected().chainId !== chainId) {
        await assertSwitched(await controls.switchNetwork(chainId))
      }
      const { accounts, chainId: at } = connected()
      const shown = withCapabilities
        ? accounts.map(address => ({ address, capabilities: {} }))
        : accounts
      return { accounts: shown as never, chainId: at }
    },

    async disconnect() {
      const outcome = await controls.disconnect(DEFAULT_NAMESPACE)
      if (outcome.status === 'failed') throw failed(outcome.error)
    },

    getAccounts: async () => connected().accounts,
    getChainId: async () => connected().chainId,
    getProvider: async () => (await connectedProvider(runtime, DEFAULT_NAMESPACE)).provider,

    async isAuthorized() {
      await whenReady()
      return facts().addresses.length > 0
    },

    async switchChain({ chainId }) {
      const chain = chains.find(each => each.id === chainId)
      if (!chain) {
        const id = toCaipNetworkId(DEFAULT_NAMESPACE, chainId)
        throw await errors.chainNotSupported(
          new ModalError('NETWORK_NOT_FOUND', `${id} is not among the chains of wagmi`),
        )
      }
      await assertSwitched(await controls.switchNetwork(chainId))
      return chain
    },

    // The modal handles the wallet's events; `setup` emits the changes.
    onAccountsChanged: () => undefined,
    onChainChanged: () => undefined,
    onDisconnect: () => undefined,
  }
}

/** Emits a change as wagmi's events. */
function emitChange(
  before: EvmFacts,
  { addresses: accounts, chainId }: EvmFacts,
  emit: (event: string, told?: object) => void,
): void {
  const [was, is] = [before.addresses.length > 0, accounts.length > 0]
  if (was && !is) return emit('disconnect')
  if (!is || chainId === null) return
  if (!was) return emit('connect', { accounts, chainId })
  if (before.addresses !== accounts || before.chainId !== chainId) {
    emit('change', { accounts, chainId })
  }
}
