import { composeMail } from './composeMail'
import type { Mail } from './mail'

/** The code stands first, as six digits in a row: phones offer the first number they find. */
export function codeMail(facts: {
  readonly name: string
  readonly code: string
  readonly hostOrigin: string
}): Mail {
  const { name, code, hostOrigin } = facts
  return composeMail(`${code} is your code for ${name}`, [
    `${code} is your code for ${name}.`,
    `It was asked for on ${hostOrigin} and works there for 20 minutes, once.`,
    `Enter it only on that page. Nobody from ${name} will ever ask you for it, by mail, phone or chat.`,
    'If you did not ask for it, ignore this mail: without the code, your account stays closed.',
  ])
}
