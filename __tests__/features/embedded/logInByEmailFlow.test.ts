import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { backRequested } from '../../../src/events/backEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { emailSubmitted } from '../../../src/features/embedded/emailFieldEvents'
import {
  otpSubmitted,
  emailConnectRetried,
  resendRequested,
} from '../../../src/features/embedded/embeddedEvents'
import {
  selectEmailLogin,
  selectIsLoginStoredHere,
} from '../../../src/features/embedded/embeddedSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectAlerts, selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import type { EmailStep } from '../../../src/ports/embedded'
import { AUTH, createFakeFrame, EMAIL, loginSession } from '../../support/embeddedWorld'
import {
  connect,
  deferred,
  hang,
  LUMEN,
  NOW,
  pass,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'

type Answers = NonNullable<Parameters<typeof createFakeFrame>[0]>

const CODE = '381604'
const done = async () => undefined
const sends = (step: EmailStep) => async () => step
const failing =
  (code: ConstructorParameters<typeof ModalError>[0], detail?: string) => async () => {
    throw new ModalError(code, detail)
  }

const usual: Answers = {
  requestCode: sends('code'),
  submitCode: done,
  connect: async () => loginSession,
}

describe('logInByEmailFlow', () => {
  const createWorld = setUpFlowTests()

  const login = (world: FlowWorld) => selectEmailLogin(world.store.getState())
  const view = (world: FlowWorld) => selectCurrentView(world.store.getState()).name
  const connection = (world: FlowWorld) =>
    selectConnectionByNamespace(world.store.getState(), 'eip155')

  /** Puts a value into the secret store, as a component does. */
  const put = (world: FlowWorld, value: string) =>
    world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.put(value))
  const kept = (world: FlowWorld, id: string) =>
    world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.read(id))

  async function submit(world: FlowWorld) {
    const emailId = put(world, EMAIL)
    world.dispatch(emailSubmitted({ emailId }))
    await settle()
    return emailId
  }
  async function enter(world: FlowWorld, code = CODE) {
    world.dispatch(otpSubmitted({ codeId: put(world, code) }))
    await settle()
  }
  async function atConnect(answers: Answers = usual, frame = createFakeFrame(answers)) {
    const world = createWorld({ embedded: frame })
    world.dispatch(modalOpenRequested({}))
    await settle()
    return { world, frame }
  }
  async function atCode(answers: Answers = usual) {
    const { world, frame } = await atConnect(answers)
    await submit(world)
    expect(view(world)).toBe('EmailVerifyOtp')
    return { world, frame }
  }

  it('requests a code, checks it, connects and closes once the visitor has seen it', async () => {
    const given: string[] = []
    const { world, frame } = await atCode({
      ...usual,
      requestCode: async email => {
        given.push(email)
        return 'code'
      },
      submitCode: async code => void given.push(code),
    })
    expect(login(world)).toMatchObject({ phase: 'code', cooldownEndsAt: NOW + 30_000 })
    await enter(world)
    expect(given).toEqual([EMAIL, CODE])
    expect(login(world).phase).toBe('done')
    expect(connection(world)).toMatchObject({ ...{ phase: 'connected' }, connectorId: 'ID_AUTH' })
    expect(frame.calls.slice(0, 4)).toEqual(['load', 'requestCode', 'submitCode', 'connect'])
    await pass(1_000)
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('shows a toast after closing when the login ends with the page because nothing is stored', async () => {
    const { world } = await atCode({
      ...usual,
      connect: async () => ({ ...loginSession, isStoredHere: false }),
    })
    await enter(world)
    expect(selectIsLoginStoredHere(world.store.getState())).toBe(false)
    expect(selectToasts(world.store.getState())).toEqual([])
    await pass(1_000)
    expect(selectToasts(world.store.getState())).toMatchObject([
      { text: 'email.notStored', isSticky: true },
    ])
  })

  it('shows no such toast for a stored login, or when the site does not report it', async () => {
    const { world } = await atCode()
    await enter(world)
    await pass(1_000)
    expect(selectIsLoginStoredHere(world.store.getState())).toBe(true)
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  it('leaves neither the address nor the code in state, actions or logs', async () => {
    const { world } = await atCode()
    await enter(world)
    await pass(1_000)
    const written = JSON.stringify([world.store.getState(), world.actions(), world.logged])
    expect(written).not.toContain(EMAIL)
    expect(written).not.toContain(CODE)
  })

  it('keeps the address while the modal is open and clears it on close', async () => {
    const { world } = await atConnect()
    const emailId = await submit(world)
    world.dispatch(backRequested())
    await settle()
    expect(view(world)).toBe('Connect')
    expect(login(world).phase).toBe('idle')
    expect(kept(world, emailId)).toBe(EMAIL)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(kept(world, emailId)).toBeUndefined()
  })

  it('waits for the link on a new device, then for the code', async () => {
    const pressed = deferred<void>()
    const { world } = await atConnect({
      ...usual,
      requestCode: sends('device'),
      awaitDevice: () => pressed.promise,
    })
    await submit(world)
    expect(view(world)).toBe('EmailVerifyDevice')
    pressed.resolve()
    await settle()
    expect(view(world)).toBe('EmailVerifyOtp')
    expect(world.types()).toContain('embedded/deviceRegistered')
    world.dispatch(backRequested())
    await settle()
    expect(view(world)).toBe('Connect')
  })

  it('keeps waiting for the link after the frame’s time-out, until the link expires', async () => {
    const { world, frame } = await atConnect({
      requestCode: sends('device'),
      awaitDevice: (signal: AbortSignal) =>
        new Promise((_resolve, reject) => {
          const timer = setTimeout(() => reject(new ModalError('FRAME_REQUEST_TIMEOUT')), 120_000)
          signal.addEventListener('abort', () => clearTimeout(timer))
        }),
    })
    await submit(world)
    await pass(600_000)
    expect(login(world).error).toBeNull()
    await pass(700_000)
    expect(login(world).error).toMatchObject({ code: 'FRAME_REQUEST_TIMEOUT' })
    const waits = frame.calls.filter(call => call === 'awaitDevice').length
    await pass(600_000)
    expect(frame.calls.filter(call => call === 'awaitDevice')).toHaveLength(waits)
    world.dispatch(resendRequested())
    await settle()
    expect(frame.calls.filter(call => call === 'awaitDevice')).toHaveLength(waits + 1)
  })

  it('connects at once when the frame knows the visitor', async () => {
    const { world, frame } = await atConnect({ ...usual, requestCode: sends('connected') })
    await submit(world)
    expect(frame.calls.slice(0, 3)).toEqual(['load', 'requestCode', 'connect'])
    expect(connection(world).phase).toBe('connected')
  })

  it.each(['CODE_WRONG', 'CODE_EXPIRED', 'CODE_SPENT', 'FRAME_REQUEST_TIMEOUT'] as const)(
    'shows %s in the view, which accepts another code',
    async code => {
      const { world, frame } = await atCode({ ...usual, submitCode: failing(code, `${CODE} no`) })
      const { codeRounds } = login(world)
      await enter(world)
      expect(login(world)).toMatchObject({
        phase: 'code',
        error: { code, detail: code },
        codeRounds: codeRounds + 1,
      })
      frame.answer({ submitCode: done })
      await enter(world)
      expect(connection(world).phase).toBe('connected')
    },
  )

  it('marks a code as expired when it was not entered in time', async () => {
    const { world } = await atCode()
    await pass(1_200_000)
    expect(login(world).error).toMatchObject({ code: 'CODE_EXPIRED' })
    await enter(world)
    expect(connection(world).phase).toBe('connected')
  })

  it('sends another code on request, and reports a request that was too early', async () => {
    const { world, frame } = await atCode()
    await pass(30_000)
    world.dispatch(resendRequested())
    await settle()
    expect(login(world)).toMatchObject({ phase: 'code', cooldownEndsAt: NOW + 60_000 })
    expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'email.resent' }])
    frame.answer({ requestCode: failing('EMAIL_COOLDOWN', '12') })
    world.dispatch(resendRequested())
    await settle()
    expect(login(world)).toMatchObject({
      isResending: false,
      error: { code: 'EMAIL_COOLDOWN' },
      cooldownEndsAt: NOW + 30_000 + 12_000,
    })
    await enter(world)
    expect(connection(world).phase).toBe('connected')
  })

  it('retries the accounts of the login when they failed to arrive', async () => {
    const { world, frame } = await atCode({ ...usual, connect: failing('FRAME_REQUEST_TIMEOUT') })
    await enter(world)
    expect(login(world)).toMatchObject({ phase: 'notConnected' })
    frame.answer({ connect: async () => loginSession })
    world.dispatch(emailConnectRetried())
    await settle()
    expect(connection(world).phase).toBe('connected')
  })

  it('signs out of the frame when the visitor leaves after the code was accepted', async () => {
    const { world, frame } = await atCode({ ...usual, connect: hang })
    await enter(world)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(frame.calls).toContain('signOut')
    expect(connection(world).phase).toBe('disconnected')
  })

  it.each([
    ['closing', modalCloseRequested({ by: 'visitor' })],
    ['another view', viewPushed(viewEntry('WhatIsAWallet'))],
  ])('ends silently by %s, and aborts the request', async (_way, action) => {
    let signal: AbortSignal | undefined
    const { world, frame } = await atConnect({
      requestCode: (_email, given) => {
        signal = given
        return hang()
      },
    })
    await submit(world)
    expect(login(world).phase).toBe('sending')
    world.dispatch(action)
    await settle()
    expect(signal?.aborted).toBe(true)
    expect(world.types()).toContain('embedded/loginCancelled')
    expect(selectToasts(world.store.getState())).toEqual([])
    expect(frame.calls).toEqual(['load', 'requestCode'])
  })

  it('drops a response that arrives after the visitor left', async () => {
    const answer = deferred<EmailStep>()
    const { world } = await atConnect({ requestCode: () => answer.promise })
    await submit(world)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    answer.resolve('code')
    await settle()
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(login(world).phase).toBe('idle')
  })

  it('keeps only the latest attempt', async () => {
    const { world, frame } = await atConnect({ requestCode: hang })
    const first = await submit(world)
    frame.answer(usual)
    await submit(world)
    expect(kept(world, first)).toBeUndefined()
    expect(view(world)).toBe('EmailVerifyOtp')
  })

  it.each([
    ['EMAIL_INVALID', 0, 0],
    ['FRAME_LOAD_FAILED', 1, 0],
    ['FRAME_REFUSED', 1, 0],
    ['FRAME_REQUEST_TIMEOUT', 1, 0],
    ['SERVICE_UNREACHABLE', 0, 1],
  ] as const)('ends with %s at the field', async (code, alerts, toasts) => {
    const { world } = await atConnect({ requestCode: failing(code) })
    await submit(world)
    expect(view(world)).toBe('Connect')
    expect(login(world)).toMatchObject({ phase: 'idle', error: { code, detail: code } })
    expect(selectAlerts(world.store.getState())).toHaveLength(alerts)
    expect(selectToasts(world.store.getState())).toHaveLength(toasts)
  })

  it.each([
    ['FRAME_LOAD_FAILED', /secureSiteUrl .* frame-src/],
    ['FRAME_REFUSED', /https:\/\/page\.example .* allowedOrigins/],
    ['FRAME_REQUEST_TIMEOUT', /secureSiteUrl/],
  ] as const)(
    'explains once in the developer console what to do about %s',
    async (code, advice) => {
      const { world } = await atConnect({ requestCode: failing(code) })
      for (let time = 0; time < 2; time += 1) {
        await submit(world)
        await pass(0)
      }
      const told = world.logged.filter(({ message }) => message.startsWith(`${code}: `))
      expect(told).toMatchObject([{ level: 'warn' }])
      expect(told[0]?.message).toMatch(advice)
    },
  )

  it('times out when the frame never responds', async () => {
    const { world } = await atConnect({ requestCode: hang })
    await submit(world)
    await pass(150_000)
    expect(login(world).error).toMatchObject({ code: 'FRAME_REQUEST_TIMEOUT' })
  })

  it('shows how long to wait when a request was too early', async () => {
    const { world } = await atConnect({ requestCode: failing('EMAIL_COOLDOWN', '17') })
    await submit(world)
    expect(login(world).cooldownEndsAt).toBe(NOW + 17_000)
  })

  it('shows nothing on time travel', async () => {
    const { world } = await atCode()
    const before = world.types().length
    world.halt()
    await settle()
    expect(world.types()).toHaveLength(before)
  })

  it('replaces another wallet of the family', async () => {
    const { world } = await atConnect()
    await connect(world, LUMEN)
    expect(connection(world).connectorId).toBe(LUMEN.connectorId)
    world.dispatch(modalOpenRequested({ view: viewEntry('EmailLogin') }))
    await settle()
    await submit(world)
    await enter(world)
    expect(connection(world).connectorId).toBe(AUTH.connectorId)
    await pass(1_000)
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })
})
