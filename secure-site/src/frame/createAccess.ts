import type { WalletRecord } from '../shared/api'
import { isFailure } from './failures'
import type { Keyring } from './keys/createKeyring'
import type { Session } from './login/createSession'

export interface Access {
  /**
   * The accounts of the session's user that this browser can sign for. @throws `SIGNED_OUT`,
   * `DEVICE_KEY_LOST`
   */
  accounts(): Promise<{
    readonly email: string | null
    readonly addresses: WalletRecord['addresses']
  }>
  /** @throws `HOST_NOT_ALLOWED` if a page around the frame is not on the project's list */
  checkHost(): Promise<void>
}

export interface AccessPorts {
  readonly session: Session
  readonly keyring: Keyring
  /** Checks every page around the frame with the site. */
  checkHost(): Promise<void>
}

export function createAccess({ session, keyring, checkHost }: AccessPorts): Access {
  return {
    accounts: async () => {
      const answer = await session.need()
      try {
        return { email: answer.email, addresses: await keyring.prepare(answer) }
      } catch (thrown) {
        // A session that can't sign would only look connected, so the user signs in again.
        if (isFailure(thrown) && thrown.code === 'DEVICE_KEY_LOST')
          await session.end().catch(() => undefined) // the server ends it later anyway
        throw thrown
      }
    },
    checkHost,
  }
}
