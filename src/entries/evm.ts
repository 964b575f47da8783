import { checkExternalWallets } from '../chains/eip155/checkExternalWallets'
import type { ExternalWallet } from '../domain/externalWallet'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

export type { ExternalWallet } from '../domain/externalWallet'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Which EVM wallets are offered; default: both kinds of browser wallets. */
export interface EvmOptions {
  /** The global `window.ethereum`, if no wallet announces itself. */
  readonly injected?: boolean
  /** Wallets that announce themselves (EIP-6963). */
  readonly announced?: boolean
  /**
   * Wallets that you bring yourself: a Safe, a hardware wallet, the SDK of a vendor. They are listed in the group `external`, and
   * connected and restored like the others. In development, a mistake in one throws `INVALID_OPTION`.
   */
  readonly external?: readonly ExternalWallet[]
}

const fetchWallets = () => import('../chains/eip155/evmWallets')
const fetchReader = () => import('../chains/eip155/chain/rpc/viemReader')

/**
 * Adds EVM networks. Costs a page nothing until the modal needs a wallet; then the adapter is fetched, and viem once a
 * chain is asked something.
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
