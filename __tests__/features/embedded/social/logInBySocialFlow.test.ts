import { ModalError } from '../../../../src/domain/ModalError'
import type { SocialProvider } from '../../../../src/domain/socials'
import { viewEntry } from '../../../../src/domain/views'
import { backRequested } from '../../../../src/events/backEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../../src/core/modal/modalSlice'
import { selectCurrentView, viewPushed } from '../../../../src/core/router/routerSlice'
import { requestSocial } from '../../../../src/features/embedded/social/requestSocial'
import { showSocialWindow } from '../../../../src/features/embedded/social/showSocialWindow'
import { selectSocial } from '../../../../src/features/embedded/social/socialSlice'
import type { OpenedWindow } from '../../../../src/ports/browser'
import { AUTH, createFakeFrame, loginSession } from '../../../support/embeddedWorld'
import {
  connect,
  deferred,
  hang,
  LUMEN,
  pass,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../../support/flowWorld'

type Answers = NonNullable<Parameters<typeof createFakeFrame>[0]>

const RESULT = 'https://secure.example/social/callback?code=canary-of-the-provider'
const LOADING = 'https://secure.example/loading?lang=en'

const usual: Answers = {
  socialResult: async () => RESULT,
  connectSocial: async () => loginSession,
}
const failing = (code: ConstructorParameters<typeof ModalError>[0]) => async () => {
  throw new ModalError(code, 'what a server wrote')
}

describe('logInBySocialFlow', () => {
  const createWorld = setUpFlowTests()

  const social = (world: FlowWorld) => selectSocial(world.store.getState())
  const view = (world: FlowWorld) => selectCurrentView(world.store.getState()).name
  const phaseOf = (world: FlowWorld) =>
    selectConnectionByNamespace(world.store.getState(), 'eip155').phase
  const press = (world: FlowWorld, provider: SocialProvider = 'google') =>
    world.store.dispatch(requestSocial(provider))

  async function atConnect(answers: Answers = usual) {
    const frame = createFakeFrame(answers)
    const world = createWorld({ embedded: frame })
    world.dispatch(modalOpenRequested({}))
    await settle()
    return { world, frame }
  }

  it('field thirdweb-dev/js#2758: opens the window in the press, connects, and closes on success', async () => {
    const given: unknown[] = []
    const { world, frame } = await atConnect({
      socialResult: async (provider, popup) => {
        given.push(provider, popup)
        return RESULT
      },
      connectSocial: async (provider, resultUri) => {
        given.push(provider, resultUri)
        return loginSession
      },
    })
    press(world)
    const [popup] = world.page.windows
    expect(popup).toMatchObject({ url: LOADING, target: 'wm-social-login', closed: false })
    expect(view(world)).toBe('ConnectingSocial')
    await settle()
    expect(given).toEqual(['google', popup, 'google', RESULT])
    expect(frame.calls).toEqual(['load', 'socialResult', 'connectSocial'])
    expect(social(world).phase).toBe('done')
    expect(popup?.closed).toBe(true)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155')).toMatchObject({
      phase: 'connected',
      connectorId: AUTH.connectorId,
    })
    await pass(1_000)
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('leaves neither the result nor the window in state, actions or logs', async () => {
    const { world } = await atConnect()
    press(world)
    await pass(1_000)
    const written = JSON.stringify([world.store.getState(), world.actions(), world.logged])
    expect(written).not.toContain('canary')
    expect(written).not.toContain(LOADING)
  })

  it('P19 reports a blocked window at once, and opens it on the next press', async () => {
    const { world, frame } = await atConnect()
    world.page.arePopupsBlocked = true
    press(world)
    expect(social(world)).toMatchObject({ phase: 'failed', error: { code: 'POPUP_BLOCKED' } })
    expect(frame.calls).toEqual([])
    world.page.arePopupsBlocked = false
    press(world)
    await settle()
    expect(social(world).phase).toBe('done')
    expect(world.store.getState().router.history.map(({ name }) => name)).toEqual([
      'Connect',
      'ConnectingSocial',
    ])
  })

  it.each([
    'POPUP_CLOSED',
    'UNTRUSTED_ORIGIN',
    'SOCIAL_LOGIN_DENIED',
    'SOCIAL_EMAIL_UNVERIFIED',
    'SOCIAL_LOGIN_FAILED',
  ] as const)('stays on the view and closes the window when it ends in %s', async code => {
    const { world } = await atConnect({ socialResult: failing(code) })
    press(world)
    await settle()
    expect(social(world)).toMatchObject({ phase: 'failed', error: { code, detail: code } })
    expect(view(world)).toBe('ConnectingSocial')
    expect(world.page.windows[0]?.closed).toBe(true)
  })

  it('closes the window, aborts the attempt and reports it when the visitor goes back', async () => {
    let isAborted = false
    const { world } = await atConnect({
      socialResult: (_provider, _popup, signal) => {
        signal.addEventListener('abort', () => (isAborted = true))
        return hang()
      },
    })
    press(world, 'github')
    await settle()
    world.dispatch(backRequested())
    await settle()
    expect(isAborted).toBe(true)
    expect(world.page.windows[0]?.closed).toBe(true)
    expect(view(world)).toBe('Connect')
    expect(social(world)).toMatchObject({ phase: 'idle', provider: null })
    expect(world.types()).toContain('embedded/socialCancelled')
  })

  it('signs out of the frame when the visitor leaves after the provider’s approval', async () => {
    const login = deferred<typeof loginSession>()
    const { world, frame } = await atConnect({
      ...usual,
      connectSocial: () => login.promise,
    })
    press(world)
    await settle()
    expect(social(world).phase).toBe('connecting')
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    login.resolve(loginSession)
    await settle()
    expect(frame.calls.at(-1)).toBe('signOut')
    expect(phaseOf(world)).toBe('disconnected')
  })

  it('keeps the window open that a second press reuses', async () => {
    const { world } = await atConnect({ ...usual, socialResult: () => hang() })
    press(world)
    await settle()
    press(world, 'x')
    await settle()
    const [first, second] = world.page.windows
    expect(first?.closed).toBe(false)
    expect(second?.closed).toBe(false)
    expect(social(world)).toMatchObject({ provider: 'x', phase: 'waiting' })
  })

  it('focuses the window again, and opens another one after it was closed', async () => {
    const { world } = await atConnect({ ...usual, socialResult: () => hang() })
    press(world)
    await settle()
    world.store.dispatch(showSocialWindow('google'))
    const [popup] = world.page.windows
    expect(popup?.focused).toBe(1)
    if (popup) popup.closed = true
    world.store.dispatch(showSocialWindow('google'))
    expect(world.page.windows).toHaveLength(2)
  })

  it('ends when the visitor picks a wallet instead', async () => {
    const { world } = await atConnect({ socialResult: () => hang() })
    press(world)
    await settle()
    await connect(world, LUMEN)
    expect(world.page.windows[0]?.closed).toBe(true)
    expect(world.types()).not.toContain('embedded/socialCompleted')
  })

  it('shows nothing for an attempt that time travel ended', async () => {
    const { world } = await atConnect({ socialResult: () => hang() })
    press(world)
    await settle()
    world.halt()
    await settle()
    expect(world.types()).not.toContain('embedded/socialFailed')
  })

  it('replaces the attempt with another provider, from the full list as well', async () => {
    const asked: (readonly [string, OpenedWindow])[] = []
    const { world } = await atConnect({
      ...usual,
      socialResult: async (provider, popup) => {
        asked.push([provider, popup])
        return hang()
      },
    })
    world.dispatch(viewPushed(viewEntry('ConnectSocials')))
    await settle()
    press(world, 'discord')
    await settle()
    expect(asked.map(([provider]) => provider)).toEqual(['discord'])
    world.dispatch(backRequested())
    await settle()
    expect(view(world)).toBe('ConnectSocials')
  })
})
