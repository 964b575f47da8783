import { waitFor } from '@testing-library/dom'
import { CODE, createFakeServer, EMAIL, NEW_CODE, TOKEN } from '../harness/createFakeServer'
import { startFrame, type TestFrame } from '../harness/startFrame'

const NEW_EMAIL = 'marisol@harbour.example'

/** Tabs of one browser: each receives what the others post. */
function createTabs() {
  const heard: { tab: number; hear: () => void }[] = []
  let tabs = 0
  return () => {
    tabs += 1
    const tab = tabs
    return {
      postMessage: () => heard.filter(each => each.tab !== tab).forEach(({ hear }) => hear()),
      addEventListener: (_type: string, hear: unknown) =>
        void heard.push({ tab, hear: hear as () => void }),
    } as Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  }
}

const updates = ({ posted }: TestFrame) =>
  posted.map(({ message }) => message).filter(({ type }) => type === '@w3m-frame/SESSION_UPDATE')

async function change(frame: TestFrame) {
  await frame.request('UPDATE_EMAIL', { email: NEW_EMAIL })
  await frame.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: CODE })
  return frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: NEW_CODE })
}

it('asks for the code of the current address, then for that of the new one', async () => {
  const frame = startFrame()
  await frame.logIn()
  const begun = await frame.request('UPDATE_EMAIL', { email: NEW_EMAIL })
  expect(begun).toMatchObject({
    type: '@w3m-frame/UPDATE_EMAIL_SUCCESS',
    payload: { action: 'VERIFY_PRIMARY_OTP' },
  })
  const primary = await frame.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123 456' })
  expect(primary.type).toBe('@w3m-frame/UPDATE_EMAIL_PRIMARY_OTP_SUCCESS')
  const secondary = await frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: NEW_CODE })
  expect(secondary).toMatchObject({
    type: '@w3m-frame/UPDATE_EMAIL_SECONDARY_OTP_SUCCESS',
    payload: { newEmail: NEW_EMAIL },
  })
  const [{ body } = { body: null }] = frame.server.calls.filter(
    ({ path }) => path === '/api/email/change',
  )
  expect(body).toEqual({ email: NEW_EMAIL, hostOrigin: 'https://tide.example', projectId: 'p' })
})

it('asks an account without an address for the second code only', async () => {
  const frame = startFrame()
  await frame.logIn()
  frame.server.state.changeStep = 'secondary'
  const begun = await frame.request('UPDATE_EMAIL', { email: NEW_EMAIL })
  expect(begun.payload).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
  const done = await frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: NEW_CODE })
  expect(done.payload).toEqual({ newEmail: NEW_EMAIL })
})

it('stays signed in with the same account, and does not notify its own page', async () => {
  const frame = startFrame()
  const before = await frame.logIn()
  await change(frame)
  frame.beat()
  const after = await frame.request('GET_USER', {})
  expect(after.payload).toEqual({ ...before.payload, email: NEW_EMAIL })
  expect(updates(frame)).toEqual([])
})

it.each([
  ['UPDATE_EMAIL', { email: EMAIL }, 'EMAIL_INVALID'],
  ['UPDATE_EMAIL', {}, 'BAD_REQUEST'],
  ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '000000' }, 'CODE_WRONG'],
  ['UPDATE_EMAIL_PRIMARY_OTP', { otp: 'abc' }, 'CODE_WRONG'],
  ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '000000' }, 'CODE_WRONG'],
  ['UPDATE_EMAIL_SECONDARY_OTP', {}, 'BAD_REQUEST'],
])('%s %j is refused with %s, and changes nothing', async (name, payload, code) => {
  const frame = startFrame()
  await frame.logIn()
  await frame.request('UPDATE_EMAIL', { email: NEW_EMAIL })
  expect((await frame.request(name, payload)).payload).toMatchObject({ code })
  expect(frame.server.state.email).toBe(EMAIL)
})

it.each([
  ['nothing was begun', async () => undefined],
  [
    'the page was loaded anew',
    async (frame: TestFrame) => {
      await frame.request('UPDATE_EMAIL', { email: NEW_EMAIL })
      await frame.request('RELOAD')
    },
  ],
  [
    'a newer change was refused',
    async (frame: TestFrame) => {
      await frame.request('UPDATE_EMAIL', { email: NEW_EMAIL })
      await frame.request('UPDATE_EMAIL', { email: EMAIL })
    },
  ],
  [
    'it was done already',
    async (frame: TestFrame) => {
      await change(frame)
    },
  ],
])('accepts no code when %s', async (_what, prepare) => {
  const frame = startFrame()
  await frame.logIn()
  await prepare(frame)
  for (const name of ['UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'])
    expect((await frame.request(name, { otp: CODE })).payload).toMatchObject({
      code: 'CODE_EXPIRED',
    })
})

it('changes nothing for a signed-out user, or on a page that is not on the list', async () => {
  const frame = startFrame()
  expect((await frame.request('UPDATE_EMAIL', { email: NEW_EMAIL })).payload).toMatchObject({
    code: 'SIGNED_OUT',
  })
  const elsewhere = startFrame()
  elsewhere.server.state.allowedOrigins = ['https://other.example']
  expect((await elsewhere.request('UPDATE_EMAIL', { email: NEW_EMAIL })).payload).toMatchObject({
    code: 'HOST_NOT_ALLOWED',
  })
})

describe('another tab', () => {
  function startTwo() {
    const server = createFakeServer()
    const open = createTabs()
    return [startFrame({ server, tabs: open() }), startFrame({ server, tabs: open() })] as const
  }

  it('is notified of a change rather than a sign-out, and finds the same account', async () => {
    const [first, second] = startTwo()
    await first.logIn()
    const before = await second.request('GET_USER', {})
    await change(first)
    await waitFor(() => expect(updates(second)).toHaveLength(1))
    expect(updates(second)[0]?.payload).toEqual({ token: 'changed' })
    expect(JSON.stringify(second.posted)).not.toContain(TOKEN)
    const after = await second.request('GET_USER', {})
    expect(after.payload).toEqual({ ...before.payload, email: NEW_EMAIL })
    second.beat()
    await second.request('IS_CONNECTED')
    expect(updates(second)).toHaveLength(1)
    expect(updates(first)).toEqual([])
  })

  it('notices it by its heartbeat when tabs cannot communicate', async () => {
    const server = createFakeServer()
    const [first, second] = [startFrame({ server }), startFrame({ server })]
    await first.logIn()
    await second.request('GET_USER', {})
    await change(first)
    second.beat()
    await waitFor(() => expect(updates(second)).toMatchObject([{ payload: { token: 'changed' } }]))
  })

  it('is signed out when another user has signed in, even with the same email', async () => {
    const [first, second] = startTwo()
    await first.logIn()
    await second.request('GET_USER', {})
    first.server.state.userId = 'another'
    second.beat()
    await waitFor(() => expect(updates(second)).toMatchObject([{ payload: { token: '' } }]))
  })
})
