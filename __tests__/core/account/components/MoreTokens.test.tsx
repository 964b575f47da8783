import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { MoreTokens } from '../../../../src/core/account/components/MoreTokens'
import { featuresGiven } from '../../../support/featuresGiven'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { sampleTokens } from '../../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { tokensAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM } as const

/** Returns a state whose account holds the first of the sample tokens. */
const withTokens = (count: number, features: Parameters<typeof featuresGiven>[0] = {}) =>
  [featuresGiven(features), tokensAnswered(whose, sampleTokens.slice(0, count))].reduce(
    testingReducer,
    states.account(),
  )
const ways = () => screen.queryAllByRole('button').map(each => each.dataset.testid)

describe('MoreTokens', () => {
  it.each<[number, readonly string[]]>([
    [0, []],
    [1, ['wm-tokens-buy', 'wm-tokens-receive']],
    [2, ['wm-tokens-buy', 'wm-tokens-receive']],
    [3, ['wm-tokens-buy']],
    [4, []],
    [6, []],
  ])('fills the room that %d tokens leave with %p', (count, expected) => {
    renderView(<MoreTokens />, withTokens(count))
    expect(ways()).toEqual(expected)
  })

  it('links to the sellers and to the address', async () => {
    const { actions } = renderView(<MoreTokens />, withTokens(1))
    await userEvent.click(screen.getByRole('button', { name: /^Buy more/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Receive more/ }))
    expect(actions).toEqual([
      viewPushed(viewEntry('OnRampProviders')),
      viewPushed(viewEntry('WalletReceive')),
    ])
  })

  it('offers only what the page has switched on', () => {
    const { unmount } = renderView(<MoreTokens />, withTokens(3, { onramp: false }))
    expect(ways()).toEqual(['wm-tokens-receive'])
    unmount()
    renderView(<MoreTokens />, withTokens(1, { onramp: false, receive: false }))
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('shows nothing until the holdings are known', () => {
    renderView(<MoreTokens />, states.account())
    expect(ways()).toEqual([])
  })
})
