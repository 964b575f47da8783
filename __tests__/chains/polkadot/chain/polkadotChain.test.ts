import { createHttpClient } from '../../../../src/clients/createHttpClient'
import { createPolkadotAdapter } from '../../../../src/chains/polkadot/polkadotWallets'
import { accountStorageKey } from '../../../../src/chains/polkadot/chain/systemAccount'
import { parseUnits } from '../../../../src/lib/amount/decimal'
import { chainClientContract } from '../../../contracts/chainClientContract'
import { codeOf } from '../../../contracts/codeOf'
import { ALICE, ALICE_KEY, POLKADOT_MAIN, polkadotPorts } from '../polkadotWorld'

/** A published vector: the storage key of Alice's account. */
const ALICE_AT =
  '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9' +
  `de1e86a9a8c739864cf3cc5ec2bea59f${ALICE_KEY}`

const lowFirst = (value: bigint, bytes: number) =>
  Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex')
    .reverse()
    .toString('hex')

/** An account record in a node's encoding. */
const record = (free: bigint, reserved = 0n) =>
  `0x${[5n, 0n, 1n, 0n].map(count => lowFirst(count, 4)).join('')}` +
  [free, reserved, free, 1n << 127n].map(amount => lowFirst(amount, 16)).join('')

function createNodes() {
  let asked: string[] = []
  let respond: (url: string, body: string) => Promise<Response>
  const answer = (result: unknown) => {
    respond = async () => Response.json({ jsonrpc: '2.0', id: 1, result })
  }
  answer(null)
  const http = createHttpClient({
    now: () => 0,
    fetch: (input, init) => {
      const url = input as string
      const body = init?.body as string
      asked.push(`${url} ${body}`)
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        respond(url, body).then(resolve, reject)
      })
    },
  })
  return {
    http,
    answer,
    respondBy: (by: typeof respond) => void (respond = by),
    asked: () => asked,
    hold: (amount: string) => answer(record(parseUnits(amount, 10))),
    fallSilent: () => void (respond = () => new Promise(() => undefined)),
    goAway: () => void (respond = () => Promise.reject(new TypeError('Failed to fetch'))),
    requests: () => asked.length,
    forget: () => void (asked = []),
  }
}

const chainOver = (nodes: ReturnType<typeof createNodes>, more: object = {}) =>
  createPolkadotAdapter({ ...polkadotPorts, http: nodes.http, ...more }).chain

chainClientContract('The Polkadot adapter', () => {
  const nodes = createNodes()
  return {
    chain: chainOver(nodes),
    network: POLKADOT_MAIN,
    address: ALICE,
    nodes,
    close: () => undefined,
  }
})

describe('a balance on a Polkadot network', () => {
  const { signal } = new AbortController()
  const balance = (chain: ReturnType<typeof chainOver>) =>
    chain.getNativeBalance(ALICE, POLKADOT_MAIN, signal)

  it('is read from the storage of a node', async () => {
    const nodes = createNodes()
    nodes.answer(record(15n, 27n))
    expect(await balance(chainOver(nodes))).toBe('0.0000000042')
    const [asked = ''] = nodes.asked()
    expect(asked).toContain('https://polkadot.example/')
    expect(asked).toContain(`"method":"state_getStorage","params":["${ALICE_AT}"]`)
    expect(accountStorageKey(Uint8Array.from(Buffer.from(ALICE_KEY, 'hex')))).toBe(ALICE_AT)
  })

  it('is zero for an account that was never used', async () => {
    const nodes = createNodes()
    nodes.answer(null)
    expect(await balance(chainOver(nodes))).toBe('0')
  })

  it('comes from the next node when the first one fails', async () => {
    const nodes = createNodes()
    nodes.respondBy(async url =>
      url.startsWith('https://broken.example')
        ? Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'no' } })
        : Response.json({ jsonrpc: '2.0', id: 1, result: record(10_000_000_000n) }),
    )
    const rpcUrls = () => ['https://broken.example', 'https://good.example']
    expect(await balance(chainOver(nodes, { rpcUrls }))).toBe('1')
  })

  it.each([{}, '0x', '0xzz', 7, `0x${'00'.repeat(40)}`])(
    'is unknown when a node answers %j',
    async answer => {
      const nodes = createNodes()
      nodes.answer(answer)
      expect(await codeOf(balance(chainOver(nodes)))).toBe('CHAIN_UNREACHABLE')
    },
  )

  it('is unknown without a node, and not requested for a mistyped address', async () => {
    const nodes = createNodes()
    expect(await codeOf(balance(chainOver(nodes, { rpcUrls: () => [] })))).toBe('CHAIN_UNREACHABLE')
    const wrong = chainOver(nodes).getNativeBalance(ALICE.replace(/Y$/, 'Z'), POLKADOT_MAIN, signal)
    expect(await codeOf(wrong)).toBe('BALANCE_UNAVAILABLE')
    expect(nodes.requests()).toBe(0)
  })
})

describe('a node behind a WebSocket', () => {
  const sockets: FakeSocket[] = []
  class FakeSocket extends EventTarget {
    sent: string[] = []
    isClosed = false
    constructor(readonly url: string) {
      super()
      sockets.push(this)
    }
    send(text: string) {
      this.sent.push(text)
    }
    close() {
      this.isClosed = true
    }
    tell(type: string, data?: string) {
      this.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }))
    }
  }
  const page = new Proxy(window, {
    get: (target, field) =>
      field === 'WebSocket' ? FakeSocket : (Reflect.get(target, field) as unknown),
  })
  const rpcUrls = () => ['wss://node.example']
  const chain = () => chainOver(createNodes(), { window: page, rpcUrls })
  const ask = (signal: AbortSignal) => chain().getNativeBalance(ALICE, POLKADOT_MAIN, signal)
  const opened = async () => {
    for (let tries = 0; tries < 50 && sockets.length === 0; tries++) {
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    return sockets[0]
  }
  beforeEach(() => void sockets.splice(0))

  it('receives one request, then is disconnected', async () => {
    const asked = ask(new AbortController().signal)
    const socket = await opened()
    expect(socket?.url).toBe('wss://node.example')
    socket?.tell('open')
    expect(JSON.parse(socket?.sent[0] ?? '')).toMatchObject({ params: [ALICE_AT] })
    socket?.tell('message', JSON.stringify({ id: 1, result: record(20_000_000_000n) }))
    expect(await asked).toBe('2')
    expect(socket?.isClosed).toBe(true)
  })

  it('that closes, answers nonsense, or is aborted returns nothing', async () => {
    const closed = codeOf(ask(new AbortController().signal))
    ;(await opened())?.tell('close')
    expect(await closed).toBe('CHAIN_UNREACHABLE')
    sockets.splice(0)
    const nonsense = codeOf(ask(new AbortController().signal))
    ;(await opened())?.tell('message', '{')
    expect(await nonsense).toBe('CHAIN_UNREACHABLE')
    sockets.splice(0)
    const giveUp = new AbortController()
    const left = codeOf(ask(giveUp.signal))
    const socket = await opened()
    giveUp.abort()
    expect(await left).toBe('CANCELLED')
    await new Promise(resolve => setTimeout(resolve))
    expect(socket?.isClosed).toBe(true)
  })
})
