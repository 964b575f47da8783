import type { SiwxConfig } from '../ports/siwx'
import type { InformalMessageOptions } from '../siwx/messages/createInformalMessenger'
import type { ServerSiwxParts } from '../siwx/servers/createServerSiwx'
import type { SiwxParts } from '../siwx/createSiwx'
import { lazyMessenger, lazyStorage } from '../siwx/lazy/lazyParts'
import { lazyConfig, lazySiwx, type SiwxSettings } from '../siwx/lazy/lazySiwx'
import type { CloudAccountMethods, CloudSiwxParts } from '../siwx/servers/createCloudSiwx'
import type { SiwxMessageOptions } from '../siwx/messages/createMessageFields'
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
export type { SiwxMessageOptions } from '../siwx/messages/createMessageFields'
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
 * Sign-in without a server: the page verifies the signature and stores the session in the browser.
 * It proves who owns the account to the page, but protects nothing on a server; for that, use
 * `serverSiwx`.
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
 * Sign-in with your own server, which issues the nonce, verifies the signature, and keeps the
 * session, such as in a cookie.
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

/** Options of `siwx`. Parts that are left out are those of `localSiwx`. */
export interface SiwxOptions extends SiwxSettings, Partial<SiwxParts> {
  /** Signs instead of the wallet, for example with your own key. */
  readonly signMessage?: NonNullable<SiwxConfig['signMessage']>
}

/**
 * Sign-in with your own messenger, verifiers and storage.
 *
 * @example
 * const config = siwx({
 *   messenger: standardMessenger(),
 *   verifiers: [evmVerifier()],
 *   storage: sessionSiwxStorage(),
 * })
 */
export function siwx({ signMessage, ...options }: SiwxOptions = {}): SiwxConfig {
  const config = lazySiwx(options, async () => {
    const { createLocalSiwx } = await import('../siwx/createLocalSiwx')
    return createLocalSiwx({}, options)
  })
  return signMessage ? { ...config, signMessage } : config
}

/** Creates messages in one layout for every chain family; they name the network. */
export const informalMessenger = (options: InformalMessageOptions = {}): SiwxMessenger =>
  lazyMessenger(async () => {
    const { createInformalMessenger } = await import('../siwx/messages/createInformalMessenger')
    return createInformalMessenger(options)
  })

/** Creates messages that wallets show as a sign-in: ERC-4361, or CAIP-122 outside EVM. */
export const standardMessenger = (options: SiwxMessageOptions = {}): SiwxMessenger =>
  lazyMessenger(async () => {
    const { createStandardMessenger } = await import('../siwx/messages/createStandardMessenger')
    return createStandardMessenger(options)
  })

const storages = () => import('../siwx/sessions/createStorages')

/** Stores sessions with the modal's other records. Default key: `@appkit/siwx`. */
export const localSiwxStorage = (key?: string): SiwxStorage =>
  lazyStorage(async () => (await storages()).createLocalStorage(key))

/** Stores sessions until the tab is closed. */
export const sessionSiwxStorage = (key?: string): SiwxStorage =>
  lazyStorage(async () => (await storages()).createSessionStorage(key))

/** Keeps sessions in memory, until the visitor leaves the page. */
export const memorySiwxStorage = (): SiwxStorage =>
  lazyStorage(async () => (await storages()).createMemoryStorage())

/** Options of `cloudSiwx`. */
export interface CloudSiwxOptions extends SiwxSettings, CloudSiwxParts {}

/** Sign-in with the project service, plus access to what it stores about the signed-in account. */
export interface CloudSiwx extends SiwxConfig, CloudAccountMethods {}

/**
 * Sign-in with the hosted project service, which keeps the sessions. The service's settings must
 * list your origin.
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
