import { ModalError } from '../../../../src/domain/ModalError'
import { backRequested } from '../../../../src/events/backEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import { requestSocial } from '../../../../src/features/embedded/social/requestSocial'
import { selectSocial } from '../../../../src/features/embedded/social/socialSlice'
import { selectIsOpen } from '../../../../src/core/modal/modalSlice'
import { selectCurrentView } from '../../../../src/core/router/routerSlice'
import { createFakeFrame, loginSession } from '../../../support/embeddedWorld'
import {
  deferred,
  hang,
  pass,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../../support/flowWorld'

type Answers = NonNullable<Parameters<typeof createFakeFrame>[0]>

const URI = 'https://farcaster.example/~/siwf?channelToken=canary'

describe('logInByFarcasterFlow', () => {
  const createWorld = setUpFlowTests()

  const social = (world: FlowWorld) => selectSocial(world.store.getState())
  const kept = (world: FlowWorld, id: string) =>
    world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.read(id))

  async function atFarcaster(answers: Answers) {
    const frame = createFakeFrame({ farcasterUri: async () => URI, ...answers })
    const world = createWorld({ embedded: frame })
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.store.dispatch(requestSocial('farcaster'))
    await settle()
    return { world, frame }
  }

  it('shows the address once the view has settled, waits for the approval, and connects', async () => {
    const approval = deferred<void>()
    const { world, frame } = await atFarcaster({
      awaitFarcaster: () => approval.promise,
      connect: async () => loginSession,
    })
    expect(selectCurrentView(world.store.getState()).name).toBe('ConnectingFarcaster')
    expect(social(world)).toMatchObject({ phase: 'asking', uriId: null })
    await pass(199)
    expect(social(world).uriId).toBeNull()
    await pass(1)
    expect(social(world).phase).toBe('waiting')
    const { uriId } = social(world)
    expect(kept(world, uriId ?? '')).toBe(URI)
    approval.resolve()
    await settle()
    expect(kept(world, uriId ?? '')).toBeUndefined()
    expect(social(world).phase).toBe('done')
    expect(frame.calls).toEqual(['load', 'farcasterUri', 'awaitFarcaster', 'connect'])
    await pass(1_000)
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(frame.calls).not.toContain('restart')
    expect(JSON.stringify([world.store.getState(), world.actions(), world.logged])).not.toContain(
      'canary',
    )
  })

  it.each([
    ['goes back', backRequested()],
    ['closes the card', modalCloseRequested({ by: 'visitor' })],
  ])('drops the address and restarts the frame when the visitor %s', async (_how, leave) => {
    const { world, frame } = await atFarcaster({ awaitFarcaster: () => hang() })
    await pass(200)
    const { uriId } = social(world)
    world.dispatch(leave)
    expect(social(world)).toMatchObject({ phase: 'idle', uriId: null })
    expect(kept(world, uriId ?? '')).toBeUndefined()
    await settle()
    expect(frame.calls.filter(call => call === 'restart')).toHaveLength(1)
    expect(world.types().filter(type => type === 'embedded/socialCancelled')).toHaveLength(1)
  })

  it('restarts the frame after a Farcaster failure too, and retries before that', async () => {
    const { world, frame } = await atFarcaster({
      awaitFarcaster: async () => {
        throw new ModalError('SOCIAL_LOGIN_FAILED', 'channel expired')
      },
    })
    await pass(200)
    expect(social(world)).toMatchObject({
      phase: 'failed',
      error: { code: 'SOCIAL_LOGIN_FAILED', detail: 'SOCIAL_LOGIN_FAILED' },
    })
    world.store.dispatch(requestSocial('farcaster'))
    await pass(200)
    expect(frame.calls.filter(call => call === 'farcasterUri')).toHaveLength(2)
    world.dispatch(backRequested())
    await settle()
    expect(frame.calls.at(-1)).toBe('restart')
  })
})
