import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectOptions } from '../../../src/core/options/optionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { HERON, hang, pass, quietServices, setUpFlowTests } from '../../support/flowWorld'

const activity = (isEnabled: boolean, config: unknown) => ({ id: 'activity', isEnabled, config })

describe('loadConfigFlow', () => {
  const createWorld = setUpFlowTests()
  const opened = async (config: HttpAnswer) => {
    const world = createWorld({
      mayLogErrors: true, // a refusal also alerts the page’s developers
      http: { ...quietServices, '/appkit/v1/config': config },
    })
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    return world
  }

  const swap = (isEnabled: boolean, config?: unknown) => ({ id: 'swap', isEnabled, config })
  const login = (isEnabled: boolean, config?: unknown) => ({
    id: 'social_login',
    isEnabled,
    config,
  })
  const off = {
    swaps: false,
    onramp: false,
    activity: false,
    email: false,
    socials: false,
    branding: false,
  }
  const branding = (isEnabled: boolean, config: unknown) => ({
    id: 'reown_branding',
    isEnabled,
    config,
  })

  it.each([
    ['activity on', answered({ features: [activity(true, [])] }), { ...off, activity: true }],
    ['activity off', answered({ features: [activity(false, [])] }), off],
    [
      'activity left to the page',
      answered({ features: [activity(false, null)] }),
      { swaps: false, onramp: false, email: false, socials: false, branding: false },
    ],
    [
      'swaps with their providers',
      answered({ features: [swap(true, ['1inch'])] }),
      { ...off, swaps: ['1inch'] },
    ],
    ['swaps without a provider', answered({ features: [swap(true, [])] }), off],
    ['swaps with their providers, but off', answered({ features: [swap(false, ['1inch'])] }), off],
    [
      'swaps without a list of providers',
      answered({ features: [{ id: 'swap', isEnabled: true }] }),
      off,
    ],
    [
      'email and a social login',
      answered({ features: [login(true, ['google', 'email'])] }),
      { ...off, email: true, socials: ['google'] },
    ],
    [
      'a social login only',
      answered({ features: [login(true, ['google'])] }),
      { ...off, socials: ['google'] },
    ],
    [
      'social logins in their order, without unknown ones',
      answered({ features: [login(true, ['x', 'myspace', 'farcaster'])] }),
      { ...off, socials: ['x', 'farcaster'] },
    ],
    ['email, but off', answered({ features: [login(false, ['email'])] }), off],
    [
      'email left to the page',
      answered({ features: [login(true, null)] }),
      { swaps: false, onramp: false, activity: false, branding: false },
    ],
    ['branding', answered({ features: [branding(true, [])] }), { ...off, branding: true }],
    ['branding, but off', answered({ features: [branding(false, [])] }), off],
    [
      'branding left to the page',
      answered({ features: [branding(true, null)] }),
      { swaps: false, onramp: false, activity: false, email: false, socials: false },
    ],
    ['no features', answered({ features: [] }), off],
    ['no list of features', answered({ features: null }), {}],
    ['a refused request', refused(403), {}],
    ['an unreadable answer', answered('nonsense'), {}],
  ])('%s', async (_what, config, remote) => {
    const world = await opened(config)
    expect(selectOptions(world.store.getState()).remoteFeatures).toEqual(remote)
  })

  it('a response that never comes blocks nothing', async () => {
    const world = await opened(hang)
    expect(selectIsOpen(world.store.getState())).toBe(true)
    expect(selectOptions(world.store.getState()).remoteFeatures).toEqual({})
  })

  it('is also requested when a page button connects a wallet, once', async () => {
    const world = createWorld({
      http: { ...quietServices, '/appkit/v1/config': answered({ features: [] }) },
    })
    world.dispatch(connectRequested(HERON))
    await pass(1_000)
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    const asked = world.http.requests.filter(({ path }) => path === '/appkit/v1/config')
    expect(asked).toHaveLength(1)
    expect(selectOptions(world.store.getState()).remoteFeatures).toEqual(off)
  })

  it('sends no request before the modal opens', async () => {
    const world = createWorld()
    await pass(10_000)
    expect(world.http.requests).toEqual([])
  })
})
