import { fireEvent, screen } from '@testing-library/react'
import { backRequested } from '../../../../src/events/backEvents'
import { matchingOptions, selectSwapOptions } from '../../../../src/features/swap/swapSelectors'
import { sourceChosen, targetChosen } from '../../../../src/features/swap/swapSlice'
import { SwapSelectTokenView } from '../../../../src/features/swap/views/SwapSelectTokenView'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { sampleTokens, sampleUsdc } from '../../../support/states/sampleHoldings'
import { tokensAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName, target: 'source' | 'target') =>
  renderView(<SwapSelectTokenView target={target} />, states[name]())
const sideOf = (symbol: string) => {
  const { own, others } = selectSwapOptions(states.swapSelectTarget())
  return [...own, ...others].find(({ side }) => side.symbol === symbol)?.side ?? null
}
const symbols = () =>
  screen
    .getAllByTestId(/^wm-swap-token-/)
    .map(row => row.getAttribute('data-testid')?.replace('wm-swap-token-', ''))

describe('SwapSelectTokenView', () => {
  it('lists the held tokens, then the rest by symbol, with popular ones above', () => {
    show('swapSelectTarget', 'target')
    expect(symbols().slice(0, 2)).toEqual(['ETH', 'USDC'])
    expect(symbols().slice(-5)).toEqual(['AAVE', 'CRV', 'LONGSYMBOLOFATOKEN', 'UNI', 'WBTC'])
    expect(screen.getAllByTestId(/^wm-swap-chip-/)).toHaveLength(8)
  })

  it('does not list a token with a zero balance as held', () => {
    const { own, others } = selectSwapOptions(states.swapSelectTarget())
    expect(own.map(({ side }) => side.symbol)).not.toContain('UNI')
    expect(others.filter(({ side }) => side.symbol === 'UNI')).toHaveLength(1)
  })

  it('marks the other side’s token, with its balance, and flips the sides when it is selected', () => {
    const { actions } = show('swapSelectTarget', 'target')
    const row = screen.getByTestId('wm-swap-token-ETH')
    expect(row).toHaveTextContent(/Ether You pay.*0\.302 ETH.*\$988\.24/)
    fireEvent.click(row)
    expect(actions).toEqual([
      targetChosen(expect.objectContaining({ symbol: 'ETH' }) as never),
      backRequested(),
    ])
  })

  it('marks a token sent under a listed one’s symbol, also in search results', () => {
    const copy = { ...sampleUsdc, address: `${ETHEREUM}:0x${'fa4e'.repeat(10)}` }
    const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
    const held = tokensAnswered(whose, [copy, ...sampleTokens])
    renderView(
      <SwapSelectTokenView target="target" />,
      testingReducer(states.swapSelectTarget(), held),
    )
    const mark = 'Another token has this symbol: check 0xfa…4efa4e'
    const marks = () =>
      screen
        .getAllByTestId('wm-swap-token-USDC')
        .map(row => /Another token.*/.exec(row.textContent ?? '')?.[0] ?? null)
    expect(marks()).toEqual([expect.stringContaining(mark), null])
    fireEvent.change(screen.getByTestId('wm-swap-search'), { target: { value: 'usdc' } })
    expect(marks()).toEqual([expect.stringContaining(mark), null])
  })

  it('finds by symbol first, then by name, then by address', () => {
    show('swapSelectTarget', 'target')
    const search = screen.getByTestId('wm-swap-search')
    const { others } = selectSwapOptions(states.swapSelectTarget())
    expect(matchingOptions(others, 'c').map(({ side }) => side.symbol)).toEqual([
      'CRV',
      'WBTC',
      'UNI',
    ])
    fireEvent.change(search, { target: { value: '00000000c3' } })
    expect(symbols()).toEqual(['CRV'])
    fireEvent.change(search, { target: { value: 'nothing' } })
    expect(screen.getByText('No token matches “nothing”.')).toBeVisible()
  })

  it('closes with the selected token, for the side it was opened for', () => {
    const { actions } = show('swapSelectTarget', 'target')
    fireEvent.click(screen.getByTestId('wm-swap-token-USDC'))
    expect(actions).toEqual([targetChosen(sideOf('USDC') as never), backRequested()])
    const source = show('swapSelectSource', 'source')
    fireEvent.click(screen.getAllByTestId('wm-swap-chip-LINK').at(-1) as HTMLElement)
    expect(source.actions).toEqual([sourceChosen(sideOf('LINK') as never), backRequested()])
  })

  it('shows skeletons, and then an empty state', () => {
    show('swapSelectLoading', 'target')
    expect(screen.queryByTestId(/^wm-swap-token-/)).not.toBeInTheDocument()
    show('swapSelectFailed', 'target')
    expect(screen.getByText('Failed to initialize swap')).toBeVisible()
  })
})
