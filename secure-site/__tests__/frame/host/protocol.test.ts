import { waitFor } from '@testing-library/dom'
import { EMAIL } from '../harness/createFakeServer'
import { HOST, startFrame } from '../harness/startFrame'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

it.each([
  { ancestors: [HOST], target: HOST },
  { ancestors: null, target: '*' },
])('posts that it is ready to $target, and nothing but its version', ({ ancestors, target }) => {
  const { posted } = startFrame({ ancestors })
  expect(posted).toEqual([
    { message: { type: '@w3m-frame/READY', payload: { version: '4' } }, target },
  ])
})

describe('the events of a page', () => {
  it.each([
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { smartAccountEnabledNetworks: [] }],
    [
      'SET_PREFERRED_ACCOUNT',
      { type: 'eoa' },
      { type: 'eoa', address: expect.stringMatching(/^0x/) as unknown },
    ],
    ['SWITCH_NETWORK', { chainId: 'eip155:137' }, { chainId: 137 }],
    ['SWITCH_NETWORK', { chainId: 137 }, { chainId: 137 }],
    ['SWITCH_NETWORK', { chainId: SOLANA }, { chainId: SOLANA }],
    ['GET_CHAIN_ID', undefined, { chainId: 1 }],
    ['IS_CONNECTED', undefined, { isConnected: true }],
    ['CONNECT_EMAIL', { email: EMAIL, more: 'members' }, { action: 'CONNECT' }],
    ['SYNC_THEME', { themeMode: 'dark', themeVariables: { '--w3m-z-index': 1 } }, undefined],
    ['SYNC_DAPP_DATA', { metadata: { name: 'Tide', icons: [] }, projectId: 'p' }, undefined],
    ['RELOAD', undefined, undefined],
    ['RPC_ABORT', undefined, undefined],
    ['SIGN_OUT', undefined, undefined],
  ])('%s %j', async (name, payload, answer) => {
    const frame = startFrame()
    await frame.logIn()
    const message = await frame.request(name, payload)
    expect(message.type).toBe(`@w3m-frame/${name}_SUCCESS`)
    expect(message.payload).toEqual(answer)
  })

  it.each(['AWAIT_UPDATE_EMAIL', 'INIT_SMART_ACCOUNT'])('%s is not supported yet', async name => {
    expect(await startFrame().request(name, {})).toMatchObject({
      type: `@w3m-frame/${name}_ERROR`,
      payload: { message: 'Not supported by this wallet yet', code: 4200 },
    })
  })

  it.each([
    ['CONNECT_OTP', { otp: '123456' }, 'CODE_EXPIRED'],
    ['CONNECT_OTP', { otp: 'abc' }, 'CODE_WRONG'],
    ['CONNECT_EMAIL', {}, 'BAD_REQUEST'],
    ['CONNECT_DEVICE', undefined, 'CODE_EXPIRED'],
    ['GET_USER', {}, 'SIGNED_OUT'],
    ['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }, 4200],
    ['SWITCH_NETWORK', { chainId: 'eip155:999' }, 4902],
    ['SWITCH_NETWORK', { chainId: 'cosmos:hub' }, 4902],
    ['SYNC_THEME', { themeMode: 'pink' }, 'BAD_REQUEST'],
    ['RPC_REQUEST', { params: [] }, 'BAD_REQUEST'],
    ['RPC_REQUEST', { method: 'eth_sign', params: [] }, 4200],
    ['RPC_REQUEST', { method: 'eth_sendUserOperation', params: [] }, 4200],
    ['RPC_REQUEST', { method: 'wallet_grantPermissions', params: [] }, 'SIGNED_OUT'],
    ['RPC_REQUEST', { method: 'constructor', params: [] }, 4200],
    ['RPC_REQUEST', { method: 'eth_call', params: [], chainId: 'eip155:5' }, 4901],
  ])('%s %j without a login is refused with %s', async (name, payload, code) => {
    const answer = await startFrame().request(name, payload)
    expect(answer.type).toBe(`@w3m-frame/${name}_ERROR`)
    expect(answer.payload).toMatchObject({ code, message: expect.stringMatching(/\w/) as unknown })
  })
})

it('waits for the emailed link, and is cancelled by a newer login', async () => {
  const frame = startFrame()
  const { state } = frame.server
  state.step = 'device'
  const first = await frame.request('CONNECT_EMAIL', { email: EMAIL })
  expect(first.payload).toEqual({ action: 'VERIFY_DEVICE' })
  state.isApproved = true
  expect((await frame.request('CONNECT_DEVICE')).type).toBe('@w3m-frame/CONNECT_DEVICE_SUCCESS')
  expect((await frame.request('CONNECT_OTP', { otp: '000000' })).payload).toMatchObject({
    code: 'CODE_WRONG',
  })
  expect((await frame.request('CONNECT_OTP', { otp: '123 456' })).type).toBe(
    '@w3m-frame/CONNECT_OTP_SUCCESS',
  )
})

it('refuses a page that is not on the project’s list', async () => {
  const frame = startFrame()
  frame.server.state.allowedOrigins = ['https://other.example']
  expect((await frame.request('CONNECT_EMAIL', { email: EMAIL })).payload).toMatchObject({
    code: 'HOST_NOT_ALLOWED',
  })
})

it('queries the request’s network, and forwards its server’s error', async () => {
  const frame = startFrame()
  frame.server.rpc.eth_blockNumber = () => '0x10'
  frame.server.rpc.eth_call = () => {
    throw new Error('execution reverted')
  }
  const block = await frame.answered(frame.rpc('eth_blockNumber', undefined, { chainId: 137 }))
  expect(block.payload).toBe('0x10')
  const call = await frame.answered(frame.rpc('eth_call', [{}, 'latest']))
  expect(call.payload).toEqual({ code: -32000, message: 'execution reverted' })
})

it('explains that no server is reachable, and what to do', async () => {
  const frame = startFrame()
  frame.server.state.isDown = true
  expect((await frame.request('IS_CONNECTED')).payload).toMatchObject({
    code: 'SERVER_ERROR',
    reason: 'SERVER_UNREACHABLE',
    message: expect.stringContaining('Check your connection') as unknown,
  })
})

describe('hostile messages', () => {
  const message = { id: 'x', type: '@w3m-app/GET_CHAIN_ID' }
  const settle = async (frame: ReturnType<typeof startFrame>) => {
    // A request of the page itself is answered only after all earlier messages.
    await frame.request('GET_CHAIN_ID')
    return frame.posted.filter(({ message: each }) => each.id === 'x')
  }

  it.each([
    ['another origin', message, { origin: 'https://evil.example' }],
    ['a null origin', message, { origin: 'null' }],
    ['another window', message, { source: {} }],
    ['no window', message, { source: null }],
    ['an unknown type', { ...message, type: '@w3m-app/UNKNOWN' }, {}],
    ['a name of every object', { ...message, type: '@w3m-app/constructor' }, {}],
    ['a type of the frame', { ...message, type: '@w3m-frame/GET_CHAIN_ID_SUCCESS' }, {}],
    ['a type behind other text', { ...message, type: 'x@w3m-app/GET_CHAIN_ID' }, {}],
    ['an id that is no text', { ...message, id: ['x'] }, {}],
    ['no object', 'GET_CHAIN_ID', {}],
    ['null', null, {}],
  ])('ignores %s', async (_what, data, from) => {
    const frame = startFrame()
    frame.deliver(data, from)
    expect(await settle(frame)).toEqual([])
  })

  it('is bound to the first sender’s origin when the browser does not report ancestors', async () => {
    const frame = startFrame({ ancestors: null })
    await frame.request('GET_CHAIN_ID')
    frame.deliver(message, { origin: 'https://evil.example' })
    expect(await settle(frame)).toEqual([])
    expect(new Set(frame.posted.slice(1).map(({ target }) => target))).toEqual(new Set([HOST]))
  })

  it('answers each id once', async () => {
    const frame = startFrame()
    frame.deliver(message)
    frame.deliver(message)
    expect(await settle(frame)).toHaveLength(1)
  })

  it.each([
    ['10 MB of text', 'x'.repeat(10_000_000)],
    ['10 MB of bytes', new Uint8Array(10_000_000)],
    ['a map', new Map([['a', 'b']])],
    ['a tower of lists', JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown],
  ])('refuses %s', async (_what, payload) => {
    const frame = startFrame()
    frame.deliver({ ...message, payload })
    expect(await settle(frame)).toMatchObject([
      { message: { type: '@w3m-frame/GET_CHAIN_ID_ERROR', payload: { code: 'BAD_REQUEST' } } },
    ])
  })

  it('drops all but 200 of 10,000 messages per second, and continues in the next', async () => {
    const frame = startFrame()
    for (let at = 0; at < 10_000; at += 1)
      frame.deliver({ id: `flood${at}`, type: '@w3m-app/GET_CHAIN_ID' })
    frame.pass(1_001)
    const answers = () => frame.posted.filter(({ message: each }) => each.id?.startsWith('flood'))
    await waitFor(() => expect(answers()).toHaveLength(200))
    expect((await frame.request('GET_CHAIN_ID')).type).toBe('@w3m-frame/GET_CHAIN_ID_SUCCESS')
    expect(answers()).toHaveLength(200)
    const refused = answers().filter(({ message: each }) => each.type.endsWith('_ERROR'))
    expect(refused).toHaveLength(100)
    expect(refused[0]?.message.payload).toMatchObject({ reason: 'TOO_MANY_OPEN' })
  })
})

describe('the end of a session', () => {
  it('is reported once when the heartbeat detects it', async () => {
    const frame = startFrame()
    await frame.logIn()
    frame.server.state.email = null
    frame.beat()
    const ends = () =>
      frame.posted.filter(({ message }) => message.type === '@w3m-frame/SESSION_UPDATE')
    await waitFor(() => expect(ends()).toHaveLength(1))
    expect(ends()[0]?.message).toEqual({
      type: '@w3m-frame/SESSION_UPDATE',
      payload: { token: '' },
    })
    frame.beat()
    await frame.request('IS_CONNECTED')
    expect(ends()).toHaveLength(1)
  })

  it('is reported when another tab signs out', async () => {
    const tabs = new EventTarget()
    const postMessage = () => tabs.dispatchEvent(new Event('message'))
    const frame = startFrame({
      tabs: { postMessage, addEventListener: tabs.addEventListener.bind(tabs) },
    })
    await frame.logIn()
    frame.server.state.email = null
    postMessage()
    await waitFor(() => expect(frame.posted.at(-1)?.message.type).toBe('@w3m-frame/SESSION_UPDATE'))
  })

  it('is not reported while the server is unreachable', async () => {
    const frame = startFrame()
    await frame.logIn()
    frame.server.state.isDown = true
    frame.beat()
    await frame.request('IS_CONNECTED')
    frame.server.state.isDown = false
    expect((await frame.request('IS_CONNECTED')).payload).toEqual({ isConnected: true })
    expect(frame.posted.map(({ message }) => message.type)).not.toContain(
      '@w3m-frame/SESSION_UPDATE',
    )
  })

  it('signs out and in again ten times', async () => {
    const frame = startFrame()
    const first = (await frame.logIn()).payload?.address
    for (let time = 0; time < 10; time += 1) {
      await frame.request('SIGN_OUT')
      expect((await frame.logIn()).payload?.address).toBe(first)
    }
  })
})
