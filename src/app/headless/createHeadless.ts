import { createIntegration, type WalletModalIntegration } from '../host/createIntegration'
import type { WalletModalOptions } from '../host/walletModalOptions'

/**
 * Creates the wallet part of a store for a page that draws everything itself, with the options of `createWalletModal`. Those that
 * only change how the modal looks (`themeVariables`, `branding`, `nonce`) change nothing here. Touches neither the page nor the
 * network until a visitor acts, except to restore a session the visitor made.
 *
 * @throws {ModalError} `PROJECT_ID_MISSING`, `SIWX_AND_SIWE`, `INVALID_OPTION`; in development also `UNKNOWN_OPTION`.
 * @example
 * const wallets = createHeadless({ projectId, networks: [mainnet], adapters: [evm(), walletConnect()] })
 * const store = wallets.createStore()
 */
export function createHeadless<K extends string = 'walletModal'>(
  options: WalletModalOptions<K>,
): WalletModalIntegration<K> {
  return createIntegration(options)
}
