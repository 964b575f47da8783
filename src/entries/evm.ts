import { checkExternalWallets } from '../chains/eip155/checkExternalWallets'
import type { ExternalWallet } from '../domain/externalWallet'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

export type { ExternalWallet } from '../domain/externalWallet'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Which EVM wallets are offered. Default: both kinds of browser wallets. */
export interface EvmOptions {
  /** Offers `window.ethereum` if no wallet announces itself. Default: `true`. */
  readonly injected?: boolean
  /** Offers wallets that announce themselves (EIP-6963). Default: `true`. */
  readonly announced?: boolean
  /**
   * Wallets that you provide: a Safe, a hardware wallet, a vendor's SDK. They are listed in the
   * group `external`, and are connected and restored like the others. In development, an invalid
   * one throws `INVALID_OPTION`.
   */
  readonly external?: readonly ExternalWallet[]
}

const fetchWallets = () => import('../chains/eip155/evmWallets')
const fetchReader = () => import('../chains/eip155/chain/rpc/viemReader')

/**
 * Adds EVM networks. Fetches the adapter when the modal needs a wallet, and viem when it first
 * reads a chain.
 *
 * @throws {ModalError} `INVALID_OPTION`, in development.
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [mainnet], adapters: [evm()] })
 */
export function evm(offered?: EvmOptions): ChainAdapterDescriptor {
  if (process.env.NODE_ENV !== 'production') checkExternalWallets(offered?.external)
  return {
    namespace: 'eip155',
    adapterType: 'evm',
    fetchWallets,
    load: async ports => (await fetchWallets()).createEvmWallets(ports, fetchReader, offered),
    loadOver: async (ports, { eip1193 }) =>
      (await fetchWallets()).createEvmWalletsOver(ports, fetchReader, eip1193),
  }
}
