import type { ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletConnectClient } from '../../ports/walletConnect'
import type { WalletSource } from '../../ports/walletSource'
import { createWalletConnectWallets } from '../walletconnect/createWalletConnectWallets'
import { toNodeCommitment } from './commitment'
import type { SolanaAdapterOptions } from './createSolanaAdapter'
import { createSolanaRequests } from './createSolanaRequests'
import { createSessionWallet } from './wallet/createSessionWallet'

/** Creates Solana wallets over a WalletConnect session, including payments. */
export function createSolanaWalletsOver(
  ports: ChainAdapterPorts,
  { commitment }: SolanaAdapterOptions,
  client: WalletConnectClient,
): WalletSource {
  const wallet = createSessionWallet(client)
  const { send } = createSolanaRequests({
    ports,
    commitment: toNodeCommitment(commitment),
    walletOf: () => wallet,
    connected: () => wallet,
  })
  return { ...createWalletConnectWallets('solana', client), send }
}
