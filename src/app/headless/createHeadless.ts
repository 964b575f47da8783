import { createIntegration, type WalletModalIntegration } from '../host/createIntegration'
import type { WalletModalOptions } from '../host/walletModalOptions'

/**
 * Creates the wallet part of a store for a page that renders its own UI. Takes the options of
 * `createWalletModal`; those for the modal's look (`themeVariables`, `branding`, `nonce`) have no
 * effect. Touches neither page nor network until a visitor acts, except to restore a session.
 *
 * @throws {ModalError} `PROJECT_ID_MISSING`, `SIWX_AND_SIWE`, `INVALID_OPTION`; in development also
 * `UNKNOWN_OPTION`.
 * @example
 * const wallets = createHeadless({
 *   projectId,
 *   networks: [mainnet],
 *   adapters: [evm(), walletConnect()],
 * })
 * const store = wallets.createStore()
 */
export function createHeadless<K extends string = 'walletModal'>(
  options: WalletModalOptions<K>,
): WalletModalIntegration<K> {
  return createIntegration(options)
}
