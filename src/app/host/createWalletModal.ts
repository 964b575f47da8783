import { createIntegration, type WalletModalIntegration } from './createIntegration'
import type { WalletModalOptions } from './walletModalOptions'

/**
 * Creates a wallet modal to add to a store. Touches neither the page nor the network until a
 * visitor acts, except to restore a visitor's session.
 *
 * @throws {ModalError} `PROJECT_ID_MISSING` without a project id; `SIWX_AND_SIWE` if both sign-in
 * options are set; `INVALID_OPTION`; in development also `UNKNOWN_OPTION`.
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [mainnet], adapters: [evm()] })
 * const store = configureStore({
 *   reducer,
 *   enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
 * })
 */
export function createWalletModal<K extends string = 'walletModal'>(
  options: WalletModalOptions<K>,
): WalletModalIntegration<K> {
  return createIntegration(options)
}
