import { createLogger } from '../../clients/createLogger'
import { en } from '../../strings/en/allTexts'

/** Warns the page's developers of `messages` that replace no text. */
export function reportMessages(messages: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(messages).filter(key => !Object.hasOwn(en, key))
  if (unknown.length > 0) {
    createLogger({ level: 'warn' }).log(
      'warn',
      `messages: no text has the key ${unknown.join(', ')}`,
    )
  }
}
