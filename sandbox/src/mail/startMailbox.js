// @ts-check
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { addControlDoor } from '../lib/addControlDoor.js'
import { listen } from '../lib/listen.js'
import { asPortTaken, BIND_ADDRESS, PORTS } from '../lib/ports.js'
import { mailboxPage, mailPage } from './mailboxPages.js'

const KEPT_MAILS = 500

/**
 * Starts the sandbox's mail server, which accepts mail for any recipient and relays none, and its
 * inbox page.
 *
 * @param {object} [options]
 * @param {number} [options.port] of the page; 0 for a free one
 * @param {number} [options.smtpPort] of the mail server; 0 for a free one
 * @returns {Promise<import('./types.js').RunningMailbox>}
 */
export async function startMailbox({ port, smtpPort } = {}) {
  /** @type {import('./types.js').Mail[]} */
  let mails = []
  let isRefusing = false
  let passedMs = 0

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      simpleParser(stream)
        .then(parsed => {
          if (isRefusing) throw new Error('The mailbox refuses mails just now.')
          mails.unshift({
            id: randomUUID(),
            to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
            from: parsed.from?.text ?? '',
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html || '',
            receivedAt: Date.now(),
          })
          mails = mails.slice(0, KEPT_MAILS)
          done()
        })
        .catch(done)
    },
  })
  smtp.on('error', () => {}) // The client hung up; it resends the mail or gives up.
  const bound = await new Promise((resolve, reject) => {
    const wanted = smtpPort ?? PORTS.mailServer.port
    smtp.server.once('error', error => reject(asPortTaken(error, wanted, 'mailServer')))
    smtp.listen(wanted, BIND_ADDRESS, () => {
      const address = smtp.server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : wanted)
    })
  })
  const closeSmtp = () => new Promise(resolve => smtp.close(() => resolve(undefined)))

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
    )
  })
  app.get('/', c => c.html(mailboxPage(mails)))
  app.get('/mails/:id', c => {
    const mail = mails.find(({ id }) => id === c.req.param('id'))
    return mail ? c.html(mailPage(mail)) : c.text('There is no such mail.', 404)
  })
  addControlDoor(app, {
    part: 'mailbox',
    isOwn: origin => origin === undefined,
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({
      reset() {
        mails = []
        isRefusing = false
      },
      passTime: ({ ms }) => void (passedMs += Number(ms)),
      mails: ({ to }) =>
        to === undefined ? mails : mails.filter(mail => mail.to.includes(String(to).toLowerCase())),
      refuse: order => void (isRefusing = order.isRefusing === true),
    }),
    describe: () => ({ isRefusing, passedMs, mails }),
  })

  try {
    const running = await listen(app, port ?? PORTS.mailbox.port, 'mailbox')
    return {
      url: running.url,
      smtpUrl: `smtp://${BIND_ADDRESS}:${String(bound)}`,
      mails: () => mails,
      now: () => Date.now() + passedMs,
      async close() {
        await Promise.all([running.close(), closeSmtp()])
      },
    }
  } catch (error) {
    await closeSmtp()
    throw error
  }
}
