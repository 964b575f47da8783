import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import type { ChainClient } from '../../ports/chainClient'
import type { WalletSource } from '../../ports/walletSource'
import { withModalErrors } from '../shared/raceAbort'
import type { CapturedProvider } from './wallet/captureProvider'
import type { Discovery } from './wallet/createDiscovery'
import { createErrorMapper } from './createErrorMapper'
import { loadChunk } from '../shared/loadChunk'
import type { ChainReader } from './chain/rpc/createChainReader'

/** The adapter's requests to a connected wallet, and the chain queries they need. */
export type EvmRequests = Pick<
  Required<WalletSource>,
  'switchNetwork' | 'send' | 'sendCall' | 'signMessage' | 'signTypedData'
> &
  Pick<
    ChainClient,
    'isContract' | 'getTokenDecimals' | 'estimateFee' | 'getBlockTime' | 'waitForReceipt'
  >

export function createEvmRequests(
  discovery: Discovery,
  readerOf: (network: Network) => Promise<ChainReader>,
): EvmRequests {
  /**
   * Persisted or imported state may claim a connection; payments need a wallet that connected here.
   *
   * @throws {ModalError} `SESSION_ENDED`
   */
  function getKeptProvider(connectorId: string): CapturedProvider {
    if (!discovery.isKept(connectorId)) throw new ModalError('SESSION_ENDED')
    return discovery.providerOf(connectorId)
  }

  return {
    switchNetwork: (connectorId, network, signal) =>
      withModalErrors(createErrorMapper('wallet', 'NETWORK_SWITCH_FAILED'), signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { switchWalletNetwork } = await loadChunk(import('./wallet/switchWalletNetwork'))
        return switchWalletNetwork(provider, network, signal)
      }),

    isContract: (address, network, signal) =>
      withModalErrors(createErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).isContract(address, signal),
      ),

    getTokenDecimals: (token, network, signal) =>
      withModalErrors(createErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).getTokenDecimals(token, signal),
      ),

    estimateFee: (intent, network, signal) =>
      withModalErrors(createErrorMapper('chain', 'FEE_UNAVAILABLE'), signal, async () => {
        const { buildSendRequest } = await loadChunk(import('./wallet/transactionRequest'))
        const request = buildSendRequest(intent)
        return (await readerOf(network)).estimateFee(request, signal)
      }),

    getBlockTime: (newest, network, signal) =>
      withModalErrors(createErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).getBlockTime(newest, signal),
      ),

    send: (intent, fingerprint, network, signal, isOver) =>
      withModalErrors(createErrorMapper('wallet', 'SEND_FAILED'), signal, async () => {
        if (network.caipNetworkId !== intent.caipNetworkId) {
          throw new ModalError('INTENT_CHANGED', 'The network is not the reviewed one')
        }
        const provider = getKeptProvider(intent.connectorId)
        const { sendIntent } = await loadChunk(import('./wallet/sendIntent'))
        return sendIntent(provider, intent, fingerprint, signal, isOver)
      }),

    sendCall: (batch, fingerprint, signal, isOver) =>
      withModalErrors(createErrorMapper('wallet', 'SEND_FAILED'), signal, async () => {
        const provider = getKeptProvider(batch.connectorId)
        const { sendCall } = await loadChunk(import('./wallet/sendCall'))
        return sendCall(provider, batch, fingerprint, signal, isOver)
      }),

    waitForReceipt: (hash, network, signal) =>
      withModalErrors(createErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () =>
        (await readerOf(network)).awaitReceipt(hash, signal),
      ),

    signMessage: (connectorId, address, message, signal) =>
      withModalErrors(createErrorMapper('wallet', 'SIGN_FAILED'), signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { signMessage } = await loadChunk(import('./wallet/signMessage'))
        return signMessage(provider, address, message, signal)
      }),

    signTypedData: (connectorId, address, typedData, signal) =>
      withModalErrors(createErrorMapper('wallet', 'SIGN_FAILED'), signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { signTypedData } = await loadChunk(import('./wallet/signTypedData'))
        return signTypedData(provider, address, typedData, signal)
      }),
  }
}
