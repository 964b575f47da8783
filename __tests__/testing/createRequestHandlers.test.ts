import { answered, createRequestHandlers, refused, type BrowserRoute } from '../../src/testing'

const NODE = 'https://node.example/'
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })
const call = (method: string, id = 1) => ({ jsonrpc: '2.0', id, method, params: ['0xab'] })

describe('createRequestHandlers', () => {
  it('answers the services as for an inactive user, unless the test overrides them', async () => {
    const { fetch, unexpected } = createRequestHandlers({
      services: { '/v1/identity/*': answered({ name: 'marisol.eth' }), '/busy': refused(429) },
    })
    const list = await fetch('https://api.example/getWallets?page=1')
    expect([list.status, await list.json()]).toEqual([200, { count: 0, data: [] }])
    const name = await fetch('https://rpc.example/v1/identity/0xab')
    expect(await name.json()).toEqual({ name: 'marisol.eth' })
    expect((await fetch('https://rpc.example/busy')).status).toBe(429)
    expect(unexpected).toEqual([])
  })

  it('answers nodes by method, for single and batched calls', async () => {
    const { fetch, requests } = createRequestHandlers({
      rpc: { eth_chainId: '0x1', eth_getBalance: (params: unknown) => params },
    })
    const one = await fetch(NODE, post(call('eth_chainId')))
    expect(await one.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1' })
    const two = await fetch(NODE, post([call('eth_chainId', 1), call('eth_getBalance', 2)]))
    expect(await two.json()).toMatchObject([{ result: '0x1' }, { id: 2, result: ['0xab'] }])
    expect(requests).toHaveLength(2)
  })

  it('rejects an unexpected request and records it', async () => {
    const { fetch, unexpected } = createRequestHandlers()
    const answer = await fetch(NODE, post(call('eth_gasPrice')))
    expect(await answer.json()).toMatchObject({ error: { code: -32_601 } })
    await expect(fetch('https://elsewhere.example/x')).rejects.toThrow(TypeError)
    expect(unexpected).toEqual([
      'eth_gasPrice at https://node.example/',
      'GET https://elsewhere.example/x',
    ])
  })

  it('lets requests to the page’s own host pass, and answers or aborts the rest', async () => {
    const { route, unexpected } = createRequestHandlers()
    const did: string[] = []
    const routeTo = (url: string, isNavigation = false): BrowserRoute => ({
      request: () => ({
        url: () => url,
        method: () => 'GET',
        postData: () => null,
        isNavigationRequest: () => isNavigation,
        frame: () => ({ url: () => 'https://page.example/a' }),
      }),
      fulfill: async ({ body }) => void did.push(body),
      fallback: async () => void did.push('went on'),
      abort: async () => void did.push('refused'),
    })
    await route(routeTo('https://page.example/main.js'))
    await route(routeTo('https://other.example/', true))
    await route(routeTo('https://api.example/getWallets'))
    await route(routeTo('https://tracker.example/x'))
    expect(did).toEqual(['went on', 'went on', '{"count":0,"data":[]}', 'refused'])
    expect(unexpected).toEqual(['GET https://tracker.example/x'])
  })
})
