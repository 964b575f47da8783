import { CLIENTS, LIBRARIES } from '../../libraries'
import { never } from '../../world'
import { createFakeNode, RpcFailure } from './fakeNode'

const POLL_MS = 10_000
const MINUTE = 60_000
const HOST = 'https://host.example'
const GATEWAY = 'https://gateway.example'

type Answer = () => Response | Promise<Response>

const realFetch = globalThis.fetch
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

const refusing =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('no', { status, headers })

describe.each(LIBRARIES)('by %s:', library => {
  const createEvmClient = CLIENTS[library]
  /**
   * Two nodes with scripted answers, a client that knows both, and a caller that polls every ten
   * seconds.
   */
  function createWorld(urls: readonly string[] = [HOST, GATEWAY]) {
    const node = createFakeNode({ eth_gasPrice: '0x2', eth_chainId: '0x1' })
    const ways: Record<string, Answer | undefined> = {}
    const asked: { readonly url: string; readonly at: number }[] = []
    const start = Date.now()
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      const host = new URL(url).origin
      asked.push({ url: host, at: Date.now() - start })
      const way = ways[host]
      return way ? way() : node.fetchFake(input, init)
    }
    const client = createEvmClient({ urls })
    const ask = () =>
      client.request('eth_gasPrice', [], never()).then(
        () => 'answered',
        () => 'failed',
      )
    return {
      ways,
      client,
      ask,
      countOf: (url: string) => asked.filter(request => request.url === url).length,
      timesOf: (url: string) => asked.filter(request => request.url === url).map(({ at }) => at),
      async poll(ms: number) {
        const outcomes: string[] = []
        for (let passed = 0; passed < ms; passed += POLL_MS) {
          const asking = ask().then(outcome => outcomes.push(outcome))
          await jest.advanceTimersByTimeAsync(POLL_MS)
          await asking
        }
        return outcomes
      },
    }
  }

  describe('P7, P34 nodes that refuse', () => {
    it.each([429, 403, 500, 503])(
      'receive one request in thirty seconds while they answer %d, however often a caller polls',
      async status => {
        const world = createWorld()
        world.ways[HOST] = refusing(status)
        world.ways[GATEWAY] = refusing(status)
        const outcomes = await world.poll(5 * MINUTE)
        expect(new Set(outcomes)).toEqual(new Set(['failed']))
        // A first refusal may be temporary, so one retry follows; after that, one request per
        // window.
        expect(world.countOf(HOST)).toBeLessThanOrEqual(2 + 10)
        expect(world.countOf(GATEWAY)).toBeLessThanOrEqual(2 + 10)
        expect(world.countOf(HOST)).toBeGreaterThan(5)
      },
    )

    it('receive no request before the time they named', async () => {
      const world = createWorld([HOST])
      world.ways[HOST] = refusing(429, { 'retry-after': '120' })
      await world.poll(2 * MINUTE - POLL_MS)
      expect(world.countOf(HOST)).toBe(1)
      await world.poll(MINUTE)
      expect(world.timesOf(HOST)[1]).toBeGreaterThanOrEqual(2 * MINUTE)
    })

    it('receive a request at the time they named when it is near', async () => {
      const world = createWorld([HOST])
      world.ways[HOST] = () => {
        world.ways[HOST] = undefined
        return refusing(429, { 'retry-after': '3' })()
      }
      const asked = world.ask()
      await jest.advanceTimersByTimeAsync(5_000)
      expect(await asked).toBe('answered')
      expect(world.timesOf(HOST)[1]).toBeGreaterThanOrEqual(3_000)
    })

    it.each([429, 403, 500])(
      'are used again automatically once they have recovered from %d',
      async status => {
        const world = createWorld()
        world.ways[HOST] = refusing(status)
        world.ways[GATEWAY] = refusing(status)
        await world.poll(2 * MINUTE)
        delete world.ways[HOST]
        const outcomes = await world.poll(MINUTE)
        expect(outcomes.slice(-2)).toEqual(['answered', 'answered'])
        const before = world.countOf(GATEWAY)
        await world.poll(MINUTE)
        expect(world.countOf(GATEWAY)).toBe(before)
      },
    )

    it('are skipped for the next one in order, at once', async () => {
      const world = createWorld()
      world.ways[HOST] = refusing(403)
      expect(await world.poll(5 * MINUTE)).toEqual(Array.from({ length: 30 }, () => 'answered'))
      expect(world.countOf(GATEWAY)).toBe(30)
      expect(world.countOf(HOST)).toBeLessThanOrEqual(2 + 10)
    })

    it('may refuse inside an answer', async () => {
      const world = createWorld([HOST])
      const node = createFakeNode({
        eth_gasPrice: new RpcFailure({ code: -32005, message: 'limit' }),
      })
      globalThis.fetch = node.fetchFake
      await world.poll(5 * MINUTE)
      expect(node.requests.length).toBeLessThanOrEqual(1 + 10)
    })

    it('are each skipped separately: a payment that cannot be paid is no refusal', async () => {
      const node = createFakeNode({
        eth_gasPrice: '0x2',
        eth_estimateGas: new RpcFailure({ code: -32000, message: 'insufficient funds for gas' }),
      })
      const world = createWorld([HOST])
      globalThis.fetch = node.fetchFake
      const estimated = world.client.request('eth_estimateGas', [{}], never()).catch(() => 'failed')
      await jest.advanceTimersByTimeAsync(5_000)
      expect(await estimated).toBe('failed')
      expect(await world.poll(POLL_MS)).toEqual(['answered'])
    })
  })
})
