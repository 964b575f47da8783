import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { remoteFeaturesRead } from '../../../src/core/options/optionsSlice'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { pass, setUpFlowTests } from '../../support/flowWorld'

const TESTNET = {
  id: 31337,
  name: 'Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}
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

  it('warns developers once, and no visitor, which options their project overrides', async () => {
    const told = await toldOf(on, false)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('features.activity')
  })

  it('names each overridden option', async () => {
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

  it('names branding that the project switches off', async () => {
    const world = createWorld({ mayLogErrors: true, options: { branding: 'UX by Example' } })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(remoteFeaturesRead({ branding: false }))
    await pass(100)
    const [told] = world.logged.filter(({ level }) => level === 'error')
    expect(told?.message).toMatch(/^LOCAL_CONFIGURATION_IGNORED: .*: branding\./)
  })

  it.each([
    ['agrees', on, true],
    ['switches off what the page did not name', {}, false],
    ['switches off what the page switched off', { features: { activity: false } }, false],
    ['overrides a page that is in use', { ...on, debug: false }, false],
  ])('warns of nothing when it %s', async (_what, options, activity) => {
    expect(await toldOf(options, activity)).toEqual([])
  })

  describe('swaps that the page enabled, without a network to swap on', () => {
    const told = async (options: Partial<WalletModalOptions<string>>, ids: readonly number[]) => {
      const [first, ...others] = ids.map(id => ({ ...TESTNET, id }))
      const networks = [first ?? TESTNET, ...others] as const
      const world = createWorld({ mayLogErrors: true, options: { ...options, networks } })
      for (let time = 0; time < 2; time += 1) {
        world.dispatch(modalOpenRequested({}))
        await pass(100)
        world.dispatch(modalCloseRequested({ by: 'page' }))
        await pass(100)
      }
      return world.logged
        .map(({ message }) => message)
        .filter(message => message.startsWith('SWAPS_NOT_OFFERED'))
    }

    it('produce one warning to developers, with the networks to choose from', async () => {
      const [message, ...others] = await told({ features: { swaps: true } }, [31337])
      expect(others).toEqual([])
      expect(message).toMatch(/networks of createWalletModal.*eip155:1, .*eip155:8453/)
    })

    it.each([
      ['the page lists such a network', { features: { swaps: true } }, [31337, 8453]],
      ['the page did not enable swaps', {}, [31337]],
      ['debug is off', { features: { swaps: true }, debug: false }, [31337]],
    ])('produce no warning when %s', async (_what, options, ids) => {
      expect(await told(options, ids)).toEqual([])
    })
  })
})
