import type { Chain, CustomTransport, JsonRpcAccount, WalletClient } from 'viem'
import { createBridge } from '../app/bridges/createBridge'
import { connectedEvm } from '../app/bridges/connectedEvm'
import { getCaipNetworkId } from '../domain/network'
import { ModalError } from '../domain/ModalError'
import { selectNetworkById } from '../core/network/networkSlice'
import type { Runtime } from '../app/runtime/Runtime'
import { toCaipNetworkId, DEFAULT_NAMESPACE, type CaipNetworkId } from '../lib/address/caip'
import type { HostStore } from '../store/scopedStore'

/**
 * Returns viem's wallet client for the connected wallet's account, current network and provider.
 * Get a new one before each use: visitors change accounts and networks, and viem refuses to send on
 * a chain other than the client's.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`; `NOT_CONNECTED` while no EVM wallet is connected;
 * `CHAIN_NOT_SUPPORTED` if the wallet is on a network that the page does not list;
 * `CODE_NOT_LOADED`.
 * @example
 * const wallet = await getWalletClient(store)
 * const hash = await wallet.sendTransaction({ to, value: parseEther('0.1') })
 */
export async function getWalletClient(
  store: HostStore,
  modalKey?: string,
): Promise<WalletClient<CustomTransport, Chain, JsonRpcAccount>> {
  const { runtime } = createBridge(store, modalKey)
  const [{ createWalletClient, custom }, { provider, address, chainId }] = await Promise.all([
    import('viem'),
    connectedEvm(runtime),
  ])
  return createWalletClient({
    account: address,
    chain: getViemChain(runtime, toCaipNetworkId(DEFAULT_NAMESPACE, chainId)),
    transport: custom(provider),
  })
}

/** Returns the page's own chain object, or one built from state for a network added later. */
function getViemChain(runtime: Runtime, id: CaipNetworkId): Chain {
  const given = runtime.options.networks.find(each => getCaipNetworkId(each) === id)
  // Pages pass viem's own chain objects, or objects of the same shape.
  if (given) return given as Chain
  const network = selectNetworkById(runtime.store.getState(), id)
  if (!network) {
    throw new ModalError(
      'CHAIN_NOT_SUPPORTED',
      `The wallet is on ${id}, which is not among the networks of this page. Nothing was requested.`,
    )
  }
  const { reference, name, nativeCurrency, rpcUrls } = network
  return { id: Number(reference), name, nativeCurrency, rpcUrls: { default: { http: rpcUrls } } }
}
