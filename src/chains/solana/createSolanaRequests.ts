import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import type { ChainAdapterPorts } from '../../ports/chainAdapter'
import type { ChainClient } from '../../ports/chainClient'
import type { WalletSource } from '../../ports/walletSource'
import { loadChunk } from '../shared/loadChunk'
import { withModalErrors } from '../shared/raceAbort'
import type { StandardWallet } from '../shared/walletStandard/captureStandardWallet'
import { createSolanaRpc, type SolanaRpc } from './chain/createSolanaRpc'
import { readNativeBalance, readTokenBalances } from './chain/readSolanaBalances'
import type { NodeCommitment } from './commitment'
import { createSolanaErrorMapper } from './createSolanaErrorMapper'

/** The adapter's requests to a connected wallet, and its chain queries. */
export type SolanaRequests = Pick<WalletSource, 'send' | 'signMessage'> &
  Required<Omit<ChainClient, 'namespace' | 'listsAllTokens' | 'loadHistoryReader'>>

/** The part of a wallet that signing needs. */
export type SigningWallet = Pick<
  StandardWallet,
  'name' | 'accounts' | 'has' | 'call' | 'isUnchanged'
>

interface SolanaParts {
  readonly ports: ChainAdapterPorts
  readonly commitment: NodeCommitment
  /** @throws {ModalError} `WALLET_NOT_FOUND`, `WALLET_CHANGED` */
  walletOf(connectorId: string): SigningWallet
  /** Returns a wallet only if it connected here. */
  connected(connectorId: string): SigningWallet | undefined
}

export function createSolanaRequests({
  ports,
  commitment,
  walletOf,
  connected,
}: SolanaParts): SolanaRequests {
  const clients = new Map<string, SolanaRpc>()
  const lastHeights = new Map<string, bigint>()

  function getRpc(network: Network): SolanaRpc {
    const urls = ports.rpcUrls(network)
    if (urls.length === 0) {
      throw new ModalError('CHAIN_UNREACHABLE', `No RPC URL for ${network.caipNetworkId}`)
    }
    const key = urls.join(' ')
    const rpc = clients.get(key) ?? createSolanaRpc(ports, urls)
    clients.set(key, rpc)
    return rpc
  }

  return {
    getNativeBalance: (address, network, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'BALANCE_UNAVAILABLE'), signal, async () => {
        return readNativeBalance(getRpc(network), address, network, commitment, signal)
      }),

    getTokenBalances: (address, network, tokens, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'BALANCE_UNAVAILABLE'), signal, async () => {
        return readTokenBalances(getRpc(network), address, network, tokens, commitment, signal)
      }),

    isContract: (address, network, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () => {
        const { readIsContract } = await loadChunk(import('./chain/readAccountKind'))
        return readIsContract(getRpc(network), address, commitment, signal)
      }),

    getTokenDecimals: (token, network, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () => {
        const { readAccount, readMint } = await loadChunk(import('./chain/readAccount'))
        const mint = readMint(await readAccount(getRpc(network), token, commitment, signal))
        if (!mint) throw new ModalError('RESOURCE_NOT_FOUND', `${token} is no token`)
        return mint.decimals
      }),

    getTokenTerms: (token, amount, network, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () => {
        const { readTokenTerms } = await loadChunk(import('./chain/readTokenTerms'))
        return readTokenTerms(getRpc(network), token, amount, commitment, signal)
      }),

    estimateFee: (intent, network, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'FEE_UNAVAILABLE'), signal, async () => {
        const { estimateSolanaFee } = await loadChunk(import('./chain/estimateSolanaFee'))
        return estimateSolanaFee(getRpc(network), intent, network, commitment, signal)
      }),

    getBlockTime: (_newest, network, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () => {
        const { readSlotTime } = await loadChunk(import('./chain/readSlotTime'))
        return readSlotTime(getRpc(network), signal)
      }),

    waitForReceipt: (hash, network, signal) =>
      withModalErrors(createSolanaErrorMapper('chain', 'CHAIN_UNREACHABLE'), signal, async () => {
        const { awaitStatus } = await loadChunk(import('./chain/awaitStatus'))
        const rpc = getRpc(network)
        return awaitStatus({ rpc, commitment, lastHeights, ports }, hash, signal)
      }),

    send: (intent, fingerprint, network, signal, isOver) =>
      withModalErrors(createSolanaErrorMapper('wallet', 'SEND_FAILED'), signal, async () => {
        if (network.caipNetworkId !== intent.caipNetworkId) {
          throw new ModalError('INTENT_CHANGED', 'The network is not the reviewed one')
        }
        const { connectorId } = intent
        // Persisted or imported state may claim a connection; payments need a wallet that connected
        // here.
        const wallet = connected(connectorId)
        if (!wallet) throw new ModalError('SESSION_ENDED')
        if (!wallet.isUnchanged()) {
          throw new ModalError('WALLET_CHANGED', `${wallet.name} changed after it registered`)
        }
        const { sendPayment } = await loadChunk(import('./wallet/sendPayment'))
        const rpc = getRpc(network)
        return sendPayment(
          { wallet, rpc, commitment, intent, fingerprint, network, ...(isOver && { isOver }) },
          signal,
        )
      }),

    signMessage: (connectorId, address, message, signal) =>
      withModalErrors(createSolanaErrorMapper('wallet', 'SIGN_FAILED'), signal, async () => {
        const wallet = walletOf(connectorId)
        const { signMessage } = await loadChunk(import('./wallet/signSolanaMessage'))
        return signMessage(wallet, address, message, signal)
      }),
  }
}
