import {
  matchingTokens,
  selectAccountFigure,
  selectHoldings,
  selectAmbiguousTokenIds,
  totalValue,
} from '../../../src/core/account/tokenSelectors'
import { chunkFetched } from '../../../src/core/notifications/notificationsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetworks } from '../../../src/testing/samples'
import { sampleTokens, sampleUsdc } from '../../support/states/sampleHoldings'
import {
  chainTokens,
  tokensAnswered,
  tokensFailed,
  balanceAnswered,
  balanceFailed,
} from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states, type StateName } from '../../support/states/states'
import type { UnknownAction } from '@reduxjs/toolkit'

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const onChain = { address: SAMPLE_ADDRESS, network: sampleNetworks[0] }
const after = (...actions: readonly UnknownAction[]) =>
  actions.reduce((state, action) => testingReducer(state, action), states.account())
const balance = balanceAnswered(onChain, '0.302001459')

describe('tokens that share a symbol', () => {
  const token = (symbol: string, digit: string) => ({
    ...sampleUsdc,
    symbol,
    address: `${ETHEREUM}:0x${digit.repeat(40)}`,
  })
  const [one, other, ether] = [token('USDC', '1'), token('usdc', '2'), token('ETH', '3')]
  const sharers = (...more: readonly UnknownAction[]) =>
    selectAmbiguousTokenIds(
      after(tokensAnswered(whose, [one, other, ether, token('DAI', '4')]), balance, ...more),
    )

  it('are reported, as is one with the native coin’s symbol', () => {
    expect(sharers()).toEqual([one, other, ether].map(({ address }) => address))
  })

  it('exclude the native coin and tokens that the page names', () => {
    const tokens = { [ETHEREUM]: [{ address: `0x${'1'.repeat(40)}` }] }
    expect(sharers(optionsGiven({ tokens }))).toEqual([other.address, ether.address])
  })
})

describe('holdings', () => {
  it.each<[StateName, object]>([
    ['account', { phase: 'loading', isStale: false }],
    ['accountTokens', { phase: 'known', tokens: sampleTokens, isStale: false }],
    ['accountStale', { phase: 'known', tokens: sampleTokens, isStale: true, isPartial: false }],
    ['accountEmpty', { phase: 'known', tokens: [], isStale: false }],
    ['accountUnavailable', { phase: 'unavailable', tokens: [] }],
  ])('in %s are as expected', (name, holdings) => {
    expect(selectHoldings(states[name]())).toMatchObject(holdings)
  })

  it('come from the chain after the service has failed', () => {
    const state = after(...tokensFailed(whose), ...chainTokens(onChain, [sampleUsdc]))
    const tokens = [sampleUsdc]
    const isPartial = true
    expect(selectHoldings(state)).toEqual({ phase: 'known', tokens, isStale: false, isPartial })
  })

  it('wait for the chain while it is queried after the service has failed', () => {
    expect(selectHoldings(after(...tokensFailed(whose))).phase).toBe('loading')
  })

  it('add the native coin when the service leaves it out', () => {
    const [first, second] = selectHoldings(
      after(tokensAnswered(whose, [sampleUsdc]), balance),
    ).tokens
    expect(first).toMatchObject({ symbol: 'ETH', quantity: { numeric: '0.302001459' } })
    expect(second).toBe(sampleUsdc)
  })

  it('list the native coin once', () => {
    expect(selectHoldings(after(tokensAnswered(whose, sampleTokens), balance)).tokens).toBe(
      sampleTokens,
    )
  })

  it('show the native coin when nothing else can be read', () => {
    const state = after(...tokensFailed(whose), ...chainTokens(onChain, null), balance)
    expect(selectHoldings(state)).toMatchObject({ phase: 'known', isStale: true, isPartial: true })
    expect(selectHoldings(state).tokens).toHaveLength(1)
  })

  it('show the coin with its network’s picture when it has none of its own', () => {
    const imageUrl = '/pictures/ethereum.svg'
    const coin = { name: 'Ether', symbol: 'ETH', chainId: ETHEREUM } as const
    const quantity = { decimals: '18', numeric: '1' }
    const pictured = { ...coin, quantity, iconUrl: 'https://cdn.example/eth.png' }
    const shown = (token: typeof sampleUsdc) => {
      const state = after(tokensAnswered(whose, [token]), balance)
      const networks = state.network.networks.map(network => ({ ...network, imageUrl }))
      const [first] = selectHoldings({ ...state, network: { ...state.network, networks } }).tokens
      return first?.iconUrl
    }
    expect(shown({ ...coin, quantity })).toBe(imageUrl)
    expect(shown(pictured)).toBe(pictured.iconUrl)
  })

  it('keep their reference while nothing about them changes', () => {
    const state = states.accountTokens()
    expect(selectHoldings({ ...state, send: { ...state.send, amount: '1' } })).toBe(
      selectHoldings(state),
    )
  })

  it('are unavailable while the chunk that reads them fails to load, and recover once it loads', () => {
    const opened = states.account()
    const missing = testingReducer(opened, chunkFetched({ name: 'account', isHere: false }))
    expect(selectHoldings(opened).phase).toBe('loading')
    expect(selectHoldings(missing).phase).toBe('unavailable')
    expect(selectAccountFigure(missing).kind).toBe('unavailable')
    const other = testingReducer(opened, chunkFetched({ name: 'wallets', isHere: false }))
    expect(selectHoldings(other).phase).toBe('loading')
    const here = testingReducer(missing, chunkFetched({ name: 'account', isHere: true }))
    expect(selectHoldings(here).phase).toBe('loading')
  })

  it('are unknown before the chunk that reads them has loaded', () => {
    const { walletModalApi: _gone, ...state } = states.accountTokens() as ReturnType<
      typeof states.accountTokens
    > & { walletModalApi?: unknown }
    expect(selectHoldings(state).phase).toBe('loading')
  })
})

describe('the account’s figure', () => {
  it.each<[StateName, object]>([
    ['account', { kind: 'loading' }],
    ['accountTokens', { kind: 'fiat', total: '1234.558' }],
    ['accountUnpriced', { kind: 'native', amount: '0.302001459', symbol: 'ETH' }],
    ['accountEmpty', { kind: 'native', amount: '0', symbol: 'ETH' }],
    ['accountUnavailable', { kind: 'unavailable' }],
  ])('in %s is %p', (name, figure) => {
    expect(selectAccountFigure(states[name]())).toMatchObject(figure)
  })

  it('is unavailable, never zero, when only an empty list could be read', () => {
    const failed = balanceFailed(onChain)
    expect(selectAccountFigure(after(tokensAnswered(whose, []), ...failed))).toEqual({
      kind: 'unavailable',
    })
  })

  it('stays pending until the native balance arrives', () => {
    expect(selectAccountFigure(after(tokensAnswered(whose, [])))).toEqual({ kind: 'loading' })
  })
})

describe('the total value of all tokens', () => {
  it('adds every priced holding exactly', () => {
    const priced = [0.1, 0.2].map(value => ({ ...sampleUsdc, value }))
    expect(totalValue(priced)).toBe('0.3')
  })

  it('is unknown when nothing has a price', () => {
    const { value: _value, ...unpriced } = sampleUsdc
    expect(totalValue([unpriced])).toBeNull()
  })
})

describe('searching tokens', () => {
  it.each([
    ['', ['ETH', 'USDC', 'LINK', 'DAI', 'UNI', 'LONGNAME']],
    ['usd', ['USDC']],
    [' CHAIN ', ['LINK']],
    ['0x6b17', ['DAI']],
    ['nothing', []],
  ])('for %p finds %p', (text, symbols) => {
    expect(matchingTokens(sampleTokens, text).map(({ symbol }) => symbol)).toEqual(symbols)
  })
})
