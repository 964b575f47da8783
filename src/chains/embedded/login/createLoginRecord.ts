import { isSocialProvider, type SocialProvider } from '../../../domain/socials'
import { PENDING_SOCIAL_KEY } from '../../../lib/links/pendingSocial'
import { parseSafeJson } from '../../../lib/text/parseSafeJson'
import type { Namespace } from '../../../lib/address/caip'
import { readField } from '../../shared/readField'
import { isEmail } from '../../../lib/text/emailFormat'
import {
  EMAIL_LOGIN_USED_KEY,
  type EmbeddedAccountType,
  type EmbeddedPorts,
} from '../../../ports/embedded'
import { attempt } from '../../../lib/errors/attempt'

const PREFIX = '@appkit-wallet/'
const EMAIL = `${PREFIX}EMAIL`
const SOCIAL_USERNAME = `${PREFIX}SOCIAL_USERNAME`
const LAST_USED_CHAIN = `${PREFIX}LAST_USED_CHAIN_KEY`
const LAST_EMAIL_LOGIN_TIME = `${PREFIX}LAST_EMAIL_LOGIN_TIME`
const SMART_ACCOUNT_NETWORKS = `${PREFIX}SMART_ACCOUNT_ENABLED_NETWORKS`
const CONNECTED_SOCIAL = '@appkit/connected_social'
const PREFERRED_TYPES = '@appkit/preferred_account_types'
const NAME_LENGTH_MAX = 100

/** A page's stored login data (protocol §1.5); validated on reading, as any script can write it. */
export interface LoginRecord {
  isUsed(): boolean
  email(): string | null
  userName(): string | null
  isDiscord(): boolean
  /** The login's social provider; null for an email login. */
  social(): SocialProvider | null
  /** ms since 1970; null for never or an invalid value. */
  lastEmailAt(): number | null
  /** The account type the user chose on a family. */
  preferredAccountType(namespace: Namespace): EmbeddedAccountType | undefined
  emailAsked(at: number): void
  loggedIn(email: string | null): void
  socialLoggedIn(provider: SocialProvider, userName: string | null): void
  /** Called when the next login is by email. */
  forgetSocial(): void
  /** Returns the provider of a redirect login, once. */
  takePending(): SocialProvider | null
  movedTo(chainId: string | number): void
  smartAccountNetworks(ids: readonly number[]): void
  /** Deletes the login; keeps the last email's time, account types and smart account networks. */
  clear(): void
}

export function createLoginRecord({ storage }: Pick<EmbeddedPorts, 'storage'>): LoginRecord {
  /** Enforces the email cooldown where storage is unavailable. */
  let lastAt: number | null = null

  const read = (key: string): string | null => attempt(() => storage?.getItem(key)) || null
  const write = (key: string, value: string) => attempt(() => storage?.setItem(key, value))
  const drop = (key: string) => attempt(() => storage?.removeItem(key))

  return {
    isUsed: () => read(EMAIL_LOGIN_USED_KEY) !== null,
    email() {
      const stored = read(EMAIL)
      return stored !== null && isEmail(stored) ? stored : null
    },
    userName() {
      const stored = read(SOCIAL_USERNAME)
      return stored !== null && stored.length <= NAME_LENGTH_MAX ? stored : null
    },
    isDiscord: () => read(CONNECTED_SOCIAL) === 'discord',
    social() {
      const stored = read(CONNECTED_SOCIAL)
      return isSocialProvider(stored) ? stored : null
    },
    lastEmailAt() {
      const stored = read(LAST_EMAIL_LOGIN_TIME)
      const at = stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null
      return lastAt === null || at === null ? (at ?? lastAt) : Math.max(at, lastAt)
    },
    preferredAccountType: namespace => readType(read(PREFERRED_TYPES), namespace),
    emailAsked(at) {
      lastAt = at
      write(LAST_EMAIL_LOGIN_TIME, String(at))
    },
    loggedIn(email) {
      lastAt = null
      if (email === null) drop(EMAIL)
      else write(EMAIL, email)
      write(EMAIL_LOGIN_USED_KEY, 'true')
      drop(LAST_EMAIL_LOGIN_TIME)
    },
    socialLoggedIn(provider, userName) {
      write(CONNECTED_SOCIAL, provider)
      if (userName) write(SOCIAL_USERNAME, userName.slice(0, NAME_LENGTH_MAX))
      else drop(SOCIAL_USERNAME)
    },
    forgetSocial() {
      for (const key of [CONNECTED_SOCIAL, SOCIAL_USERNAME]) drop(key)
    },
    takePending() {
      const stored = read(PENDING_SOCIAL_KEY)
      drop(PENDING_SOCIAL_KEY)
      return isSocialProvider(stored) ? stored : null
    },
    movedTo: chainId => void write(LAST_USED_CHAIN, String(chainId)),
    smartAccountNetworks: ids => void write(SMART_ACCOUNT_NETWORKS, ids.join(',')),
    clear() {
      const keys = [EMAIL_LOGIN_USED_KEY, EMAIL, SOCIAL_USERNAME, CONNECTED_SOCIAL, LAST_USED_CHAIN]
      for (const key of keys) drop(key)
    },
  }
}

function readType(text: string | null, namespace: string): EmbeddedAccountType | undefined {
  const parsed = parseSafeJson(text, { maxLength: 1_000 })
  const type = readField(parsed, namespace)
  return type === 'eoa' || type === 'smartAccount' ? type : undefined
}
