import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import type { ChainClient } from '../../ports/chainClient'
import type { WalletSource } from '../../ports/walletSource'
import { asOurs } from '../shared/asOurs'
import type { Discovery } from './wallet/createDiscovery'
import { errorOf } from './errorOf'
import { fetched } from './fetched'
import type { ChainReader } from './chain/rpc/createChainReader'

/** What an adapter asks of a wallet that is connected, and of the chain for its sake. */
export type EvmRequests = Pick<
  WalletSource,
  'switchNetwork' | 'send' | 'signMessage' | 'signTypedData'
> &
  Pick<
    ChainClient,
    'isContract' | 'getTokenDecimals' | 'estimateFee' | 'getBlockTime' | 'waitForReceipt'
  >

export function createEvmRequests(
  discovery: Discovery,
  readerOf: (network: Network) => Promise<ChainReader>,
): EvmRequests {
  return {
    switchNetwork: (connectorId, network, signal) =>
      asOurs(errorOf('wallet', 'NETWORK_SWITCH_FAILED'), signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { switchWalletNetwork } = await fetched(import('./wallet/switchWalletNetwork'))
        return switchWalletNetwork(provider, network, signal)
      }),

    isContract: (address, network, signal) =>
      asOurs(errorOf('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).isContract(address, signal),
      ),

    getTokenDecimals: (token, network, signal) =>
      asOurs(errorOf('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).getTokenDecimals(token, signal),
      ),

    estimateFee: (intent, network, signal) =>
      asOurs(errorOf('chain', 'FEE_UNAVAILABLE'), signal, async () => {
        const { buildSendRequest } = await fetched(import('./wallet/sendRequest'))
        const request = buildSendRequest(intent)
        return (await readerOf(network)).estimateFee(request, signal)
      }),

    getBlockTime: (newest, network, signal) =>
      asOurs(errorOf('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).getBlockTime(newest, signal),
      ),

    send: (intent, fingerprint, network, signal, isOver) =>
      asOurs(errorOf('wallet', 'SEND_FAILED'), signal, async () => {
        if (network.caipNetworkId !== intent.caipNetworkId) {
          throw new ModalError('INTENT_CHANGED', 'The network is not the reviewed one')
        }
        // A state may say "connected" that was only imported: money needs a wallet that answered here.
        if (!discovery.isKept(intent.connectorId)) throw new ModalError('SESSION_ENDED')
        const provider = discovery.providerOf(intent.connectorId)
        const { sendIntent } = await fetched(import('./wallet/sendIntent'))
        return sendIntent(provider, intent, fingerprint, signal, isOver)
      }),

    waitForReceipt: (hash, network, signal) =>
      asOurs(errorOf('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).awaitReceipt(hash, signal),
      ),

    signMessage: (connectorId, address, message, signal) =>
      asOurs(errorOf('wallet', 'SIGN_FAILED'), signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { signMessage } = await fetched(import('./wallet/signMessage'))
        return signMessage(provider, address, message, signal)
      }),

    signTypedData: (connectorId, address, typedData, signal) =>
      asOurs(errorOf('wallet', 'SIGN_FAILED'), signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { signTypedData } = await fetched(import('./wallet/signTypedData'))
        return signTypedData(provider, address, typedData, signal)
      }),
  }
}
