import type { SessionAnswer, WalletRecord } from '../../shared/api'
import type { Keyring } from '../keys/createKeyring'
import type { Session } from '../login/createSession'
import type { Passkeys } from '../recovery/passkey'
import type { AccountServer } from './createAccountServer'
import type { Page } from './createPage'
import type { Place } from './createSocialSignIn'

export type Addresses = WalletRecord['addresses']

/** What the views of the account page depend on. */
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
   * Runs `next` once the sign-in is fresh, and requests a new code if it is not. A user without an
   * email signs in with their provider again and continues at `place`.
   */
  withFreshCode(place: Place, next: () => Promise<void>): Promise<void>
  /** Unlocks the key if it is still sealed in this browser. */
  unlock(addresses: Addresses): Promise<void>
  /** Signs a request with the account's key, bound to this session. */
  prove(addresses: Addresses, parts: readonly string[]): Promise<string>
  /** The user's current record on the server. */
  user(): Promise<SessionAnswer & { readonly addresses: Addresses }>
  showOverview(): Promise<void>
}
