import { createWorld, EMAIL, pass, signIn, type World } from './embeddedWorld'

const NEW_EMAIL = 'ada@harbour.example'
const KEYS = {
  email: '@appkit-wallet/EMAIL',
  used: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  lastAt: '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
}

/** Settles with the outcome, once pending messages have been delivered. */
async function settled<T>(asked: Promise<T>): Promise<T> {
  asked.catch(() => undefined)
  await pass(1)
  return asked
}

describe('a changed email', () => {
  let world: World
  beforeEach(() => {
    jest.useFakeTimers()
    world = createWorld()
  })
  afterEach(() => {
    world.close()
    jest.useRealTimers()
  })

  it('is requested from the frame in three steps, and stored once it is done (protocol §5.4)', async () => {
    await signIn(world)
    const { client, frame, signal, storage } = world
    const before = frame.received.length
    expect(await settled(client.requestEmailChange(` ${NEW_EMAIL} `, signal))).toBe('primary')
    expect(storage.entries()[KEYS.lastAt]).toBe(String(Date.now() - 1))
    await settled(client.submitPrimaryCode('123456', signal))
    expect(client.email()).toBe(EMAIL)
    expect(storage.entries()[KEYS.email]).toBe(EMAIL)
    expect(await settled(client.submitSecondaryCode('123456', signal))).toBe(NEW_EMAIL)
    expect(client.email()).toBe(NEW_EMAIL)
    expect(client.userFacingName()).toBe(NEW_EMAIL)
    expect(storage.entries()).toMatchObject({ [KEYS.email]: NEW_EMAIL, [KEYS.used]: 'true' })
    expect(storage.entries()[KEYS.lastAt]).toBeUndefined()
    expect(client.cooldownMs()).toBe(0)
    expect(frame.received.slice(before).map(({ event, payload }) => [event, payload])).toEqual([
      ['UPDATE_EMAIL', { email: NEW_EMAIL }],
      ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' }],
      ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' }],
    ])
  })

  it('keeps the login: the next check finds it, and reports no change', async () => {
    await signIn(world)
    const { client, signal, changes } = world
    await settled(client.requestEmailChange(NEW_EMAIL, signal))
    await settled(client.submitPrimaryCode('123456', signal))
    await settled(client.submitSecondaryCode('123456', signal))
    await pass(10_000)
    await settled(client.switchNetwork('eip155:137', signal))
    expect(changes.map(({ kind }) => kind)).not.toContain('ended')
    expect(changes.map(({ kind }) => kind)).not.toContain('emailChanged')
    expect(client.email()).toBe(NEW_EMAIL)
  })

  it('shares the wait for another mail with the login', async () => {
    await signIn(world)
    const { client, signal } = world
    await settled(client.requestEmailChange(NEW_EMAIL, signal))
    expect(client.cooldownMs()).toBe(30_000)
    await expect(client.requestEmailChange(NEW_EMAIL, signal)).rejects.toMatchObject({
      code: 'EMAIL_COOLDOWN',
      message: '30',
    })
    await pass(30_000)
    expect(await settled(client.requestEmailChange(NEW_EMAIL, signal))).toBe('primary')
  })

  it.each([
    ['no address', (w: World) => w.client.requestEmailChange('ada', w.signal), 'EMAIL_INVALID'],
    ['no six digits', (w: World) => w.client.submitPrimaryCode('12345', w.signal), 'CODE_WRONG'],
    ['no six digits', (w: World) => w.client.submitSecondaryCode('abcdef', w.signal), 'CODE_WRONG'],
  ])('rejects %s without a request to the frame', async (_what, ask, code) => {
    await signIn(world)
    const before = world.frame.received.length
    await expect(ask(world)).rejects.toMatchObject({ code })
    expect(world.frame.received).toHaveLength(before)
  })

  it('rejects a wrong code, and an answer that is no address', async () => {
    world.close()
    world = createWorld({ answers: { UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: '<b>' }) } })
    await signIn(world)
    const { client, signal } = world
    await settled(client.requestEmailChange(NEW_EMAIL, signal))
    await expect(settled(client.submitPrimaryCode('000000', signal))).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    await expect(settled(client.submitSecondaryCode('123456', signal))).rejects.toMatchObject({
      code: 'SERVICE_ANSWER_INVALID',
    })
    expect(client.email()).toBe(EMAIL)
  })

  it('is detected where it was made in another tab', async () => {
    let email = EMAIL
    world.close()
    world = createWorld({
      answers: {
        GET_USER: payload => ({
          email,
          ...(String((payload as { chainId: unknown }).chainId).startsWith('solana')
            ? {
                address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
                chainId: (payload as { chainId: string }).chainId,
              }
            : { address: '0x00000000000000000000000000000000000A11ce', chainId: 1 }),
        }),
      },
    })
    await signIn(world)
    email = NEW_EMAIL
    world.frame.post({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'changed' } })
    await pass(10)
    expect(world.client.email()).toBe(NEW_EMAIL)
    expect(world.changes.filter(({ kind }) => kind === 'emailChanged')).toHaveLength(1)
    expect(world.storage.entries()[KEYS.email]).toBe(NEW_EMAIL)
    expect(world.changes.map(({ kind }) => kind)).not.toContain('ended')
  })
})
