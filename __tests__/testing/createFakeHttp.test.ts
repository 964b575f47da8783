import { answered, createFakeHttp, refused } from '../../src/testing/createFakeHttp'

const request = (path: string) => ({ baseUrl: 'https://service.example', path })
const { signal } = new AbortController()

describe('createFakeHttp', () => {
  it('rejects a path without a scripted answer', async () => {
    const http = createFakeHttp({ '/known': answered(1) })
    await expect(http.send(request('/other'), signal)).rejects.toThrow(
      '/other was not expected in this test',
    )
    expect(http.unexpected).toEqual(['/other'])
  })

  it.each([
    ['/v1/account/*/balance', '/v1/account/0xabc/balance', true],
    ['/v1/account/*/balance', '/v1/account/0xabc/history', false],
    ['/v1/account/*/balance', '/v1/account/0xabc/more/balance', false],
    ['/v1/account', '/v1/account/0xabc', false],
  ])('%s against %s: %s', async (pattern, path, isKnown) => {
    const http = createFakeHttp({ [pattern]: answered('here') })
    const asked = http.send(request(path), signal).catch(() => null)
    expect(await asked).toEqual(isKnown ? { ok: true, data: 'here' } : null)
  })

  it('computes an answer from the request', async () => {
    const http = createFakeHttp({
      '/echo': ({ params }) => (params?.['fail'] === true ? refused(503) : answered(params)),
    })
    const ask = (params: Record<string, boolean>) =>
      http.send({ ...request('/echo'), params }, signal)
    expect(await ask({ fail: false })).toEqual({ ok: true, data: { fail: false } })
    expect(await ask({ fail: true })).toMatchObject({ ok: false, failure: { status: 503 } })
    expect(http.requests).toHaveLength(2)
  })
})
