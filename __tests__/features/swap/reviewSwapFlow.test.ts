import { viewEntry } from '../../../src/domain/views'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { swapAmountTyped, swapReviewRequested } from '../../../src/features/swap/swapSlice'
import type { HttpResult } from '../../../src/ports/http'
import { deferred, pass, settle } from '../../support/flowWorld'
import {
  broken,
  fillSwap,
  openSwap,
  requestsTo,
  reviewSwap,
  setUpSwapTests,
  swapOf,
  viewOf,
} from '../../support/swapWorld'

describe('reviewSwapFlow', () => {
  const begin = setUpSwapTests()

  it('opens the review once it is built, and not before', async () => {
    const build = deferred<HttpResult>()
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.fail['build-transaction'] = () => build.promise
    world.dispatch(swapReviewRequested())
    await settle()
    expect(viewOf(world)).toBe('Swap')
    expect(swapOf(world)).toMatchObject({ isPreparing: true, review: null })
    build.resolve(broken)
    await settle()
    expect(swapOf(world)).toMatchObject({ isPreparing: false, reviewProblem: 'buildFailed' })
    delete service.fail['build-transaction']
    world.dispatch(swapReviewRequested())
    await settle()
    expect(viewOf(world)).toBe('SwapPreview')
    expect(swapOf(world)).toMatchObject({ isPreparing: false, phase: 'reviewing' })
  })

  it('opens one review for two presses', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(swapReviewRequested())
    world.dispatch(swapReviewRequested())
    await settle()
    const names = selectHistory(world.store.getState()).map(({ name }) => name)
    expect(names.filter(name => name === 'SwapPreview')).toHaveLength(1)
  })

  it('replaces the review when it is requested again from there', async () => {
    const { world, service } = begin()
    await reviewSwap(world)
    const { review } = swapOf(world)
    service.moved = -2
    world.dispatch(swapReviewRequested())
    await settle()
    expect(swapOf(world)).toMatchObject({ phase: 'reviewing', isPreparing: false })
    expect(Number(swapOf(world).agreedMinimum)).toBeLessThan(Number(review?.minimum))
    const names = selectHistory(world.store.getState()).map(({ name }) => name)
    expect(names.filter(name => name === 'SwapPreview')).toHaveLength(1)
  })

  it('opens nothing over another view that was opened meanwhile', async () => {
    const build = deferred<HttpResult>()
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.fail['build-transaction'] = () => build.promise
    world.dispatch(swapReviewRequested())
    await settle()
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'target' })))
    build.resolve(broken)
    await settle()
    expect(viewOf(world)).toBe('SwapSelectToken')
    expect(swapOf(world)).toMatchObject({ review: null, isPreparing: false, amount: '0.05' })
  })

  it('drops what it prepared for an amount that was changed meanwhile', async () => {
    const build = deferred<HttpResult>()
    const { world, service } = begin()
    await openSwap(world)
    await fillSwap(world)
    service.fail['build-transaction'] = () => build.promise
    world.dispatch(swapReviewRequested())
    await settle()
    expect(requestsTo(world, '/v1/convert/build-transaction')).toHaveLength(1)
    world.dispatch(swapAmountTyped('0.06'))
    build.resolve(broken)
    await pass(500)
    expect(swapOf(world)).toMatchObject({ review: null, isPreparing: false, reviewProblem: null })
    expect(viewOf(world)).toBe('Swap')
  })
})
