import { toModalError } from '../../../../../src/chains/eip155/toModalError'
import { createFakeProvider } from '../../fakeWallet'
import { CLIENTS, LIBRARIES } from '../../libraries'
import { never } from '../../world'
import { createFakeNode, RpcFailure } from './fakeNode'

const realFetch = globalThis.fetch
const over = (fetchFake: typeof fetch) => {
  globalThis.fetch = fetchFake
}

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

const codeOf = (work: Promise<unknown>) =>
  work.then(
    answer => ({ answered: answer }),
    (thrown: unknown) => toModalError(thrown, 'UNKNOWN', 'chain').code,
  )

describe.each(LIBRARIES)('by %s:', library => {
  const createEvmClient = CLIENTS[library]
  describe('requests to the nodes of an EVM network', () => {
    it('sends all calls of one tick as one batch to the first URL only', async () => {
      const node = createFakeNode({ eth_getBalance: '0x1', eth_call: '0x', eth_gasPrice: '0x2' })
      over(node.fetchFake)
      const client = createEvmClient({ urls: ['https://host.example', 'https://gateway.example'] })
      const answers = await Promise.all([
        client.request('eth_getBalance', ['0x0', 'latest'], never()),
        client.request('eth_call', [{}, 'latest'], never()),
        client.request('eth_gasPrice', [], never()),
      ])
      expect(answers).toEqual(['0x1', '0x', '0x2'])
      expect(node.requests).toHaveLength(1)
      expect(node.requests[0]?.url).toContain('host.example')
      expect(node.requests[0]?.calls.map(({ method }) => method)).toEqual([
        'eth_getBalance',
        'eth_call',
        'eth_gasPrice',
      ])
    })

    it('uses the next URL at once when the first is unreachable', async () => {
      const node = createFakeNode({ eth_gasPrice: '0x2' })
      const urls: string[] = []
      over(async (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        urls.push(url)
        if (url.includes('host')) throw new TypeError('fetch failed')
        return node.fetchFake(input, init)
      })
      const client = createEvmClient({ urls: ['https://host.example', 'https://gateway.example'] })
      expect(await client.request('eth_gasPrice', [], never())).toBe('0x2')
      expect(urls.map(url => new URL(url).host)).toEqual(['host.example', 'gateway.example'])
    })

    it('tries four rounds with growing pauses, then reports the chain as unreachable', async () => {
      jest.useFakeTimers()
      let tries = 0
      over(async () => {
        tries++
        throw new TypeError('fetch failed')
      })
      const client = createEvmClient({ urls: ['https://host.example'] })
      const asked = codeOf(client.request('eth_gasPrice', [], never()))
      await jest.advanceTimersByTimeAsync(100)
      expect(tries).toBe(1)
      await jest.advanceTimersByTimeAsync(5_000)
      expect(await asked).toBe('CHAIN_UNREACHABLE')
      expect(tries).toBe(4)
    })

    it('gives a silent node ten seconds', async () => {
      jest.useFakeTimers()
      const signals: (AbortSignal | null | undefined)[] = []
      over(async (_input, init) => {
        signals.push(init?.signal)
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      })
      const client = createEvmClient({ urls: ['https://host.example'] })
      const asked = codeOf(client.request('eth_gasPrice', [], never()))
      await jest.advanceTimersByTimeAsync(9_900)
      expect(signals.map(signal => signal?.aborted)).toEqual([false])
      await jest.advanceTimersByTimeAsync(200)
      expect(signals[0]?.aborted).toBe(true)
      await jest.advanceTimersByTimeAsync(60_000)
      expect(await asked).toBe('CHAIN_UNREACHABLE')
    })

    it.each([500, 503, 404, 429])('reports when a node answers HTTP %p', async status => {
      jest.useFakeTimers()
      over(async () => new Response('no', { status }))
      const asked = codeOf(
        createEvmClient({ urls: ['https://host.example'] }).request('eth_gasPrice', [], never()),
      )
      await jest.advanceTimersByTimeAsync(5_000)
      expect(await asked).toBe('CHAIN_UNREACHABLE')
    })

    it('does not retry a payment that cannot be paid', async () => {
      const node = createFakeNode({
        eth_estimateGas: new RpcFailure({ code: -32000, message: 'insufficient funds for gas' }),
      })
      over(node.fetchFake)
      const client = createEvmClient({ urls: ['https://host.example'] })
      expect(await codeOf(client.request('eth_estimateGas', [{}], never()))).toBe(
        'INSUFFICIENT_FUNDS',
      )
      expect(node.requests).toHaveLength(1)
    })

    it('limits one failing answer of a batch to itself', async () => {
      const node = createFakeNode({
        eth_gasPrice: '0x2',
        eth_call: new RpcFailure({ code: 3, message: 'execution reverted' }),
      })
      over(node.fetchFake)
      const client = createEvmClient({ urls: ['https://host.example'] })
      const [price, call] = await Promise.all([
        client.request('eth_gasPrice', [], never()),
        codeOf(client.request('eth_call', [{}, 'latest'], never())),
      ])
      expect([price, call]).toEqual(['0x2', 'EXECUTION_REVERTED'])
    })

    it('uses a wallet where there is no URL', async () => {
      const wallet = createFakeProvider({ eth_getBalance: '0x7' })
      const client = createEvmClient({
        wallet: {
          request: (method, params) =>
            wallet.provider.request({ method, ...(params && { params }) }),
        },
      })
      expect(await client.request('eth_getBalance', ['0x0', 'latest'], never())).toBe('0x7')
    })
  })

  describe('polling until there is an answer', () => {
    const client = createEvmClient({ urls: ['https://host.example'] })
    beforeEach(() => jest.useFakeTimers())

    it('pauses for one second at first and at most four', async () => {
      const times: number[] = []
      const start = Date.now()
      let isDone = false
      const polled = client.poll(
        async () => {
          times.push(Date.now() - start)
          return isDone ? 'mined' : null
        },
        () => false,
        never(),
      )
      await jest.advanceTimersByTimeAsync(60_000)
      const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      expect(pauses[0]).toBe(1_000)
      expect(Math.max(...pauses)).toBe(4_000)
      expect([...pauses].sort((a, b) => a - b)).toEqual(pauses)
      isDone = true
      await jest.advanceTimersByTimeAsync(4_000)
      expect(await polled).toBe('mined')
    })

    it('continues after temporary failures, and ends with a permanent one', async () => {
      const failures = [new Error('passing'), new Error('for good')]
      const polled = client
        .poll(
          () => Promise.reject(failures.shift() ?? new Error('asked too often')),
          thrown => thrown instanceof Error && thrown.message === 'passing',
          never(),
        )
        .catch((thrown: unknown) => thrown)
      await jest.advanceTimersByTimeAsync(10_000)
      expect(await polled).toEqual(new Error('for good'))
    })

    it('P34 sends nothing while the page is hidden, and one request as soon as it is visible', async () => {
      let tries = 0
      let isHidden = true
      const page = jest
        .spyOn(document, 'visibilityState', 'get')
        .mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
      const looking = createEvmClient({ urls: ['https://host.example'] }, document)
      const polled = looking.poll(
        async () => {
          tries++
          return isHidden ? null : 'mined'
        },
        () => false,
        never(),
      )
      await jest.advanceTimersByTimeAsync(600_000)
      expect(tries).toBe(0)
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
      await jest.advanceTimersByTimeAsync(0)
      expect(await polled).toBe('mined')
      expect(tries).toBe(1)
      page.mockRestore()
    })

    it('P34 ends when its caller aborts, also while the page is hidden', async () => {
      const page = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      const giveUp = new AbortController()
      const looking = createEvmClient({ urls: ['https://host.example'] }, document)
      const polled = looking.poll(
        async () => 'mined',
        () => true,
        giveUp.signal,
      )
      const ended = polled.catch(() => 'stopped')
      await jest.advanceTimersByTimeAsync(1_000)
      giveUp.abort()
      await jest.advanceTimersByTimeAsync(0)
      expect(await ended).toBe('stopped')
      page.mockRestore()
    })

    it('stops once no caller waits', async () => {
      const giveUp = new AbortController()
      let tries = 0
      const polled = client
        .poll(
          async () => {
            tries++
            return null
          },
          () => true,
          giveUp.signal,
        )
        .catch(() => 'stopped')
      await jest.advanceTimersByTimeAsync(1_500)
      giveUp.abort()
      await jest.advanceTimersByTimeAsync(20_000)
      expect(await polled).toBe('stopped')
      expect(tries).toBeLessThanOrEqual(3)
    })
  })
})
