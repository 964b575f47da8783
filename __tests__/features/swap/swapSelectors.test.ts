import { viewEntry, type SwapDefaults } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import {
  createCoinSide,
  isCoin,
  isSameSide,
  matchingOptions,
  selectBalance,
  selectEarlierSwap,
  selectHeld,
  selectHeldPrice,
  selectIsSwapNetwork,
  selectIsSwapperElsewhere,
  selectNetworkOfSwap,
  selectSideByText,
  selectSwapOptions,
  selectTokensStatus,
} from '../../../src/features/swap/swapSelectors'
import { selectActiveNetwork } from '../../../src/core/network/networkSelectors'
import { walletNetworkReported } from '../../../src/events/networkEvents'
import { modalApi } from '../../../src/services/modalApi'
import { swapTokensAnswered } from '../../support/states/serviceAnswers'
import { ETHEREUM } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { pass } from '../../support/flowWorld'
import {
  COIN,
  DAI,
  held,
  LINK,
  openSwap,
  setUpSwapTests,
  swapOf,
  USDC,
  USDT,
} from '../../support/swapWorld'

const FAKE = '0x00000000000000000000000000000000000fa4e0'
const OTHER = '0x00000000000000000000000000000000000000f1'

describe('the tokens of a swap', () => {
  const begin = setUpSwapTests()

  describe('distinguishes tokens with the same symbol', () => {
    const dropped = [held('USDC', FAKE, '1000000', 0), held('WIF', OTHER, '5', 0)]
    const openWith = async (wish: SwapDefaults) => {
      const { world } = begin({ service: { dropped } })
      world.dispatch(modalOpenRequested({ view: viewEntry('Swap', wish) }))
      await pass(300)
      return swapOf(world)
    }

    it('when the page names it: the service’s token wins over one sent to the account', async () => {
      expect((await openWith({ toToken: 'USDC' })).target?.address).toBe(`eip155:1:${USDC}`)
    })

    it('when the page names one that only the account holds, or an address', async () => {
      expect((await openWith({ toToken: 'wif' })).target?.address).toBe(`eip155:1:${OTHER}`)
      expect((await openWith({ toToken: FAKE })).target?.address).toBe(`eip155:1:${FAKE}`)
    })

    it('marked when it is held under a listed token’s symbol, whether that one is held or not', async () => {
      const { world } = begin({ service: { dropped: [...dropped, held('dai', OTHER, '9', 1)] } })
      await openSwap(world)
      const { own, others } = selectSwapOptions(world.store.getState())
      const shared = [...own, ...others].filter(({ isShared }) => isShared)
      expect(shared.map(({ side }) => side.address)).toEqual([
        `eip155:1:${FAKE}`,
        `eip155:1:${OTHER}`,
      ])
    })

    it('when its symbol is an address', async () => {
      const { world } = begin({ service: { dropped: [held(USDC, FAKE, '1', 0)] } })
      world.dispatch(modalOpenRequested({ view: viewEntry('Swap', { toToken: USDC }) }))
      await pass(300)
      expect(swapOf(world).target?.address).toBe(`eip155:1:${USDC}`)
    })

    it('among the suggestions, led by the network’s coin', async () => {
      const { world } = begin({ service: { dropped } })
      await openSwap(world)
      const { suggested } = selectSwapOptions(world.store.getState())
      expect(suggested.map(({ symbol, address }) => [symbol, address])).toEqual([
        ['ETH', `eip155:1:${COIN}`],
        ['LINK', `eip155:1:${LINK}`],
        ['DAI', `eip155:1:${DAI}`],
        ['USDC', `eip155:1:${USDC}`],
        ['USDT', `eip155:1:${USDT}`],
      ])
    })
  })
})

const form = states.swapEmpty()
const network = selectActiveNetwork(form)
if (!network) throw new Error('no network is active')
const coin = createCoinSide(network)
const sideCalled = (text: string) => {
  const side = selectSideByText(form, text)
  if (!side) throw new Error(`${text} is not offered`)
  return side
}

describe('the coin of a network', () => {
  it('comes from the network alone, whatever the service lists under its address', () => {
    const posing = { ...coin, symbol: 'SCAM', name: 'Scam', decimals: 2, logoUri: 'x' }
    const state = testingReducer(form, swapTokensAnswered(ETHEREUM, [posing]))
    const { listed, own } = selectSwapOptions(state)
    expect(listed).toHaveLength(1)
    expect(own.find(({ side }) => isCoin(side))?.side).toMatchObject({
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
    })
  })

  it('is no other token', () => {
    expect(isCoin(coin)).toBe(true)
    expect(isCoin(sideCalled('USDC'))).toBe(false)
    expect(isSameSide(coin, sideCalled('ETH'))).toBe(true)
    expect(isSameSide(coin, null)).toBe(false)
    expect(isSameSide(null, null)).toBe(false)
  })
})

describe('the balance of a side', () => {
  it('is what the account holds', () => {
    expect(selectBalance(form, coin)).toBe('0.302001459')
    expect(selectBalance(form, sideCalled('USDC'))).toBe('120')
    expect(selectHeld(form, sideCalled('USDC'))).toMatchObject({ symbol: 'USDC' })
  })

  it('is zero for a token that is not held, and unknown while the holdings are', () => {
    const aave = sideCalled('AAVE')
    expect(selectBalance(form, aave)).toBe('0')
    expect(selectHeld(form, aave)).toBeNull()
    const unknown = testingReducer(form, modalApi.util.resetApiState())
    expect(selectBalance(unknown, aave)).toBeNull()
    expect(selectBalance(unknown, null)).toBeNull()
  })

  it('has the price of the holdings, if they have one', () => {
    expect(selectHeldPrice(form, coin)).toBe('3272.3')
    expect(selectHeldPrice(form, sideCalled('AAVE'))).toBeUndefined()
    expect(selectHeldPrice(form, sideCalled('LONGNAME'))).toBeUndefined()
    expect(selectHeldPrice(form, null)).toBeUndefined()
  })
})

describe('the token list', () => {
  it('is not asked for before the form is open, nor after it was left', () => {
    expect(selectTokensStatus(states.accountTokens())).toBe('uninitialized')
    const { swap } = states.account()
    expect(selectTokensStatus({ ...form, swap })).toBe('uninitialized')
  })

  it('is on its way, known or not loaded', () => {
    expect(selectTokensStatus(states.swapLoading())).toBe('pending')
    expect(selectTokensStatus(form)).toBe('fulfilled')
    expect(selectTokensStatus(states.swapNotLoaded())).toBe('rejected')
  })

  it('is as good as not loaded when it is empty', () => {
    expect(selectTokensStatus(testingReducer(form, swapTokensAnswered(ETHEREUM, [])))).toBe(
      'rejected',
    )
  })

  it('exists on the networks of the service only', () => {
    expect(selectIsSwapNetwork(form)).toBe(true)
    expect(selectIsSwapNetwork(states.swapElsewhere())).toBe(false)
  })

  it('is found by its beginning first, then anywhere, by symbol, name and address', () => {
    const { others } = selectSwapOptions(form)
    const found = (text: string) => matchingOptions(others, text).map(({ side }) => side.symbol)
    expect(found('c')).toEqual(['CRV', 'WBTC', 'UNI'])
    expect(found('  CRV ')).toEqual(['CRV'])
    expect(found('wrapped bit')).toEqual(['WBTC'])
    expect(found('nothing like it')).toEqual([])
    expect(matchingOptions(others, '  ')).toBe(others)
  })

  it('is the same object for the same state', () => {
    expect(selectSwapOptions(form)).toBe(selectSwapOptions(form))
  })
})

describe('the swap under review', () => {
  it('has its network, and no earlier request unless there is one', () => {
    expect(selectNetworkOfSwap(states.swapReview())?.caipNetworkId).toBe(ETHEREUM)
    expect(selectNetworkOfSwap(form)).toBeNull()
    expect(selectEarlierSwap(form)).toBe('none')
    expect(selectEarlierSwap(states.swapReview())).toBe('none')
    expect(selectEarlierSwap(states.swapDoubt())).toBe('doubt')
  })

  it('is elsewhere once the wallet reports another network', () => {
    const moved = walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:8453' })
    expect(selectIsSwapperElsewhere(states.swapReview())).toBe(false)
    expect(selectIsSwapperElsewhere(testingReducer(states.swapReview(), moved))).toBe(true)
    expect(selectIsSwapperElsewhere(testingReducer(form, moved))).toBe(false)
  })
})
