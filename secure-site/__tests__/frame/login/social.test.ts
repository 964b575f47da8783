import { waitFor } from '@testing-library/dom'
import { createFakeServer, EMAIL, SOCIAL_RESULT } from '../harness/createFakeServer'
import { HOST, startFrame } from '../harness/startFrame'

const resultUri = (query: string) => `https://secure.example/social/callback?${query}`
const result = resultUri(`result=${SOCIAL_RESULT}`)
const pathsOf = (frame: ReturnType<typeof startFrame>) => frame.server.calls.map(({ path }) => path)

describe('a social login', () => {
  it('requests the provider’s URL for this browser and page', async () => {
    const frame = startFrame()
    const answer = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
    expect(answer.payload).toEqual({ uri: 'https://google.example/authorize?state=s' })
    const call = frame.server.calls.find(({ path }) => path === '/api/social/begin')
    expect(call?.body).toEqual({
      provider: 'google',
      projectId: 'p',
      hostOrigin: HOST,
      deviceId: expect.stringMatching(/^[-\w]{43}$/) as string,
    })
  })

  it('redeems the result, creates the key, and returns the user', async () => {
    const frame = startFrame()
    const answer = await frame.request('CONNECT_SOCIAL', { uri: result, chainId: 'eip155:137' })
    expect(answer.type).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS')
    const address = frame.server.state.wallet?.addresses.eip155
    expect(answer.payload).toMatchObject({
      email: EMAIL,
      address,
      chainId: 137,
      userName: 'marisol',
    })
    expect(answer.payload).not.toHaveProperty('smartAccountDeployed')
    expect((await frame.request('IS_CONNECTED')).payload).toEqual({ isConnected: true })
    expect((await frame.request('GET_USER', {})).payload).toMatchObject({ address })
  })

  it('connects a user without an email address', async () => {
    const frame = startFrame()
    frame.server.state.social = { provider: 'discord', email: null }
    const answer = await frame.request('CONNECT_SOCIAL', { uri: result })
    // Modals strip the trailing 0 (product §4).
    expect(answer.payload).toMatchObject({ email: null, userName: 'marisol0' })
    expect((await frame.request('GET_USER', {})).payload).toMatchObject({ email: null })
    expect((await frame.request('CONNECT_EMAIL', { email: EMAIL })).payload).toEqual({
      action: 'VERIFY_OTP',
    })
  })

  it.each([
    ['error=access_denied', 4001, 'LOGIN_DECLINED'],
    ['error=login_expired', 'LOGIN_EXPIRED', 'LOGIN_EXPIRED'],
    ['error=server_error', 'PROVIDER_UNREACHABLE', 'LOGIN_FAILED'],
    ['', 'PROVIDER_UNREACHABLE', 'LOGIN_FAILED'],
    [`result=${'x'.repeat(43)}`, 'LOGIN_EXPIRED', 'LOGIN_EXPIRED'],
  ])('reports the outcome of %j', async (query, code, reason) => {
    const frame = startFrame()
    const { type, payload } = await frame.request('CONNECT_SOCIAL', { uri: resultUri(query) })
    expect(type).toBe('@w3m-frame/CONNECT_SOCIAL_ERROR')
    expect(payload).toMatchObject({ code, reason })
    expect((await frame.request('IS_CONNECTED')).payload).toEqual({ isConnected: false })
  })

  it.each(['nonsense', 'https://secure.example/sdk?result=x'])(
    'rejects %j as a result',
    async uri => {
      const frame = startFrame()
      const { payload } = await frame.request('CONNECT_SOCIAL', { uri })
      expect(payload).toMatchObject({ reason: 'LOGIN_FAILED' })
      expect(pathsOf(frame)).not.toContain('/api/social/redeem')
    },
  )

  it('rejects unknown providers, and reports those that are not offered', async () => {
    const frame = startFrame()
    const unknown = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider: 'myspace' })
    expect(unknown.payload).toMatchObject({ code: 'BAD_REQUEST' })
    const apple = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider: 'apple' })
    expect(apple.payload).toMatchObject({ code: 'PROVIDER_NOT_OFFERED' })
  })

  it.each([
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
    ['CONNECT_SOCIAL', { uri: result }],
    ['GET_FARCASTER_URI', undefined],
  ])('%s does nothing for a page that is not allowed', async (name, payload) => {
    const server = createFakeServer()
    server.state.allowedOrigins = []
    const frame = startFrame({ server })
    const answer = await frame.request(name, payload)
    expect(answer.payload).toMatchObject({ code: 'HOST_NOT_ALLOWED' })
    expect(pathsOf(frame)).toEqual(['/api/config'])
  })
})

describe('a login with Farcaster', () => {
  it('returns the app’s URL, and waits until the app has signed', async () => {
    const frame = startFrame()
    const { payload } = await frame.request('GET_FARCASTER_URI')
    expect(payload).toEqual({ url: 'https://farcaster.example/c' })
    const waiting = frame.post('CONNECT_FARCASTER')
    await waitFor(() => expect(pathsOf(frame)).toContain('/api/social/farcaster/await'))
    expect(frame.answerTo(waiting)).toBeUndefined()
    frame.server.sign()
    expect((await frame.answered(waiting)).payload).toEqual({ userName: 'marisol' })
    expect((await frame.request('GET_USER', {})).payload).toMatchObject({ email: null })
  })

  it('is abandoned on RELOAD, and email works right after', async () => {
    const frame = startFrame()
    await frame.request('GET_FARCASTER_URI')
    const waiting = frame.post('CONNECT_FARCASTER')
    await waitFor(() => expect(pathsOf(frame)).toContain('/api/social/farcaster/await'))
    await frame.request('RELOAD')
    expect((await frame.answered(waiting)).payload).toMatchObject({ reason: 'CANCELLED' })
    expect((await frame.logIn()).type).toBe('@w3m-frame/GET_USER_SUCCESS')
  })

  it('refuses to wait before it was started', async () => {
    const { payload } = await startFrame().request('CONNECT_FARCASTER')
    expect(payload).toMatchObject({ code: 'LOGIN_EXPIRED' })
  })
})
