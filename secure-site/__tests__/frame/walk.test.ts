import { verifyMessage } from 'viem'
import { EMAIL } from './harness/createFakeServer'
import { approve, reviewed } from './harness/review'
import { HOST, startFrame } from './harness/startFrame'

it('logs in by email, returns the account, and signs a message that the user approved', async () => {
  const frame = startFrame()
  expect(frame.posted[0]).toEqual({
    message: { type: '@w3m-frame/READY', payload: { version: '4' } },
    target: HOST,
  })
  const email = await frame.request('CONNECT_EMAIL', { email: EMAIL })
  expect(email).toMatchObject({
    type: '@w3m-frame/CONNECT_EMAIL_SUCCESS',
    payload: { action: 'VERIFY_OTP' },
  })
  expect((await frame.request('CONNECT_OTP', { otp: '123456' })).type).toBe(
    '@w3m-frame/CONNECT_OTP_SUCCESS',
  )
  const user = await frame.request('GET_USER', { chainId: 1 })
  expect(user).toMatchObject({
    type: '@w3m-frame/GET_USER_SUCCESS',
    payload: { email: EMAIL, chainId: 1 },
  })
  const address = user.payload?.address as `0x${string}`

  const id = frame.rpc('personal_sign', ['Hello', address])
  await reviewed('Sign message')
  expect(document.body.textContent).toContain('Hello')
  expect(document.body.textContent).toContain(HOST)
  approve(frame, 'Sign')
  const signed = await frame.answered(id)
  expect(signed).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
  const signature = signed.payload as unknown as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  expect(document.body.childElementCount).toBe(0)
})
