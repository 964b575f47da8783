import type { ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletSource } from '../../ports/walletSource'
import { createEvmAdapter } from './createEvmAdapter'
import { createSoleWallet } from './wallet/createSoleWallet'

/** The one wallet behind an EIP-1193 provider from elsewhere, in the place of those of the page. */
export const createEvmWalletsOver = (ports: ChainAdapterPorts, provider: object): WalletSource =>
  createEvmAdapter(ports, createSoleWallet(provider)).wallets
