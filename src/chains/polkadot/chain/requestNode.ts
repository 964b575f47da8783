import { HTTP_TIMEOUT_MS } from '../../../domain/limits'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { readField } from '../../shared/readField'
import { parseSafeJson } from '../../../lib/text/parseSafeJson'

const MAX_ANSWER = 1_000_000

/** Sends one request to a node, over HTTP or WebSocket depending on its URL. */
export async function requestNode(
  ports: Pick<ChainAdapterPorts, 'http' | 'window' | 'delay'>,
  url: string,
  question: { readonly method: string; readonly params: readonly unknown[] },
  signal: AbortSignal,
): Promise<unknown> {
  const body = { jsonrpc: '2.0', id: 1, ...question }
  const answer = /^wss?:/i.test(url)
    ? await overSocket(ports, url, JSON.stringify(body), signal)
    : await overHttp(ports, url, body, signal)
  const error = readField(answer, 'error')
  if (error !== undefined && error !== null) {
    throw new Error(cleanUntrustedText(readField(error, 'message'), 200))
  }
  const result = readField(answer, 'result')
  if (result === undefined) throw new Error('The node does not answer as a node does')
  return result
}

async function overHttp(
  { http }: Pick<ChainAdapterPorts, 'http'>,
  url: string,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const outcome = await http.send({ baseUrl: url, path: '', method: 'POST', body }, signal)
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.data
}

/** Opens a socket for one request and closes it after the response. */
async function overSocket(
  { window, delay }: Pick<ChainAdapterPorts, 'window' | 'delay'>,
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<unknown> {
  signal.throwIfAborted()
  const Socket = (window as (Window & typeof globalThis) | undefined)?.WebSocket
  if (!Socket) throw new Error('This page has no WebSocket')
  const over = new AbortController()
  const onAbort = () => over.abort()
  signal.addEventListener('abort', onAbort, { once: true })
  const socket = new Socket(url)
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const fail = () => reject(new Error('The node closed the line'))
      socket.addEventListener('open', () => socket.send(body))
      socket.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        resolve(
          typeof data === 'string' ? parseSafeJson(data, { maxLength: MAX_ANSWER }) : undefined,
        ),
      )
      socket.addEventListener('error', fail)
      socket.addEventListener('close', fail)
      over.signal.addEventListener('abort', fail, { once: true })
      delay(HTTP_TIMEOUT_MS, over.signal).then(fail, fail)
    })
  } finally {
    over.abort()
    signal.removeEventListener('abort', onAbort)
    socket.close()
  }
}
