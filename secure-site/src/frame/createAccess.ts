import type { SiteConfig, WalletRecord } from '../shared/api'
import { failure, isFailure } from './failures'
import type { Keyring } from './keys/createKeyring'
import type { Session } from './login/createSession'

export interface Access {
  /** Accounts of the session's user, for which this browser can sign. @throws `SIGNED_OUT`, `DEVICE_KEY_LOST` */
  accounts(): Promise<{ readonly email: string; readonly addresses: WalletRecord['addresses'] }>
  /** @throws `HOST_NOT_ALLOWED` where the site has a list of pages and one around the frame is not on it. */
  checkHost(): Promise<void>
}

export interface AccessPorts {
  readonly session: Session
  readonly keyring: Keyring
  config(): Promise<SiteConfig>
  /** Origins of all pages around the frame, as far as they are known. */
  ancestors(): readonly string[]
}

export function createAccess({ session, keyring, config, ancestors }: AccessPorts): Access {
  return {
    accounts: async () => {
      const answer = await session.need()
      try {
        return { email: answer.email, addresses: await keyring.prepare(answer) }
      } catch (thrown) {
        // A session that can't sign would look connected and not be: the visitor signs in again.
        if (isFailure(thrown) && thrown.code === 'DEVICE_KEY_LOST')
          await session.end().catch(() => undefined) // the server ends it by itself later
        throw thrown
      }
    },
    checkHost: async () => {
      const { allowedOrigins } = await config()
      if (allowedOrigins && !ancestors().every(origin => allowedOrigins.includes(origin)))
        throw failure('HOST_NOT_ALLOWED')
    },
  }
}
