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
  /** What the operator calls the site. */
  readonly name: string
  readonly provider: Provider
  /** Origin of the page that asked. */
  readonly hostOrigin: string
}

/** A provider vouched for the address of an account that is there already: from now on it opens the account as well. */
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

/** A login with a provider that the account knows, in a browser that it does not. */
export const newDeviceMail = (
  language: Language,
  { name, provider, hostOrigin, deviceName }: Facts & { readonly deviceName: string },
): Mail =>
  composeMail(language, {
    facts: { name, provider: NAMES[provider], hostOrigin, deviceName },
    subject: ({ newDevice }) => newDevice.subject,
    paragraphs: ({ newDevice, wasYou, notYouAt }) => [newDevice.opened, wasYou, notYouAt],
  })
