import { approve, reviewed } from '../harness/review'
import { createFakeServer, EMAIL } from '../harness/createFakeServer'
import { startFrame } from '../harness/startFrame'
import type { TestFrame } from '../harness/startFrame'

const addressOf = async (frame: TestFrame) =>
  (await frame.request('GET_USER', {})).payload?.address as string

async function sign(frame: TestFrame, account: string) {
  const id = frame.rpc('personal_sign', ['Hello', account])
  await reviewed('Sign message')
  approve(frame, 'Sign')
  return frame.answered(id)
}

const stored = (server: TestFrame['server']) =>
  server.calls.filter(({ method, path }) => method === 'PUT' && path === '/api/keys')
const recovered = (server: TestFrame['server']) =>
  server.calls.filter(({ path }) => path === '/api/keys/recover')

it('creates one key at the first login and keeps the same account afterwards', async () => {
  const first = startFrame()
  await first.logIn()
  const address = await addressOf(first)
  const again = startFrame({ server: first.server, indexedDb: () => first.factory })
  expect(await addressOf(again)).toBe(address)
  expect(stored(first.server)).toHaveLength(1)
  expect(recovered(first.server)).toHaveLength(0)
  expect(await sign(again, address)).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
})

it('recovers on a new device, and creates a new split for it', async () => {
  const first = startFrame()
  await first.logIn()
  const address = await addressOf(first)
  const { wallet } = first.server.state
  first.server.state.wallet = wallet && { ...wallet, hasDeviceShares: false }
  const second = startFrame({ server: first.server })
  expect(await addressOf(second)).toBe(address)
  expect(recovered(first.server)).toHaveLength(1)
  expect(stored(first.server)).toHaveLength(2)
  expect(await sign(second, address)).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
})

it('recovers when this browser’s share was deleted', async () => {
  const first = startFrame()
  await first.logIn()
  const address = await addressOf(first)
  const emptied = startFrame({ server: first.server })
  expect(await addressOf(emptied)).toBe(address)
  expect(recovered(first.server)).toHaveLength(1)
})

it('field aa-sdk#1668: signs out with the reason when the share is lost and the code is old, and lets the user in again', async () => {
  const first = startFrame()
  await first.logIn()
  const address = await addressOf(first)
  const { server } = first
  server.state.isFresh = false
  const emptied = startFrame({ server })
  const refused = await emptied.request('GET_USER', {})
  expect(refused).toMatchObject({
    type: '@w3m-frame/GET_USER_ERROR',
    payload: { code: 'SIGNED_OUT', reason: 'DEVICE_KEY_LOST' },
  })
  expect((await emptied.request('IS_CONNECTED')).payload).toEqual({ isConnected: false })
  server.state.isFresh = true
  expect((await emptied.logIn()).payload?.address).toBe(address)
})

it('takes over the shares of another split that reached the server when it signs', async () => {
  const first = startFrame()
  await first.logIn()
  const address = await addressOf(first)
  const { server } = first
  // Another device split the key again, and the server forgot this device's share.
  const second = startFrame({ server })
  await addressOf(second)
  expect(await sign(first, address)).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
  expect(recovered(server)).toHaveLength(2)
})

it('never signs with a key of another account', async () => {
  const frame = startFrame()
  await frame.logIn()
  const { server } = frame
  const stranger = startFrame({ server: createFakeServer() })
  await stranger.logIn()
  // The server returns another user's shares, for recovery as well.
  server.state.shares = stranger.server.state.shares
  const id = frame.rpc('personal_sign', ['Hello', await addressOf(frame)])
  await reviewed('Sign message')
  approve(frame, 'Sign')
  expect(await frame.answered(id)).toMatchObject({
    type: '@w3m-frame/RPC_REQUEST_ERROR',
    payload: { code: 'NO_SHARES', reason: 'KEY_MISMATCH' },
  })
})

it('creates no second key when the first response was lost', async () => {
  const frame = startFrame()
  const { server } = frame
  await frame.request('CONNECT_EMAIL', { email: EMAIL })
  await frame.request('CONNECT_OTP', { otp: '123456' })
  server.losesAnswerOf = 'PUT /api/keys'
  const user = await frame.request('GET_USER', {})
  expect(user.payload?.address).toBe(server.state.wallet?.addresses.eip155)
  expect(stored(server)).toHaveLength(1)
})

it('field unlock#16592: works in memory when storage is denied, and says so', async () => {
  const frame = startFrame({
    indexedDb: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  const user = await frame.logIn()
  expect(user.payload).toMatchObject({ storage: 'memory' })
  expect(await sign(frame, user.payload?.address as string)).toMatchObject({
    type: '@w3m-frame/RPC_REQUEST_SUCCESS',
  })
})

it('uses the token when the browser withholds the cookie', async () => {
  const server = createFakeServer()
  server.state.keepsCookie = false
  const frame = startFrame({ server })
  const user = await frame.logIn()
  expect(user).toMatchObject({ type: '@w3m-frame/GET_USER_SUCCESS' })
  const reloaded = startFrame({ server, indexedDb: () => frame.factory })
  expect((await reloaded.request('IS_CONNECTED')).payload).toEqual({ isConnected: true })
  const elsewhere = startFrame({ server })
  expect((await elsewhere.request('IS_CONNECTED')).payload).toEqual({ isConnected: false })
})
