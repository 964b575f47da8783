import type { SiweConfig } from '../ports/siwe'
import type { SiwxConfig } from '../ports/siwx'
import { lazySiwx } from './lazy/lazySiwx'

/**
 * Converts the functions of an existing Sign-In with Ethereum to a configuration. The option `siweConfig` uses it.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks, adapters, siwx: fromSiweConfig(siweConfig) })
 */
export function fromSiweConfig(siweConfig: SiweConfig): SiwxConfig {
  const { enabled = true, required = true, signOutOnDisconnect = true } = siweConfig
  return lazySiwx({ required: enabled && required, signOutOnDisconnect }, async () => {
    const { createSiweBridge } = await import('./servers/createSiweBridge')
    return createSiweBridge(siweConfig)
  })
}
