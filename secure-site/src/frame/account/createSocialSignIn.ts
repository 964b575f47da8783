import { ACCOUNT_PROJECT } from '../../shared/recovery'
import type { AuthProvider, SocialProvider } from '../../shared/social'
import { createSocialLogin } from '../login/createSocialLogin'
import type { Session } from '../login/createSession'
import type { Server } from '../server/createServer'
import type { DeviceStore } from '../storage/openDeviceStore'
import type { SessionAnswer } from '../../shared/api'

/** Where a user continues after having to sign in again. */
export const PLACES = ['export', 'recovery', 'delete'] as const
export type Place = (typeof PLACES)[number]

/** A provider that can sign the user in on the account page. */
export type Way = Exclude<AuthProvider, 'email'>

const PLACE = 'accountPlace'
const isPlace = (value: unknown): value is Place => PLACES.some(place => place === value)

export interface SignedIn {
  /** Another user was signed in here before, so their pending step must not be resumed. */
  readonly isOtherUser: boolean
}

export interface SocialSignInPorts {
  readonly server: Server
  readonly session: Session
  readonly store: DeviceStore
  /** The site's own origin. */
  readonly origin: string
  /** Navigates this page to another address. */
  leaveFor(url: string): void
}

/**
 * Sign-in on the account page with a social account: the page itself navigates to the provider and
 * returns with a result.
 */
export interface SocialSignIn {
  /** The providers the operator offers; none if this browser could not finish the redirect. */
  ways(): Promise<readonly Way[]>
  /**
   * Leaves for the provider; the user returns to `place`. @throws `PROVIDER_UNREACHABLE`,
   * `PROVIDER_NOT_OFFERED`
   */
  leave(provider: SocialProvider, place: Place | null): Promise<void>
  /**
   * Finishes a sign-in with the result from the provider. @throws `LOGIN_DECLINED`,
   * `LOGIN_EXPIRED`, `LOGIN_FAILED`
   */
  arrive(resultUri: string): Promise<SignedIn>
  /** Where the user was when they left; reading it removes it. */
  takePlace(): Promise<Place | null>
  /** Opens a channel for the Farcaster app and returns its URL. @throws `PROVIDER_UNREACHABLE` */
  farcasterUrl(): Promise<string>
  /** Waits until the app has signed. @throws `LOGIN_EXPIRED`, `CANCELLED` */
  awaitFarcaster(): Promise<SignedIn>
  abandonFarcaster(): void
}

export function createSocialSignIn(ports: SocialSignInPorts): SocialSignIn {
  const { server, session, store, origin, leaveFor } = ports
  const login = createSocialLogin({
    server,
    session,
    projectId: ACCOUNT_PROJECT,
    hostOrigin: () => origin,
  })
  async function compare(signIn: () => Promise<SessionAnswer>): Promise<SignedIn> {
    const before = await session.read()
    const { userId } = await signIn()
    return { isOtherUser: before !== null && before.userId !== userId }
  }
  return {
    ways: async () => {
      // If storage is denied, what a redirect needs on return is lost with the page.
      if (store.kind === 'memory') return []
      const { providers, hasFarcaster } = await server.socials()
      return hasFarcaster ? [...providers, 'farcaster'] : providers
    },
    leave: async (provider, place) => {
      const uri = await login.begin(provider)
      if (place === null) await store.remove(PLACE)
      else await store.set(PLACE, place)
      leaveFor(uri)
    },
    arrive: resultUri => compare(() => login.redeem(resultUri)),
    takePlace: async () => {
      const place = await store.get(PLACE)
      await store.remove(PLACE)
      return isPlace(place) ? place : null
    },
    farcasterUrl: login.farcasterUrl,
    awaitFarcaster: () => compare(login.awaitFarcaster),
    abandonFarcaster: login.abandon,
  }
}
