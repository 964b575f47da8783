import { modalOpenRequested, modalPreloadRequested } from '../../../src/events/modalEvents'
import { selectPlatform } from '../../../src/core/wallets/selectPlatform'
import { setUpFlowTests } from '../../support/flowWorld'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe('readPlatformFlow', () => {
  const createWorld = setUpFlowTests()

  it('assumes a desktop until the visitor shows interest', () => {
    const { store } = createWorld()
    expect(selectPlatform(store.getState())).toMatchObject({ isMobile: false, isTelegram: false })
  })

  it('reads the device once, before the modal opens', () => {
    const world = createWorld()
    world.page.facts = { ...world.page.facts, userAgent: IPHONE }
    world.dispatch(modalOpenRequested({}))
    const types = world.types()
    expect(types.indexOf('wallets/platformRead')).toBeLessThan(types.indexOf('modal/opened'))
    expect(selectPlatform(world.store.getState())).toMatchObject({ isMobile: true, isIos: true })
    world.dispatch(modalPreloadRequested())
    expect(types.filter(type => type === 'wallets/platformRead')).toHaveLength(1)
  })
})
