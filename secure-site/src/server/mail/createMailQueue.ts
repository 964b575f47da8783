import { createTransport } from 'nodemailer'
import { createWork } from '../lib/createWork'
import type { Mail } from './mail'

const CONNECTIONS = 5
const WAITING_MAX = 10_000
const RETRY_DELAYS_MS = [1_000, 5_000, 20_000, 60_000]

export interface MailQueue {
  /** Queues an email and returns immediately; failures are retried. */
  send(to: string, mail: Mail): void
  /** Sends queued emails, for five seconds at most, and closes the connections. */
  close(): Promise<void>
}

/** Waits; the signal ends the wait early. */
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
 * Sends emails after the requests that cause them were answered, so that response times reveal
 * nothing about an email. The queue is in memory only, since it holds codes: a restart loses it,
 * and the user requests another code.
 */
export function createMailQueue(deps: {
  readonly smtpUrl: string
  readonly from: { readonly name: string; readonly address: string }
  readonly retryDelaysMs?: readonly number[] | undefined
  onSent(): void
  /** @param reason - the error's code, never its message: that can quote the address */
  onFailed(reason: string): Promise<void>
}): MailQueue {
  const transport = createTransport(poolUrl(deps.smtpUrl))
  const delays = deps.retryDelaysMs ?? RETRY_DELAYS_MS
  const work = createWork()
  const closing = new AbortController()

  async function attempt(to: string, mail: Mail): Promise<Failure | null> {
    try {
      await transport.sendMail({ from: deps.from, to, ...mail })
      return null
    } catch (thrown) {
      return readFailure(thrown)
    }
  }

  async function deliver(to: string, mail: Mail): Promise<void> {
    let failure = await attempt(to, mail)
    for (const delay of delays) {
      if (failure === null || failure.isFinal || closing.signal.aborted) break
      await pause(delay, closing.signal)
      failure = await attempt(to, mail)
    }
    if (failure === null) deps.onSent()
    else await deps.onFailed(failure.reason)
  }

  return {
    send(to, mail) {
      const isFull = closing.signal.aborted || work.size() >= WAITING_MAX
      work.add(isFull ? deps.onFailed('QUEUE_FULL') : deliver(to, mail))
    },
    async close() {
      closing.abort()
      await work.end()
      transport.close()
      // Failures of emails abandoned on closing are still recorded.
      await work.end()
    },
  }
}

interface Failure {
  readonly reason: string
  /** The mail server rejects this email permanently. */
  readonly isFinal: boolean
}

function readFailure(thrown: unknown): Failure {
  const { code, responseCode } = Object(thrown) as { code?: unknown; responseCode?: unknown }
  return {
    reason: typeof code === 'string' ? code : 'UNKNOWN',
    isFinal: typeof responseCode === 'number' && responseCode >= 500,
  }
}
