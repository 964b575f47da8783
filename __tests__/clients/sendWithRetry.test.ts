import { sendWithRetry } from '../../src/clients/sendWithRetry'
import type { HttpFailure, HttpRequest, HttpResult } from '../../src/ports/http'

const never = new AbortController().signal
const GET: HttpRequest = { baseUrl: 'https://api.example', path: '/x' }
const fine: HttpResult = { ok: true, data: 'fine' }
const failure = (status: HttpFailure['status'], retryAfterMs?: number): HttpResult => ({
  ok: false,
  failure: { status, message: String(status), ...(retryAfterMs !== undefined && { retryAfterMs }) },
})

/** Answers from the list, repeating the last. */
async function run(script: readonly HttpResult[], request = GET) {
  const waits: number[] = []
  let tries = 0
  const client = {
    send: async () => script[Math.min(tries++, script.length - 1)] ?? fine,
  }
  const delay = async (ms: number) => {
    waits.push(ms)
    return true
  }
  const result = await sendWithRetry(client, request, never, delay)
  return { result, waits, tries }
}

describe('sending with retries', () => {
  it('sends once when all is well', async () => {
    expect(await run([fine])).toEqual({ result: fine, waits: [], tries: 1 })
  })

  it.each<HttpFailure['status']>([
    'FETCH_ERROR',
    'TIMEOUT_ERROR',
    408,
    413,
    429,
    500,
    502,
    503,
    504,
  ])('tries three more times after %s, waiting 150, 300 and 600 ms', async status => {
    const { result, waits, tries } = await run([failure(status)])
    expect(result).toEqual(failure(status))
    expect(waits).toEqual([150, 300, 600])
    expect(tries).toBe(4)
  })

  it.each<HttpFailure['status']>([400, 401, 403, 404, 422, 'ABORTED', 'PARSING_ERROR'])(
    'does not retry after %s',
    async status => {
      expect(await run([failure(status)])).toMatchObject({ waits: [], tries: 1 })
    },
  )

  it('ends with the first success', async () => {
    expect(await run([failure(503), fine])).toEqual({ result: fine, waits: [150], tries: 2 })
  })

  it('waits as long as the server requests instead', async () => {
    const { waits } = await run([failure(429, 2_000), failure(429, 0), failure(429), fine])
    expect(waits).toEqual([2_000, 0, 600])
  })

  it('waits thirty seconds at the server’s request, and fails at once on a longer one', async () => {
    expect((await run([failure(429, 30_000), fine])).waits).toEqual([30_000])
    expect(await run([failure(429, 30_001)])).toMatchObject({ waits: [], tries: 1 })
  })

  it('does not repeat a POST that may have been processed', async () => {
    const post: HttpRequest = { ...GET, method: 'POST', body: {} }
    for (const status of ['FETCH_ERROR', 'TIMEOUT_ERROR', 500, 502] as const) {
      expect((await run([failure(status)], post)).tries).toBe(1)
    }
    expect((await run([failure(429), fine], post)).tries).toBe(2)
  })

  it('ends when the caller aborts during a wait', async () => {
    const client = { send: jest.fn(async () => failure(503)) }
    const result = await sendWithRetry(client, GET, never, async () => false)
    expect(result).toMatchObject({ ok: false, failure: { status: 'ABORTED' } })
    expect(client.send).toHaveBeenCalledTimes(1)
  })
})
