import * as v from 'valibot'
import { normaliseEmail } from '../login/normaliseEmail'
import type { SocialProvider } from '../../shared/social'

/** The user's profile at the provider. */
export interface Profile {
  /** The provider's stable id of the account; never reassigned. */
  readonly subject: string
  /** Normalised, and only if the provider verified it: any other could be a stranger's. */
  readonly email: string | null
  readonly userName: string | null
}

const NAME_CHARACTERS_MAX = 100
const Subject = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const NumberOrText = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), Subject]),
  v.transform(String),
)
const Text = v.nullish(v.string())

/** Strips control characters and bidi marks, and limits the length. */
export function readUserName(given: string | null | undefined): string | null {
  const shown = (given ?? '').replace(/[\p{C}\u2028\u2029]/gu, '').trim()
  return shown === '' ? null : [...shown].slice(0, NAME_CHARACTERS_MAX).join('')
}

const verified = (email: string | null | undefined, isVerified: boolean) =>
  isVerified && email != null ? normaliseEmail(email) : null

const Claims = v.object({
  sub: Subject,
  email: Text,
  /** A string at Apple, in older tokens. */
  email_verified: v.nullish(v.union([v.boolean(), v.string()])),
  name: Text,
})

/** Reads the claims of a verified ID token. @throws {v.ValiError} */
export function readClaims(claims: unknown): Profile {
  const { sub, email, email_verified: isVerified, name } = v.parse(Claims, claims)
  return {
    subject: sub,
    email: verified(email, isVerified === true || isVerified === 'true'),
    userName: readUserName(name),
  }
}

const GithubUser = v.object({ id: NumberOrText, login: v.string() })
const GithubEmails = v.array(
  v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }),
)
const FacebookUser = v.object({ id: NumberOrText, name: Text })
const XUser = v.object({
  data: v.object({ id: NumberOrText, username: v.string(), confirmed_email: Text }),
})
const DiscordUser = v.object({
  id: NumberOrText,
  username: v.string(),
  email: Text,
  verified: v.nullish(v.boolean()),
})

/** Requests a provider endpoint with the user's access token, and parses the JSON. */
export type AskUser = (endpoint: 'user' | 'emails') => Promise<unknown>
type ReadUser = (ask: AskUser) => Promise<Profile>

/** Reads the profile from each provider without ID tokens. @throws {v.ValiError} */
export const READ_USER: Readonly<Partial<Record<SocialProvider, ReadUser>>> = {
  github: async ask => {
    const { id, login } = v.parse(GithubUser, await ask('user'))
    const emails = v.parse(GithubEmails, await ask('emails'))
    const primary = emails.find(each => each.primary)
    return {
      subject: id,
      email: verified(primary?.email, primary?.verified ?? false),
      userName: readUserName(login),
    }
  },
  /** Facebook does not report whether an address is verified, so the scope does not include it. */
  facebook: async ask => {
    const { id, name } = v.parse(FacebookUser, await ask('user'))
    return { subject: id, email: null, userName: readUserName(name) }
  },
  x: async ask => {
    const { data } = v.parse(XUser, await ask('user'))
    return {
      subject: data.id,
      email: verified(data.confirmed_email, true),
      userName: readUserName(data.username),
    }
  },
  discord: async ask => {
    const { id, username, email, verified: isVerified } = v.parse(DiscordUser, await ask('user'))
    return {
      subject: id,
      email: verified(email, isVerified === true),
      userName: readUserName(username),
    }
  },
}
