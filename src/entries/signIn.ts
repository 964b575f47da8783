import type { SiwxConfig } from '../ports/siwx'
import type { InformalMessageOptions } from '../siwx/createInformalMessenger'
import type { ServerSiwxParts } from '../siwx/createServerSiwx'
import { lazySiwx, type SiwxSettings } from '../siwx/lazySiwx'

export type {
  SiweConfig,
  SiweMessageArgs,
  SiweMessageParams,
  SiweSession,
  SiweVerification,
} from '../ports/siwe'
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
export type { ServerSession, ServerSiwxFunctions, ServerSiwxParts } from '../siwx/createServerSiwx'
export { fromSiweConfig } from '../siwx/fromSiweConfig'
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

/** What `serverSiwx` is told: the functions that ask your server, and what the messages say. */
export interface ServerSiwxOptions extends SiwxSettings, ServerSiwxParts {}

/**
 * Signing in at your own server: it gives out the nonce, checks what was signed, and keeps the session, such as in a cookie.
 *
 * @example
 * const siwx = serverSiwx({ getNonce, verify, getSession, signOut })
 */
export function serverSiwx(options: ServerSiwxOptions): SiwxConfig {
  return lazySiwx(options, async () => {
    const { createServerSiwx } = await import('../siwx/createServerSiwx')
    return createServerSiwx(options)
  })
}
