import { createJsonRpc } from '../../../src/frame/rpc/createJsonRpc'

const NETWORK = 'eip155:1'
const answer = (body: unknown) => new Response(JSON.stringify(body))

function start(servers: Record<string, () => Response>) {
  const asked: string[] = []
  const rpc = createJsonRpc({
    urls: async () => Object.keys(servers),
    fetch: async (input, init) => {
      const url = input as string
      asked.push(url)
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
      const make = servers[url]
      if (!make) throw new Error(`${url} was not expected in this test`)
      return make()
    },
  })
  return { rpc, asked }
}

const isDown = () => {
  throw new TypeError('Failed to fetch')
}
const isSlow = () => {
  throw new DOMException('The time is up', 'TimeoutError')
}
const isNoServer = () => new Response('<html>')

it.each([
  { what: 'is out of reach', first: isDown },
  { what: 'is too slow', first: isSlow },
  { what: 'speaks no JSON-RPC', first: isNoServer },
])('asks the next server when the first one $what', async ({ first }) => {
  const { rpc, asked } = start({
    'https://one.example': first,
    'https://two.example': () => answer({ id: 1, result: '0x1' }),
  })
  expect(await rpc.ask(NETWORK, 'eth_chainId')).toBe('0x1')
  expect(asked).toEqual(['https://one.example', 'https://two.example'])
})

it('treats a server’s error as the response', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const { rpc, asked } = start({
    'https://one.example': () => answer({ id: 1, error }),
    'https://two.example': isDown,
  })
  await expect(rpc.ask(NETWORK, 'eth_call', [])).rejects.toMatchObject(error)
  expect(asked).toHaveLength(1)
})

it('treats null as a response', async () => {
  const { rpc } = start({ 'https://one.example': () => answer({ id: 1, result: null }) })
  expect(await rpc.ask(NETWORK, 'eth_getTransactionReceipt', [])).toBeNull()
})

it.each([
  { what: 'no server is known', servers: {}, code: 4901 },
  { what: 'none answers', servers: { 'https://one.example': isDown }, code: 4900 },
])('reports that $what', async ({ servers, code }) => {
  await expect(start(servers).rpc.ask(NETWORK, 'eth_chainId')).rejects.toMatchObject({ code })
})
