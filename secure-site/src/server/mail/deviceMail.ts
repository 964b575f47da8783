import { composeMail } from './composeMail'
import type { Mail } from './mail'

/** The link leads to a page with two buttons: scanners that follow links in mails let no device in. */
export function deviceMail(facts: {
  readonly name: string
  readonly link: string
  readonly hostOrigin: string
  readonly deviceName: string
}): Mail {
  const { name, link, hostOrigin, deviceName } = facts
  return composeMail(
    `Let a new device into ${name}?`,
    [
      `${deviceName} wants to log in to ${name} with this address for the first time.`,
      `It was asked for on ${hostOrigin}. If that was you, open this link within 20 minutes and let the device in:`,
      link,
      'A code is sent to you then. If it was not you, open the link to decline, or ignore this mail.',
      `Nobody from ${name} will ever ask you for this link or for a code.`,
    ],
    link,
  )
}
