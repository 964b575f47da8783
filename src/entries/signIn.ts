import type { SiwxConfig } from '../ports/siwx'
import type { InformalMessageOptions } from '../siwx/createInformalMessenger'
import { lazySiwx, type SiwxSettings } from '../siwx/lazySiwx'

export type {
  SiwxCacao,
  SiwxConfig,
  SiwxHost,
  SiwxMessage,
  SiwxMessageFields,
  SiwxMessageInput,
  SiwxSession,
  SiwxWallet,
} from '../ports/siwx'
export type { InformalMessageOptions } from '../siwx/createInformalMessenger'
export type { SiwxSettings } from '../siwx/lazySiwx'
export type { SiwxMessageOptions } from '../siwx/messageFields'

/** What `localSiwx` can be told. */
export interface LocalSiwxOptions extends SiwxSettings, InformalMessageOptions {}

/**
 * Signing in without a server: the page checks the signature and remembers the session in the browser. It shows whose account
 * this is, and protects nothing that a server keeps; for that, see `serverSiwx`.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks, adapters, siwx: localSiwx() })
 */
export function localSiwx(options: LocalSiwxOptions = {}): SiwxConfig {
  return lazySiwx(options, async () => {
    const { createLocalSiwx } = await import('../siwx/createLocalSiwx')
    return createLocalSiwx(options)
  })
}
