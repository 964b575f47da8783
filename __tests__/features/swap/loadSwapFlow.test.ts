import { viewEntry } from '../../../src/domain/views'
import { disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import { selectSwapOptions } from '../../../src/features/swap/swapSelectors'
import { swapTokensRequested } from '../../../src/features/swap/swapSlice'
import type { HttpResult } from '../../../src/ports/http'
import { answered } from '../../../src/testing/createFakeHttp'
import { deferred, hang, pass, settle } from '../../support/flowWorld'
import {
  broken,
  DAI,
  formStatus,
  openSwap,
  requestsTo,
  setUpSwapTests,
  sideOf,
  swapOf,
} from '../../support/swapWorld'

const TOKENS = '/v1/convert/tokens'

describe('loadSwapFlow', () => {
  const begin = setUpSwapTests()

  it('reports that it could not start, and starts again on demand', async () => {
    const { world, service } = begin()
    service.fail.tokens = broken
    await openSwap(world)
    expect(formStatus(world).tokens).toBe('rejected')
    expect(swapOf(world).source).toBeNull()
    delete service.fail.tokens
    world.dispatch(swapTokensRequested())
    await settle()
    expect(formStatus(world).tokens).toBe('fulfilled')
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'ETH' } })
  })

  it('counts an empty list as not loaded', async () => {
    const { world, service } = begin()
    service.fail.tokens = answered({ tokens: [] })
    await openSwap(world)
    expect(formStatus(world)).toMatchObject({ tokens: 'rejected', problem: 'loading' })
    expect(swapOf(world).source).toBeNull()
  })

  it('waits for no longer than twenty seconds', async () => {
    const { world, service } = begin()
    service.fail.tokens = hang
    await openSwap(world)
    await pass(19_999)
    expect(formStatus(world).tokens).toBe('pending')
    await pass(1)
    expect(formStatus(world).tokens).toBe('rejected')
  })

  it('requests nothing again by itself after a failure', async () => {
    const { world, service } = begin()
    service.fail.tokens = broken
    await openSwap(world)
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'target' })))
    await settle()
    world.dispatch(wentBack({}))
    await settle()
    expect(requestsTo(world, TOKENS)).toHaveLength(1)
  })

  it('ignores a retry while nothing has failed', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(swapTokensRequested())
    await settle()
    expect(requestsTo(world, TOKENS)).toHaveLength(1)
  })

  it('reuses the list for ten minutes, and requests another one later', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(wentBack({}))
    await settle()
    expect(formStatus(world).tokens).toBe('uninitialized')
    await pass(599_000)
    world.dispatch(viewPushed(viewEntry('Swap')))
    await settle()
    expect(formStatus(world).tokens).toBe('fulfilled')
    expect(requestsTo(world, TOKENS)).toHaveLength(1)
    world.dispatch(wentBack({}))
    await pass(2_000)
    world.dispatch(viewPushed(viewEntry('Swap')))
    await settle()
    expect(requestsTo(world, TOKENS)).toHaveLength(2)
  })

  it('shows no list that is too old while the next one cannot be loaded', async () => {
    const { world, service } = begin()
    await openSwap(world)
    world.dispatch(wentBack({}))
    await pass(601_000)
    service.fail.tokens = broken
    world.dispatch(viewPushed(viewEntry('Swap')))
    await settle()
    expect(formStatus(world).tokens).toBe('rejected')
  })

  it('starts with the values that the page requests', async () => {
    const { world } = begin()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    const wish = { fromToken: 'usdc', toToken: 'LINK', amount: '12.5' }
    world.dispatch(modalOpenRequested({ view: viewEntry('Swap', wish) }))
    await pass(300)
    expect(swapOf(world)).toMatchObject({
      source: { symbol: 'USDC' },
      target: { symbol: 'LINK' },
      amount: '12.5',
    })
    expect(formStatus(world).quote).toBe('fulfilled')
  })

  it('applies those values once, not when the visitor returns from the token list', async () => {
    const { world } = begin()
    const wish = { fromToken: 'USDC', toToken: 'LINK', amount: '12.5' }
    world.dispatch(modalOpenRequested({ view: viewEntry('Swap', wish) }))
    await pass(300)
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'target' })))
    world.dispatch({ type: 'walletModal/swap/targetChosen', payload: sideOf(world, 'DAI') })
    world.dispatch(wentBack({}))
    await pass(300)
    expect(swapOf(world)).toMatchObject({ target: { symbol: 'DAI' }, amount: '12.5' })
  })

  it('ignores values that it does not know', async () => {
    const { world } = begin()
    const wish = { fromToken: 'NOPE', toToken: 'ETH', amount: 'much' }
    world.dispatch(modalOpenRequested({ view: viewEntry('Swap', wish) }))
    await pass(300)
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'ETH' }, target: null, amount: '' })
  })

  it('does not wait for the gas price before it shows the form', async () => {
    const { world, service } = begin()
    service.fail['gas-price'] = hang
    await openSwap(world)
    expect(formStatus(world).tokens).toBe('fulfilled')
    expect(swapOf(world).source).toMatchObject({ symbol: 'ETH' })
  })

  it('starts again for another network', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await settle()
    expect(swapOf(world)).toMatchObject({ caipNetworkId: 'eip155:8453', target: null })
    expect(requestsTo(world, TOKENS).map(({ params }) => params?.['chainId'])).toEqual([
      'eip155:1',
      'eip155:8453',
    ])
  })

  it('requests nothing on a network without swaps', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:11155111', by: 'visitor' }))
    await settle()
    expect(formStatus(world).tokens).toBe('uninitialized')
    expect(requestsTo(world, TOKENS)).toHaveLength(1)
  })

  it('tells that dollar values are missing when the coin’s price fails', async () => {
    const { world, service } = begin()
    service.fail.price = broken
    await openSwap(world)
    expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'swap.coinPriceFailed' }])
    expect(formStatus(world).tokens).toBe('fulfilled')
  })

  it('does not take an unknown price for a failure', async () => {
    const { world } = begin({ service: { isSecretive: true } })
    await openSwap(world)
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  it('tells nothing about a price that fails after the form was left', async () => {
    const answer = deferred<HttpResult>()
    const { world, service } = begin()
    service.fail.price = () => answer.promise
    await openSwap(world)
    world.dispatch(wentBack({}))
    answer.resolve(broken)
    await settle()
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  it('ends with the modal', async () => {
    const answer = deferred<HttpResult>()
    const { world, service } = begin()
    service.fail.tokens = () => answer.promise
    await openSwap(world)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    answer.resolve(broken)
    await settle()
    expect(formStatus(world).tokens).toBe('uninitialized')
    expect(swapOf(world)).toMatchObject({ source: null, caipNetworkId: null })
  })

  it('starts while a wallet of another family disconnects', async () => {
    const answer = deferred<HttpResult>()
    const { world, service } = begin()
    service.fail.tokens = () => answer.promise
    await openSwap(world)
    expect(formStatus(world).tokens).toBe('pending')
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    expect(formStatus(world).tokens).toBe('pending')
    answer.resolve(
      answered({
        tokens: [
          { name: 'Ether', symbol: 'ETH', address: `eip155:1:0x${'e'.repeat(40)}`, decimals: 18 },
        ],
      }),
    )
    await settle()
    expect(formStatus(world).tokens).toBe('fulfilled')
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'ETH' } })
  })

  it('keeps the list of tokens while it is on screen', async () => {
    const { world } = begin()
    await openSwap(world)
    await pass(1_800_000)
    expect(selectSwapOptions(world.store.getState()).others.map(({ side }) => side.symbol)).toEqual(
      ['DAI'],
    )
    expect(sideOf(world, 'DAI').address).toBe(`eip155:1:${DAI}`)
  })
})
