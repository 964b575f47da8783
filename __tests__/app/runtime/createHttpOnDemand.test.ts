import { createHttpOnDemand } from '../../../src/app/runtime/createHttpOnDemand'
import type { HttpClient, HttpRequest } from '../../../src/ports/http'

const request: HttpRequest = { baseUrl: 'https://service.example', path: '/names' }
const { signal } = new AbortController()

const answering = (): HttpClient & { readonly sent: HttpRequest[] } => {
  const sent: HttpRequest[] = []
  return {
    sent,
    async send(asked) {
      sent.push(asked)
      return { ok: true, data: sent.length }
    },
  }
}

describe('createHttpOnDemand', () => {
  it('loads the client with the first request, once', async () => {
    const client = answering()
    const load = jest.fn(async () => client)
    const http = createHttpOnDemand(load)
    expect(load).not.toHaveBeenCalled()
    const answers = await Promise.all([http.send(request, signal), http.send(request, signal)])
    expect(answers).toEqual([
      { ok: true, data: 1 },
      { ok: true, data: 2 },
    ])
    expect(client.sent).toEqual([request, request])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('fails as unreachable while its chunk fails to load, and retries', async () => {
    const client = answering()
    const load = jest
      .fn<Promise<HttpClient>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(client)
    const http = createHttpOnDemand(load)
    expect(await http.send(request, signal)).toMatchObject({
      ok: false,
      failure: { status: 'FETCH_ERROR' },
    })
    expect(await http.send(request, signal)).toEqual({ ok: true, data: 1 })
    expect(load).toHaveBeenCalledTimes(2)
  })
})
