import { modalOpenRequested } from '../../../src/events/modalEvents'
import { remoteFeaturesRead } from '../../../src/features/options/optionsSlice'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { pass, setUpFlowTests } from '../../support/flowWorld'

const on = { features: { activity: true } }

describe('reportIgnoredOptionsFlow', () => {
  const createWorld = setUpFlowTests()
  const toldOf = async (options: Partial<WalletModalOptions<string>>, activity: boolean) => {
    const world = createWorld({ mayLogErrors: true, options })
    world.dispatch(modalOpenRequested({}))
    await pass(100)
    for (let time = 0; time < 2; time += 1) {
      world.dispatch(remoteFeaturesRead({ activity }))
      await pass(100)
    }
    expect(world.store.getState().notifications.alerts).toEqual([])
    return world.logged
      .map(({ message }) => message)
      .filter(message => message.startsWith('LOCAL_CONFIGURATION_IGNORED'))
  }

  it('tells developers once, and no visitor, what their project overrides', async () => {
    const told = await toldOf(on, false)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('features.activity')
  })

  it('names each of them', async () => {
    const world = createWorld({
      mayLogErrors: true,
      options: { features: { swaps: ['1inch'], onramp: true, activity: true } },
    })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(remoteFeaturesRead({ swaps: false, onramp: false, activity: true }))
    await pass(100)
    const [told] = world.logged.filter(({ level }) => level === 'error')
    expect(told?.message).toContain('features.swaps, features.onramp.')
  })

  it.each([
    ['agrees', on, true],
    ['switches off what the page did not name', {}, false],
    ['switches off what the page switched off', { features: { activity: false } }, false],
    ['overrides a page that is in use', { ...on, debug: false }, false],
  ])('says nothing when it %s', async (_what, options, activity) => {
    expect(await toldOf(options, activity)).toEqual([])
  })
})
