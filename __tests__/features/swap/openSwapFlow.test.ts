import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import { settle } from '../../support/flowWorld'
import { openSwap, reviewSwap, setUpSwapTests } from '../../support/swapWorld'

describe('openSwapFlow', () => {
  const begin = setUpSwapTests()
  const openings = ({ types }: ReturnType<typeof begin>['world']) =>
    types().filter(type => type === 'swap/opened').length

  it('tells that the form opened, from another view or with the modal', async () => {
    const { world } = begin()
    await openSwap(world)
    expect(openings(world)).toBe(1)
    world.dispatch(wentBack({}))
    await settle()
    world.dispatch(viewPushed(viewEntry('Swap')))
    await settle()
    expect(openings(world)).toBe(2)
    const other = begin().world
    other.dispatch(modalOpenRequested({ view: viewEntry('Swap') }))
    await settle()
    expect(openings(other)).toBe(1)
  })

  it('tells nothing when the visitor returns from its token list or its review', async () => {
    const { world } = begin()
    await reviewSwap(world)
    world.dispatch(wentBack({}))
    await settle()
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'source' })))
    await settle()
    world.dispatch(wentBack({}))
    await settle()
    expect(openings(world)).toBe(1)
  })
})
