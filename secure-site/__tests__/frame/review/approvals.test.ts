import { screen, waitFor } from '@testing-library/dom'
import { verifyMessage } from 'viem'
import type { Hex } from 'viem'
import { pressAsVisitor } from '../harness/press'
import { approve, reject, reviewed } from '../harness/review'
import { HOST, startFrame } from '../harness/startFrame'

async function startWithAccount() {
  const frame = startFrame()
  const user = await frame.logIn()
  return { frame, account: user.payload?.address as Hex }
}

const signButton = () => screen.getByRole('button', { name: 'Sign' })
const audits = (frame: ReturnType<typeof startFrame>) =>
  frame.server.calls.filter(({ path }) => path === '/api/audit').map(({ body }) => body)

it('ignores scripted presses, and presses within half a second, and explains why', async () => {
  const { frame, account } = await startWithAccount()
  const id = frame.rpc('personal_sign', ['Hello', account])
  await reviewed('Sign message')
  expect(signButton().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('You can approve in a moment, after you have read this.')).toBeTruthy()
  pressAsVisitor(signButton())
  frame.pass(10_000)
  signButton().click()
  signButton().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await waitFor(() => expect(signButton().getAttribute('aria-disabled')).toBe('false'))
  expect(frame.answerTo(id)).toBeUndefined()
  pressAsVisitor(signButton())
  expect((await frame.answered(id)).type).toBe('@w3m-frame/RPC_REQUEST_SUCCESS')
  expect(audits(frame)).toEqual([{ kind: 'approved', method: 'personal_sign', hostOrigin: HOST }])
})

it('ignores presses until the end of a long message was seen, and explains why', async () => {
  const { frame, account } = await startWithAccount()
  const id = frame.rpc('personal_sign', ['Hello '.repeat(500), account])
  await reviewed('Sign message')
  // jsdom has no layout, so the text gets the height a browser would give it.
  const text = screen.getByRole('region')
  Object.defineProperties(text, { clientHeight: { value: 240 }, scrollHeight: { value: 900 } })
  frame.pass(10_000)
  pressAsVisitor(signButton())
  expect(await screen.findByText(/Scroll it to its end to approve/)).toBeTruthy()
  expect(signButton().getAttribute('aria-disabled')).toBe('true')
  expect(frame.answerTo(id)).toBeUndefined()
  text.scrollTop = 660
  text.dispatchEvent(new Event('scroll'))
  frame.pass(600)
  await waitFor(() => expect(signButton().getAttribute('aria-disabled')).toBe('false'))
  expect(screen.queryByText(/to approve/)).toBeNull()
  pressAsVisitor(signButton())
  expect((await frame.answered(id)).type).toBe('@w3m-frame/RPC_REQUEST_SUCCESS')
})

it('lets the user reject immediately', async () => {
  const { frame, account } = await startWithAccount()
  const id = frame.rpc('personal_sign', ['Hello', account])
  await reviewed('Sign message')
  reject()
  expect((await frame.answered(id)).payload).toMatchObject({ code: 4001 })
  expect(audits(frame)).toMatchObject([{ kind: 'declined' }])
  await waitFor(() => expect(document.body.childElementCount).toBe(0))
})

it('shows two requests one after the other, the oldest first', async () => {
  const { frame, account } = await startWithAccount()
  const first = frame.rpc('personal_sign', ['the first', account])
  const second = frame.rpc('personal_sign', ['the second', account])
  await reviewed('Sign message')
  expect(document.body.textContent).toContain('the first')
  expect(document.body.textContent).not.toContain('the second')
  approve(frame, 'Sign')
  await frame.answered(first)
  await screen.findByText('the second')
  // The press that approved the first must not approve the second.
  pressAsVisitor(signButton())
  expect(frame.answerTo(second)).toBeUndefined()
  reject()
  expect((await frame.answered(second)).payload).toMatchObject({ code: 4001 })
})

it('signs what it showed, whatever the page does to its request afterwards', async () => {
  const { frame, account } = await startWithAccount()
  const params = ['what was shown', account]
  const id = frame.rpc('personal_sign', params)
  await reviewed('Sign message')
  params[0] = 'something else'
  approve(frame, 'Sign')
  const signature = (await frame.answered(id)).payload as unknown as Hex
  expect(await verifyMessage({ address: account, message: 'what was shown', signature })).toBe(true)
})

it('lets the page withdraw a request without a press', async () => {
  const { frame, account } = await startWithAccount()
  const id = frame.rpc('personal_sign', ['Hello', account])
  const next = frame.rpc('personal_sign', ['Next', account])
  await reviewed('Sign message')
  await frame.request('RPC_ABORT')
  expect((await frame.answered(id)).payload).toMatchObject({ reason: 'CANCELLED' })
  expect((await frame.answered(next)).payload).toMatchObject({ reason: 'CANCELLED' })
  await waitFor(() => expect(document.body.childElementCount).toBe(0))
})

it.each([
  { what: 'the close button', close: () => screen.getByRole('button', { name: 'Close' }).click() },
  {
    what: 'Escape',
    close: () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  },
])('asks the page to close it on $what', async ({ close }) => {
  const { frame, account } = await startWithAccount()
  frame.rpc('personal_sign', ['Hello', account])
  await reviewed('Sign message')
  close()
  expect(frame.posted.at(-1)?.message).toEqual({ type: '@w3m-frame/CLOSE_REQUESTED' })
})

it.each([
  { what: 'text', message: 'Hello', shows: 'Hello' },
  { what: 'text in hexadecimal', message: '0x48656c6c6f', shows: 'Hello' },
  { what: 'bytes', message: '0xfffe00', shows: '0xfffe00' },
  { what: 'hidden characters', message: 'pay\u202E001\u200Bx', shows: 'pay⟨U+202E⟩001⟨U+200B⟩x' },
  {
    what: 'markup',
    message: '<img src=x onerror=alert(1)>',
    shows: '<img src=x onerror=alert(1)>',
  },
  { what: 'nothing', message: '0x', shows: '(empty)' },
])('shows a message of $what verbatim', async ({ message, shows }) => {
  const { frame, account } = await startWithAccount()
  frame.rpc('personal_sign', [message, account])
  await reviewed('Sign message')
  expect(screen.getByRole('region').textContent).toBe(shows)
  expect(document.querySelector('img')).toBeNull()
})

it('shows the page’s origin, and its name as its own claim', async () => {
  const { frame, account } = await startWithAccount()
  await frame.request('SYNC_DAPP_DATA', { metadata: { name: 'Bank \u202Eof X' }, projectId: 'p' })
  frame.rpc('personal_sign', ['Hello', account])
  await reviewed('Sign message')
  expect(screen.getByText(HOST).className).toBe('host-origin')
  expect(screen.getByText('The page calls itself “Bank ⟨U+202E⟩of X”')).toBeTruthy()
})

it('refuses to sign for another account', async () => {
  const { frame } = await startWithAccount()
  const id = frame.rpc('personal_sign', ['Hello', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'])
  expect((await frame.answered(id)).payload).toMatchObject({ code: 4100 })
})
