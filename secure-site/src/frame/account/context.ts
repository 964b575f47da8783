import type { SessionAnswer, WalletRecord } from '../../shared/api'
import type { Keyring } from '../keys/createKeyring'
import type { Session } from '../login/createSession'
import type { Passkeys } from '../recovery/passkey'
import type { AccountServer } from './createAccountServer'
import type { Page } from './createPage'
import type { Place } from './createSocialSignIn'

export type Addresses = WalletRecord['addresses']

/** What the views of the account page are made of. */
export interface AccountContext {
  readonly page: Page
  readonly server: AccountServer
  readonly session: Session
  readonly keyring: Keyring
  readonly passkeys: Passkeys
  readonly crypto: Crypto
  readonly view: Window
  readonly fetch: typeof globalThis.fetch
  /**
   * Goes on with `next` once the sign-in is fresh; asks for a new code where it is not. A user without an email signs in at their
   * provider again, and goes on at `place`.
   */
  withFreshCode(place: Place, next: () => Promise<void>): Promise<void>
  /** Opens the key where it is still sealed in this browser. */
  unlock(addresses: Addresses): Promise<void>
  /** Signs a request with the account's key, for this session. */
  prove(addresses: Addresses, parts: readonly string[]): Promise<string>
  /** The user as the server knows them now. */
  user(): Promise<SessionAnswer & { readonly addresses: Addresses }>
  showOverview(): Promise<void>
}
