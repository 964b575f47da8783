import { createHttpClient } from '../../src/clients/createHttpClient'
import type { HttpRequest } from '../../src/ports/http'

const NOW = Date.parse('2026-01-01T00:00:00Z')
const never = new AbortController().signal
const request = (rest: Partial<HttpRequest> = {}): HttpRequest => ({
  baseUrl: 'https://api.example',
  path: '/v1/x',
  ...rest,
})

function clientOver(respond: () => Response | Promise<Response>) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(async () =>
    respond(),
  )
  const client = createHttpClient({ fetch, now: () => NOW })
  const sent = () => {
    const [url, init] = fetch.mock.calls[0] ?? []
    return { url, init }
  }
  return { client, fetch, sent }
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

describe('an HTTP request', () => {
  it('carries the non-empty parameters, in order, and no cookies', async () => {
    const { client, sent } = clientOver(() => json({}))
    const params = { st: 'appkit', cursor: null, search: '', page: 2, chainId: 'eip155:1' }
    await client.send(request({ params }), never)
    expect(sent().url).toBe('https://api.example/v1/x?st=appkit&page=2&chainId=eip155%3A1')
    expect(sent().init).toMatchObject({ method: 'GET', credentials: 'omit' })
    expect(sent().init).not.toHaveProperty('headers')
  })

  it('keeps the path prefix of a host’s proxy', async () => {
    const { client, sent } = clientOver(() => json({}))
    await client.send(request({ baseUrl: 'https://host.example/proxy/' }), never)
    expect(sent().url).toBe('https://host.example/proxy/v1/x')
  })

  it('posts JSON, and sets its content type only where a preflight is wanted', async () => {
    const named = clientOver(() => json({}))
    await named.client.send(request({ method: 'POST', body: { a: 1 } }), never)
    expect(named.sent().init).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    })
    const plain = clientOver(() => json({}))
    await plain.client.send(request({ method: 'POST', body: {}, contentType: 'text' }), never)
    expect(plain.sent().init).toMatchObject({ body: '{}', headers: {} })
  })

  it('sends text unchanged, and returns text unchanged', async () => {
    const { client, sent } = clientOver(() => new Response('00ff'))
    const text = request({ method: 'POST', body: '0100', as: 'text' })
    expect(await client.send(text, never)).toEqual({ ok: true, data: '00ff' })
    expect(sent().init).toMatchObject({ method: 'POST', body: '0100' })
    expect(sent().init).not.toHaveProperty('headers')
  })

  it('reports why a server refused text', async () => {
    const { client } = clientOver(() => new Response('not\u202E enough\n', { status: 400 }))
    const result = await client.send(request({ method: 'POST', body: '01', as: 'text' }), never)
    expect(result).toMatchObject({ ok: false, failure: { status: 400, reason: 'not enough' } })
  })

  it('is never sent to another origin, nor to an invalid address', async () => {
    for (const baseUrl of ['not a url', '']) {
      const { client, fetch } = clientOver(() => json({}))
      const result = await client.send(request({ baseUrl }), never)
      expect(result).toMatchObject({ ok: false, failure: { status: 'FETCH_ERROR' } })
      expect(fetch).not.toHaveBeenCalled()
    }
    const { client, sent } = clientOver(() => json({}))
    await client.send(request({ path: '//evil.example/x' }), never)
    expect(sent().url).toBe('https://api.example/evil.example/x')
  })
})

describe('an HTTP answer', () => {
  it('is parsed as JSON, without keys that reach a prototype', async () => {
    const { client } = clientOver(() => new Response('{"a":1,"__proto__":{"b":2}}'))
    const result = await client.send(request(), never)
    expect(result).toEqual({ ok: true, data: { a: 1 } })
  })

  it('may be empty', async () => {
    const { client } = clientOver(() => new Response(null, { status: 204 }))
    expect(await client.send(request(), never)).toEqual({ ok: true, data: null })
  })

  it('is returned as a blob with its type on request', async () => {
    const { client } = clientOver(
      () => new Response('picture', { headers: { 'content-type': 'image/webp' } }),
    )
    const result = await client.send(request({ as: 'blob' }), never)
    expect(result.ok && result.data).toBeInstanceOf(Blob)
    expect(result).toMatchObject({ ok: true, data: { type: 'image/webp', size: 7 } })
  })

  it.each([
    ['not JSON', '<html>'],
    ['JSON nested without end', '['.repeat(100_000)],
  ])('is rejected when it is %s', async (_case, body) => {
    const { client } = clientOver(() => new Response(body))
    expect(await client.send(request(), never)).toEqual({
      ok: false,
      failure: { status: 'PARSING_ERROR', message: 'Answer is not JSON' },
    })
  })

  it('is aborted, and the download stopped, when it does not end', async () => {
    let pulled = 0
    const cancel = jest.fn()
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => {
        pulled += 1
        controller.enqueue(new Uint8Array(1_000_000))
      },
      cancel,
    })
    const { client } = clientOver(() => new Response(endless))
    expect(await client.send(request(), never)).toMatchObject({
      ok: false,
      failure: { status: 'PARSING_ERROR', message: 'Answer is too large' },
    })
    expect(pulled).toBeLessThan(10)
    expect(cancel).toHaveBeenCalledTimes(1)
  })
})

describe('an HTTP refusal', () => {
  const refused = async (body: BodyInit | null, init: ResponseInit) => {
    const { client } = clientOver(() => new Response(body, init))
    return client.send(request(), never)
  }

  it.each([400, 401, 403, 404, 429, 500, 503])('has its status: %d', async status => {
    expect(await refused('', { status })).toEqual({
      ok: false,
      failure: { status, message: `HTTP status code: ${status}` },
    })
  })

  it.each([
    ['seconds', '7', 7_000],
    ['a date', 'Thu, 01 Jan 2026 00:00:09 GMT', 9_000],
    ['a past date', 'Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ])('keeps Retry-After given as %s', async (_case, header, retryAfterMs) => {
    const result = await refused('', { status: 429, headers: { 'Retry-After': header } })
    expect(result).toMatchObject({ failure: { status: 429, retryAfterMs } })
  })

  it('keeps the first reason, sanitised', async () => {
    const reasons = [{ field: 'name', description: 'Name\u202E is taken' }, { description: 'no' }]
    const result = await refused(JSON.stringify({ status: 'FAILED', reasons }), { status: 400 })
    expect(result).toMatchObject({ failure: { reason: 'Name is taken' } })
  })

  it('keeps the message where a service sends no reasons', async () => {
    const result = await refused('{"code":"X","message":"No route"}', { status: 400 })
    expect(result).toMatchObject({ failure: { reason: 'No route' } })
  })

  it.each([
    ['text', '"Internal server error"'],
    ['nonsense', '<html>'],
    ['a list', '[1]'],
    ['reasons of the wrong kind', '{"reasons":{"0":1}}'],
    ['a hostile megabyte', `{"message":"${'x'.repeat(100_000)}"}`],
  ])('has no reason when its body is %s', async (_case, body) => {
    expect(await refused(body, { status: 500 })).toEqual({
      ok: false,
      failure: { status: 500, message: 'HTTP status code: 500' },
    })
  })
})

describe('a request without an answer', () => {
  const hanging = () => {
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    return createHttpClient({ fetch, now: () => NOW })
  }

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('ends after ten seconds', async () => {
    const outcome = jest.fn()
    const done = hanging().send(request(), never).then(outcome)
    await jest.advanceTimersByTimeAsync(9_999)
    expect(outcome).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await done
    expect(outcome).toHaveBeenCalledWith({
      ok: false,
      failure: { status: 'TIMEOUT_ERROR', message: 'Request timed out' },
    })
  })

  it('ends at once when the caller aborts, and leaves no timer', async () => {
    const caller = new AbortController()
    const done = hanging().send(request(), caller.signal)
    caller.abort()
    expect(await done).toMatchObject({ ok: false, failure: { status: 'ABORTED' } })
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is not sent when the caller has already aborted', async () => {
    const { client, fetch } = clientOver(() => json({}))
    expect(await client.send(request(), AbortSignal.abort())).toMatchObject({
      failure: { status: 'ABORTED' },
    })
    expect(fetch).not.toHaveBeenCalled()
  })
})

it('returns a network failure as data', async () => {
  const { client } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await client.send(request(), never)).toEqual({
    ok: false,
    failure: { status: 'FETCH_ERROR', message: 'Failed to fetch' },
  })
})
