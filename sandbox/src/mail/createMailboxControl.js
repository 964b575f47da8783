// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { createControlSender } from '../lib/createControlSender.js'

const MAIL_LIMIT_MS = 10_000
const LOOK_MS = 50

/**
 * Reads the sandbox's mailbox from a test.
 *
 * @param {string} url where its page listens
 * @returns {import('./types.js').MailboxControl}
 */
export function createMailboxControl(url) {
  const send = createControlSender(url)
  /** @type {(to?: string) => Promise<readonly import('./types.js').Mail[]>} */
  const mails = to => send('mails', to === undefined ? {} : { to })

  /**
   * @param {string} to
   * @param {string} [after]
   */
  async function next(to, after) {
    const deadline = Date.now() + MAIL_LIMIT_MS
    for (;;) {
      const [newest] = await mails(to)
      if (newest && newest.id !== after) return newest
      if (Date.now() > deadline) throw new Error(`No mail to ${to} arrived.`)
      await pause(LOOK_MS)
    }
  }

  /**
   * Waits until the newest mail has the text: an earlier mail may still be the newest one.
   *
   * @param {RegExp} pattern
   * @param {string} what
   * @param {Parameters<typeof next>} asked
   */
  async function find(pattern, what, asked) {
    const deadline = Date.now() + MAIL_LIMIT_MS
    for (;;) {
      const { subject, text } = await next(...asked)
      const found = pattern.exec(`${subject}\n${text}`)?.[0]
      if (found) return found
      if (Date.now() > deadline) throw new Error(`There is no ${what} in “${subject}”.`)
      await pause(LOOK_MS)
    }
  }

  return {
    reset: () => send('reset'),
    mails,
    next,
    code: (...asked) => find(/\b\d{6}\b/, 'code', asked),
    link: (...asked) => find(/https?:\/\/\S+#\S+/, 'link', asked),
    refuse: isRefusing => send('refuse', { isRefusing }),
    passTime: ms => send('passTime', { ms }),
  }
}
