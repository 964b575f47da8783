import type { Language } from '../../shared/languages'
import type { AuthProvider } from '../../shared/social'
import { composeMail } from './composeMail'
import type { Mail } from './mail'

type Provider = Exclude<AuthProvider, 'email'>

const NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
}

interface Facts {
  /** The operator's name for the site. */
  readonly name: string
  readonly provider: Provider
  /** Origin of the requesting page. */
  readonly hostOrigin: string
}

/**
 * A provider verified the address of an existing account, so its login now opens the account as
 * well.
 */
export const identityAddedMail = (
  language: Language,
  { name, provider, hostOrigin }: Facts,
): Mail =>
  composeMail(language, {
    facts: { name, provider: NAMES[provider], hostOrigin },
    subject: ({ identityAdded }) => identityAdded.subject,
    paragraphs: ({ identityAdded, notYouAt }) => [
      identityAdded.added,
      identityAdded.opens,
      notYouAt,
    ],
  })

/** A login with a known provider on an unknown browser. */
export const newDeviceMail = (
  language: Language,
  { name, provider, hostOrigin, deviceName }: Facts & { readonly deviceName: string },
): Mail =>
  composeMail(language, {
    facts: { name, provider: NAMES[provider], hostOrigin, deviceName },
    subject: ({ newDevice }) => newDevice.subject,
    paragraphs: ({ newDevice, wasYou, notYouAt }) => [newDevice.opened, wasYou, notYouAt],
  })
