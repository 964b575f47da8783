import { ModalError } from '../../../../src/domain/ModalError'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import { requestSocial } from '../../../../src/features/embedded/social/requestSocial'
import { socialsShown } from '../../../../src/features/embedded/social/socialBlockEvents'
import { selectSocial } from '../../../../src/features/embedded/social/socialSlice'
import { selectConnectionByNamespace } from '../../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../../src/core/modal/modalSlice'
import { selectAlerts } from '../../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../../src/core/router/routerSlice'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { readPageFacts } from '../../../../src/clients/readPageFacts'
import { readPlatform } from '../../../../src/lib/links/platform'
import { memoryStorage } from '../../../../src/testing/memoryStorage'
import { createFakeFrame, loginSession } from '../../../support/embeddedWorld'
import { hang, pass, setUpFlowTests, settle, type FlowWorld } from '../../../support/flowWorld'

type Answers = NonNullable<Parameters<typeof createFakeFrame>[0]>

const PENDING = '@appkit/social_provider'
const RESULT = 'https://secure.example/social/callback?result=canary'
const telegram = platformRead(
  readPlatform({ ...readPageFacts(undefined), hasTelegramObject: true, userAgent: 'Android' }),
)

describe('when no window can be opened', () => {
  const createWorld = setUpFlowTests()
  const social = (world: FlowWorld) => selectSocial(world.store.getState())
  const view = (world: FlowWorld) => selectCurrentView(world.store.getState()).name

  async function inTelegram(answers: Answers, storage = memoryStorage()) {
    const world = createWorld({ embedded: createFakeFrame(answers), options: { storage } })
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(telegram)
    return { world, storage }
  }

  it('redirects to the provider with the page in the state parameter, and stores the provider', async () => {
    const { world, storage } = await inTelegram({
      socialUri: async () => 'https://github.example/authorize?state=s1&scope=a%20b',
    })
    world.store.dispatch(requestSocial('github'))
    expect(view(world)).toBe('ConnectingSocial')
    expect(social(world)).toMatchObject({ phase: 'asking', provider: 'github' })
    await settle()
    expect(storage.getItem(PENDING)).toBe('github')
    const [address] = world.page.openedLinks
    const url = new URL(address ?? '')
    expect(url.searchParams.get('state')).toBe(`s1--${encodeURIComponent(world.page.open.href)}`)
    expect(url.searchParams.get('scope')).toBe('a b')
    expect(world.page.windows.map(({ target }) => target)).toEqual(['_top'])
  })

  it('stays on the page when the provider has no URL, and stores nothing', async () => {
    const { world, storage } = await inTelegram({
      socialUri: async () => {
        throw new ModalError('SOCIAL_LOGIN_FAILED')
      },
    })
    world.store.dispatch(requestSocial('github'))
    await settle()
    expect(social(world)).toMatchObject({ phase: 'failed' })
    expect(storage.getItem(PENDING)).toBeNull()
    expect(world.page.openedLinks).toEqual([])
  })

  it('stays on the page when the visitor leaves the view first', async () => {
    const { world, storage } = await inTelegram({ socialUri: () => hang() })
    world.store.dispatch(requestSocial('github'))
    await settle()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(world.types()).toContain('embedded/socialCancelled')
    expect(storage.getItem(PENDING)).toBeNull()
  })

  describe('and the visitor returns', () => {
    async function comeBack(answers: Answers, pending: string | null = 'github') {
      const storage = memoryStorage(pending === null ? {} : { [PENDING]: pending })
      const frame = createFakeFrame({
        takeReturn: () => ({ provider: 'github', resultUri: RESULT }),
        ...answers,
      })
      const world = createWorld({ embedded: frame, options: { storage } })
      await settle()
      return { world, frame }
    }

    it('shows that the login continues, and connects it', async () => {
      const { world } = await comeBack({ connectSocial: () => hang() })
      expect(view(world)).toBe('ConnectingSocial')
      expect(selectIsOpen(world.store.getState())).toBe(true)
      expect(social(world)).toMatchObject({ phase: 'connecting', provider: 'github' })
    })

    it('closes once the visitor has seen the success', async () => {
      const given: unknown[] = []
      const { world } = await comeBack({
        connectSocial: async (provider, resultUri) => {
          given.push(provider, resultUri)
          return loginSession
        },
      })
      await pass(1_500)
      expect(given).toEqual(['github', RESULT])
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
      expect(selectIsOpen(world.store.getState())).toBe(false)
      expect(JSON.stringify([world.store.getState(), world.actions()])).not.toContain('canary')
    })

    it('shows the error of a failed login', async () => {
      const { world } = await comeBack({
        connectSocial: async () => {
          throw new ModalError('SOCIAL_LOGIN_DENIED')
        },
      })
      expect(social(world)).toMatchObject({
        phase: 'failed',
        error: { code: 'SOCIAL_LOGIN_DENIED' },
      })
      expect(JSON.stringify(world.actions())).not.toContain('canary')
    })

    it('does nothing when they returned without a result', async () => {
      const { world } = await comeBack({ takeReturn: () => null })
      expect(selectIsOpen(world.store.getState())).toBe(false)
    })

    it('loads nothing without a redirect', async () => {
      const { frame } = await comeBack({}, null)
      expect(frame.calls).toEqual([])
    })
  })
})

describe('in an installed app', () => {
  const createWorld = setUpFlowTests()
  const isPreparing = (world: FlowWorld) => selectSocial(world.store.getState()).isPreparing

  async function show(ready: NonNullable<Answers['ready']>) {
    const world = createWorld({ embedded: createFakeFrame({ ready }) })
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(socialsShown())
    return world
  }

  it('the providers wait for the frame’s response', async () => {
    let answer: () => void = () => undefined
    const world = await show(() => new Promise(resolve => (answer = resolve)))
    await settle()
    expect(isPreparing(world)).toBe(true)
    answer()
    await settle()
    expect(isPreparing(world)).toBe(false)
  })

  it('they are enabled all the same when the frame fails, which developers see in an alert', async () => {
    const world = await show(async () => {
      throw new ModalError('FRAME_LOAD_FAILED')
    })
    await settle()
    expect(isPreparing(world)).toBe(false)
    expect(selectAlerts(world.store.getState())).toMatchObject([{ text: 'errors.frameLoadFailed' }])
  })

  it('and when it never responds', async () => {
    const world = await show(() => hang())
    await pass(151_000)
    expect(isPreparing(world)).toBe(false)
  })
})
