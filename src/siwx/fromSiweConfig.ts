import type { SiweConfig } from '../ports/siwe'
import type { SiwxConfig } from '../ports/siwx'
import { lazySiwx } from './lazy/lazySiwx'

/**
 * Converts the functions of an existing Sign-In with Ethereum integration to a configuration. The
 * `siweConfig` option uses it.
 *
 * @example
 * const siwx = fromSiweConfig(siweConfig)
 * const walletModal = createWalletModal({ projectId, networks, adapters, siwx })
 */
export function fromSiweConfig(siweConfig: SiweConfig): SiwxConfig {
  const { enabled = true, required = true, signOutOnDisconnect = true } = siweConfig
  return lazySiwx({ required: enabled && required, signOutOnDisconnect }, async () => {
    const { createSiweBridge } = await import('./servers/createSiweBridge')
    return createSiweBridge(siweConfig)
  })
}
