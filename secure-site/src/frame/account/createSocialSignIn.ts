import { ACCOUNT_PROJECT } from '../../shared/recovery'
import type { AuthProvider, SocialProvider } from '../../shared/social'
import { createSocialLogin } from '../login/createSocialLogin'
import type { Session } from '../login/createSession'
import type { Server } from '../server/createServer'
import type { DeviceStore } from '../storage/openDeviceStore'
import type { SessionAnswer } from '../../shared/api'

/** Where a visitor goes on who had to sign in again. */
export const PLACES = ['export', 'recovery', 'delete'] as const
export type Place = (typeof PLACES)[number]

/** A provider by which the account page can be entered. */
export type Way = Exclude<AuthProvider, 'email'>

const PLACE = 'accountPlace'
const isPlace = (value: unknown): value is Place => PLACES.some(place => place === value)

export interface SignedIn {
  /** Another user was signed in here before: what they were about to do is not for this one. */
  readonly isOtherUser: boolean
}

export interface SocialSignInPorts {
  readonly server: Server
  readonly session: Session
  readonly store: DeviceStore
  /** The site's own. */
  readonly origin: string
  /** Leaves this page for another address. */
  leaveFor(url: string): void
}

/** Signing in on the account page with an account elsewhere: the page itself goes there, and comes back with a result. */
export interface SocialSignIn {
  /** What the operator offers; nothing where this browser could not end what it begins. */
  ways(): Promise<readonly Way[]>
  /** Leaves for the provider; the visitor comes back to `place`. @throws `PROVIDER_UNREACHABLE`, `PROVIDER_NOT_OFFERED` */
  leave(provider: SocialProvider, place: Place | null): Promise<void>
  /** Ends a sign-in with what the visitor brought back. @throws `LOGIN_DECLINED`, `LOGIN_EXPIRED`, `LOGIN_FAILED` */
  arrive(resultUri: string): Promise<SignedIn>
  /** Where the visitor was when they left; asked once. */
  takePlace(): Promise<Place | null>
  /** Opens a channel for the Farcaster app, and gives its address. @throws `PROVIDER_UNREACHABLE` */
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
      // Where storage is denied, this browser is another one after it has left the page.
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
