import { createTransport } from 'nodemailer'
import type { Mail } from './mail'

const CONNECTIONS = 5
const WAITING_MAX = 10_000
const RETRY_DELAYS_MS = [1_000, 5_000, 20_000, 60_000]
/** How long `close` waits for mails that are still on their way. */
const DRAIN_MS = 5_000

export interface MailQueue {
  /** Takes a mail and returns at once; it is sent afterwards, and tried again when that fails. */
  send(to: string, mail: Mail): void
  /** Sends what waits, for five seconds at most, and ends the connections. */
  close(): Promise<void>
}

/** Waits; an abort ends the wait early. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function poolUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.set('pool', 'true')
  url.searchParams.set('maxConnections', String(CONNECTIONS))
  return url.href
}

/**
 * Sends mails after the requests that cause them were answered, so that an answer's time tells nothing of a mail. What waits
 * is in memory only, since it holds codes: a restart loses it, and the visitor asks for another code.
 */
export function createMailQueue(deps: {
  readonly smtpUrl: string
  readonly from: { readonly name: string; readonly address: string }
  readonly retryDelaysMs?: readonly number[] | undefined
  onSent(): void
  /** @param reason - the code of the error, never its words: they can quote the address */
  onFailed(reason: string): void
}): MailQueue {
  const transport = createTransport(poolUrl(deps.smtpUrl))
  const delays = deps.retryDelaysMs ?? RETRY_DELAYS_MS
  const open = new Set<Promise<void>>()
  const closing = new AbortController()

  async function attempt(to: string, mail: Mail): Promise<string | null> {
    try {
      await transport.sendMail({ from: deps.from, to, ...mail })
      return null
    } catch (thrown) {
      return reasonOf(thrown)
    }
  }

  async function deliver(to: string, mail: Mail): Promise<void> {
    let reason = await attempt(to, mail)
    for (const delay of delays) {
      if (reason === null || closing.signal.aborted) break
      await pause(delay, closing.signal)
      reason = await attempt(to, mail)
    }
    if (reason === null) deps.onSent()
    else deps.onFailed(reason)
  }

  return {
    send(to, mail) {
      if (closing.signal.aborted || open.size >= WAITING_MAX) {
        deps.onFailed('QUEUE_FULL')
        return
      }
      const delivery = deliver(to, mail)
      open.add(delivery)
      const forget = () => open.delete(delivery)
      delivery.then(forget, forget)
    },
    async close() {
      closing.abort()
      const drained = new AbortController()
      await Promise.race([
        Promise.all(open).then(() => drained.abort()),
        pause(DRAIN_MS, drained.signal),
      ])
      transport.close()
    },
  }
}

function reasonOf(thrown: unknown): string {
  const isCoded = typeof thrown === 'object' && thrown !== null && 'code' in thrown
  return isCoded && typeof thrown.code === 'string' ? thrown.code : 'UNKNOWN'
}
