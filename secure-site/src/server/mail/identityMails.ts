import { composeMail } from './composeMail'
import type { AuthProvider } from '../../shared/social'
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

const notYou = (name: string, provider: string) =>
  `If it was not you, secure your account at ${provider} and this mailbox now, sign out everywhere on the account page of ${name}, move what the account holds to another one, then tell the operator of ${name}.`

/** A provider vouched for the address of an account that is there already: from now on it opens the account as well. */
export function identityAddedMail({ name, provider, hostOrigin }: Facts): Mail {
  const at = NAMES[provider]
  return composeMail(`${at} now opens your ${name} account`, [
    `A login with ${at} on ${hostOrigin} was added to your ${name} account, because ${at} says that this address belongs to the same person.`,
    `From now on, that account at ${at} opens your ${name} account as a code from this mailbox does. If that was you, there is nothing to do.`,
    notYou(name, at),
  ])
}

/** A login with a provider that the account knows, in a browser that it does not. */
export function newDeviceMail({
  name,
  provider,
  hostOrigin,
  deviceName,
}: Facts & { readonly deviceName: string }): Mail {
  const at = NAMES[provider]
  return composeMail(`Your ${name} account was opened with ${at} on a new device`, [
    `${deviceName} logged in to your ${name} account with ${at} for the first time, on ${hostOrigin}.`,
    'If that was you, there is nothing to do.',
    notYou(name, at),
  ])
}
