import type { SiwxConfig } from '../ports/siwx'
import type { InformalMessageOptions } from '../siwx/messages/createInformalMessenger'
import type { ServerSiwxParts } from '../siwx/servers/createServerSiwx'
import type { SiwxParts } from '../siwx/createSiwx'
import { lazyMessenger, lazyStorage } from '../siwx/lazy/lazyParts'
import { lazyConfig, lazySiwx, type SiwxSettings } from '../siwx/lazy/lazySiwx'
import type { CloudAccountMethods, CloudSiwxParts } from '../siwx/servers/createCloudSiwx'
import type { SiwxMessageOptions } from '../siwx/messages/messageFields'
import type { SiwxMessenger, SiwxStorage } from '../ports/siwxParts'

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
export type { InformalMessageOptions } from '../siwx/messages/createInformalMessenger'
export type {
  ServerSession,
  ServerSiwxFunctions,
  ServerSiwxParts,
} from '../siwx/servers/createServerSiwx'
export type {
  CloudAccount,
  CloudAccountMethods,
  CloudSiwxParts,
} from '../siwx/servers/createCloudSiwx'
export { fromSiweConfig } from '../siwx/fromSiweConfig'
export type { SiwxSettings } from '../siwx/lazy/lazySiwx'
export type { SiwxMessageOptions } from '../siwx/messages/messageFields'
export type { SiwxMessenger, SiwxStorage, SiwxVerifier } from '../ports/siwxParts'
export type { SiwxError, SiwxFailure } from '../siwx/SiwxError'
export type { SiwxParts } from '../siwx/createSiwx'
export {
  bitcoinVerifier,
  cosmosVerifier,
  evmVerifier,
  polkadotVerifier,
  solanaVerifier,
} from '../siwx/verifiers/familyVerifiers'

/** Options of `localSiwx`. */
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

/** Options of `serverSiwx`: the functions that call your server, and the content of messages. */
export interface ServerSiwxOptions extends SiwxSettings, ServerSiwxParts {}

/**
 * Signing in on your own server: it issues the nonce, verifies the signature, and keeps the session, such as in a cookie.
 *
 * @example
 * const siwx = serverSiwx({ getNonce, verify, getSession, signOut })
 */
export function serverSiwx(options: ServerSiwxOptions): SiwxConfig {
  return lazySiwx(options, async () => {
    const { createServerSiwx } = await import('../siwx/servers/createServerSiwx')
    return createServerSiwx(options)
  })
}

/** Options of `siwx`. What is left out is taken from `localSiwx`. */
export interface SiwxOptions extends SiwxSettings, Partial<SiwxParts> {
  /** Signs instead of the wallet, such as with your own key. */
  readonly signMessage?: NonNullable<SiwxConfig['signMessage']>
}

/**
 * Signing in with your own messenger, verifiers and storage.
 *
 * @example
 * const config = siwx({ messenger: standardMessenger(), verifiers: [evmVerifier()], storage: sessionSiwxStorage() })
 */
export function siwx({ signMessage, ...options }: SiwxOptions = {}): SiwxConfig {
  const config = lazySiwx(options, async () => {
    const { createLocalSiwx } = await import('../siwx/createLocalSiwx')
    return createLocalSiwx({}, options)
  })
  return signMessage ? { ...config, signMessage } : config
}

/** Messages with the same layout for every chain family; they name the network. */
export const informalMessenger = (options: InformalMessageOptions = {}): SiwxMessenger =>
  lazyMessenger(async () => {
    const { createInformalMessenger } = await import('../siwx/messages/createInformalMessenger')
    return createInformalMessenger(options)
  })

/** Standard messages, which wallets show as a sign-in: ERC-4361, and CAIP-122 outside EVM networks. */
export const standardMessenger = (options: SiwxMessageOptions = {}): SiwxMessenger =>
  lazyMessenger(async () => {
    const { createStandardMessenger } = await import('../siwx/messages/createStandardMessenger')
    return createStandardMessenger(options)
  })

const storages = () => import('../siwx/sessions/createStorages')

/** Sessions where the modal keeps its records, by default under `@appkit/siwx`. */
export const localSiwxStorage = (key?: string): SiwxStorage =>
  lazyStorage(async () => (await storages()).createLocalStorage(key))

/** Sessions that end when the tab is closed. */
export const sessionSiwxStorage = (key?: string): SiwxStorage =>
  lazyStorage(async () => (await storages()).createSessionStorage(key))

/** Sessions that end when the visitor leaves the page. */
export const memorySiwxStorage = (): SiwxStorage =>
  lazyStorage(async () => (await storages()).createMemoryStorage())

/** Options of `cloudSiwx`. */
export interface CloudSiwxOptions extends SiwxSettings, CloudSiwxParts {}

/** Signing in at the project service, and what it knows about who is signed in. */
export interface CloudSiwx extends SiwxConfig, CloudAccountMethods {}

/**
 * Signing in at the project service of the hosted services, which keeps the sessions: its address and yours must be set up there.
 *
 * @example
 * const siwx = cloudSiwx({ baseUrl: 'https://api.web3modal.org' })
 */
export function cloudSiwx(options: CloudSiwxOptions = {}): CloudSiwx {
  const { baseUrl = 'https://api.web3modal.org' } = options
  const { siwx, config } = lazyConfig(options, async () => {
    const { createCloudSiwx } = await import('../siwx/servers/createCloudSiwx')
    return createCloudSiwx({ ...options, baseUrl })
  })
  return {
    ...siwx,
    urls: [baseUrl],
    getSessionAccount: async () => (await config()).getSessionAccount(),
    setSessionAccountMetadata: async metadata =>
      (await config()).setSessionAccountMetadata(metadata),
  }
}
