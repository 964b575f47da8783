import { domainToASCII } from 'node:url'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'

/** A received email. */
export interface ReceivedMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Empty if the email has no such part. */
  readonly html: string
  /** ms since 1970. */
  readonly receivedAt: number
}

/** A local mail server that stores every email it receives. */
export interface Mailbox {
  /** `smtp://localhost:…`, for the site's `smtpUrl`. */
  readonly smtpUrl: string
  /** All received emails, oldest first. */
  mails(): readonly ReceivedMail[]
  /**
   * Resolves with the oldest email to this address that `nextMail` has not returned yet, waiting
   * for it if necessary.
   *
   * @throws {Error} when the mailbox closes meanwhile, or the signal aborts
   */
  nextMail(to: string, signal?: AbortSignal): Promise<ReceivedMail>
  /** Calls back for each email as it arrives. Returns a function that stops it. */
  watch(onMail: (mail: ReceivedMail) => void): () => void
  /** Rejects the next emails with this status: 451 for temporary, 550 for permanent. */
  refuse(status: 451 | 550, times: number): void
  close(): Promise<void>
}

interface Waiting {
  readonly to: string
  take(mail: ReceivedMail): void
  giveUp(reason: Error): void
}

/** The mail server decodes international domains, which were sent in ASCII. */
function asSent(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return `${address.slice(0, at)}${domainToASCII(address.slice(at))}`
}

async function readMail(stream: Readable, to: string): Promise<ReceivedMail> {
  const { subject, text, html, from } = await simpleParser(stream)
  return {
    to,
    from: from?.text ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html || '',
    receivedAt: Date.now(),
  }
}

/** @param port - default: a free one */
export async function createMailbox({
  port = 0,
}: { readonly port?: number } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const unread = new Set<ReceivedMail>()
  const waiting = new Set<Waiting>()
  const watchers = new Set<(mail: ReceivedMail) => void>()
  const refusals: (451 | 550)[] = []

  function keep(mail: ReceivedMail) {
    mails.push(mail)
    watchers.forEach(tell => tell(mail))
    const first = [...waiting].find(({ to }) => to === mail.to)
    if (first) first.take(mail)
    else unread.add(mail)
  }

  async function receive(stream: Readable, session: SMTPServerSession) {
    const responseCode = refusals.shift()
    if (responseCode !== undefined) {
      stream.resume()
      throw Object.assign(new Error('refused'), { responseCode })
    }
    const [recipient] = session.envelope.rcptTo
    keep(await readMail(stream, asSent(recipient?.address ?? '')))
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      receive(stream, session).then(
        () => callback(),
        (thrown: unknown) => callback(thrown instanceof Error ? thrown : new Error('refused')),
      )
    },
  })
  // A client that hangs up midway must not end the process.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.server.address() as AddressInfo

  return {
    smtpUrl: `smtp://127.0.0.1:${taken}`,
    mails: () => mails,
    nextMail: (to, signal) =>
      new Promise((resolve, reject) => {
        const kept = [...unread].find(mail => mail.to === to)
        if (kept) {
          unread.delete(kept)
          resolve(kept)
          return
        }
        const entry: Waiting = {
          to,
          take(mail) {
            waiting.delete(entry)
            resolve(mail)
          },
          giveUp(reason) {
            waiting.delete(entry)
            reject(reason)
          },
        }
        waiting.add(entry)
        signal?.addEventListener('abort', () => entry.giveUp(new Error(`no mail came to ${to}`)))
      }),
    watch(onMail) {
      watchers.add(onMail)
      return () => watchers.delete(onMail)
    },
    refuse(status, times) {
      refusals.push(...Array<typeof status>(times).fill(status))
    },
    async close() {
      const reason = new Error('the mailbox was closed')
      waiting.forEach(entry => entry.giveUp(reason))
      await new Promise<void>(resolve => server.close(resolve))
    },
  }
}
