import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { viewEntry } from '../../../../src/domain/views'
import { networkChosen } from '../../../../src/events/networkEvents'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import {
  quoteRequested,
  sidesFlipped,
  slippageChosen,
  swapAmountTyped,
  swapMaxRequested,
  swapReviewRequested,
  swapTokensRequested,
} from '../../../../src/features/swap/swapSlice'
import { SwapView } from '../../../../src/features/swap/views/SwapView'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<SwapView />, states[name]())
const wayOn = () => screen.getByTestId('wm-swap-review')

describe('SwapView', () => {
  it('accepts the amount, fills in the maximum, and flips the sides', () => {
    const { actions } = show('swapQuoted')
    const amount = screen.getByLabelText('You pay')
    expect(amount).toHaveValue('0.05')
    fireEvent.change(amount, { target: { value: '0.06' } })
    fireEvent.click(screen.getByRole('button', { name: 'Use max: 0.302 ETH' }))
    fireEvent.click(screen.getByRole('button', { name: 'USDC to get, choose another token' }))
    fireEvent.click(screen.getByRole('button', { name: 'Swap direction' }))
    expect(actions).toEqual([
      swapAmountTyped('0.06'),
      swapMaxRequested(),
      viewPushed(viewEntry('SwapSelectToken', { target: 'target' })),
      sidesFlipped(''), // the new amount has no price yet
    ])
  })

  it('flips the sides with the quoted amount', () => {
    const { actions } = show('swapQuoted')
    fireEvent.click(screen.getByRole('button', { name: 'Swap direction' }))
    expect(actions).toEqual([sidesFlipped('163.12')])
  })

  it('links to the sellers when the source token is not held, unless buying is off', () => {
    const { actions, unmount } = show('swapNothingHeld')
    expect(screen.queryByTestId('wm-swap-max')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Buy' }))
    expect(actions).toEqual([viewPushed(viewEntry('OnRampProviders'))])
    unmount()
    const state = states.swapNothingHeld()
    const features = { ...state.options.features, onramp: false } as const
    renderView(<SwapView />, testingReducer(state, optionsGiven({ features })))
    expect(screen.queryByRole('button', { name: 'Buy' })).not.toBeInTheDocument()
  })

  it('shows the received amount and its value, and continues to the review', () => {
    const { actions } = show('swapQuoted')
    expect(screen.getByTestId('wm-swap-target-amount')).toHaveTextContent('163.12')
    expect(screen.getByText('1 ETH = 3,262.40 USDC')).toBeVisible()
    expect(wayOn()).toHaveTextContent('Review swap')
    fireEvent.click(wayOn())
    expect(actions).toEqual([swapReviewRequested()])
  })

  it('expands the rate’s details, and limits the tolerance to its bounds', () => {
    const { actions } = show('swapQuoted')
    expect(screen.queryByText('Price impact')).not.toBeInTheDocument()
    fireEvent.click(screen.getByTestId('wm-swap-details'))
    const of = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
    expect(of('Price impact')).toHaveTextContent('0.3%')
    expect(of('Max slippage')).toHaveTextContent('1.6312 USDC1%')
    expect(of('You get at least')).toHaveTextContent(/^161\.48\sUSDC$/)
    expect(of('Service fee')).toHaveTextContent('0.00042 ETH0.85%')
    fireEvent.click(screen.getByRole('radio', { name: '0.5%' }))
    const other = screen.getByTestId('wm-swap-slippage')
    for (const value of ['0', '0.05', '5.1', '50', 'x', '2.5']) {
      fireEvent.change(other, { target: { value } })
    }
    expect(actions).toEqual([slippageChosen('0.5'), slippageChosen('2.5')])
    fireEvent.change(other, { target: { value: '9' } })
    expect(screen.getByText('From 0.1% to 5%')).toBeVisible()
  })

  it.each([
    ['swapEmpty', 'Select token', true],
    ['swapQuoting', 'Review swap', false],
    ['swapTooMuch', 'Insufficient balance', false],
    ['swapTooPrecise', 'Check the amount', false],
    ['swapNoLiquidity', 'Insufficient liquidity', false],
    ['swapNoAmount', 'Check the amount', false],
    ['swapShortOfGas', 'Insufficient gas', false],
    ['swapImpactTooHigh', 'Price impact too high', false],
    ['swapUnreachable', 'Swap', true],
    ['swapLimited', 'Swap', true],
    ['swapWrongAnswer', 'Swap', true],
  ] as const)('labels its button with the problem in %s: %s', (name, label, canGo) => {
    const { actions } = show(name)
    expect(wayOn()).toHaveTextContent(label)
    fireEvent.click(wayOn())
    expect(actions).toHaveLength(canGo ? 1 : 0)
    expect(actions).not.toContainEqual(swapReviewRequested())
  })

  it.each([
    'swapQuoting',
    'swapNoLiquidity',
    'swapUnreachable',
    'swapLimited',
    'swapWrongAnswer',
  ] as const)('has no target amount in the document in %s', name => {
    show(name)
    expect(document.body).not.toHaveTextContent(/163\.12|161\.4/)
    expect(screen.queryByTestId('wm-swap-details')).not.toBeInTheDocument()
  })

  it.each([
    ['swapEmpty', false],
    ['swapQuoting', true],
    ['swapQuoted', true],
    ['swapNoLiquidity', true],
    ['swapShortOfGas', true],
    ['swapImpactTooHigh', true],
  ] as const)(
    'reserves the price’s place as long as there can be one: in %s %s',
    (name, isKept) => {
      const { container } = show(name)
      expect(container.querySelector('[data-wm-part="price"]')?.hasAttribute('data-kept')).toBe(
        isKept,
      )
    },
  )

  it.each(['swapShortOfGas', 'swapImpactTooHigh'] as const)(
    'shows the message in the price’s place in %s',
    name => {
      show(name)
      expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
      expect(screen.queryByTestId('wm-swap-details')).not.toBeInTheDocument()
    },
  )

  it('requests the price again, or the review', () => {
    const { actions } = show('swapUnreachable')
    fireEvent.click(screen.getByTestId('wm-swap-again'))
    expect(actions).toEqual([quoteRequested()])
    cleanup()
    const { actions: others } = show('swapNotBuilt')
    const alert = screen.getByText('Failed to create transaction. Nothing was sent.')
    expect(alert.closest('[role="alert"]')).not.toBeNull()
    fireEvent.click(screen.getByTestId('wm-swap-again'))
    expect(others).toEqual([swapReviewRequested()])
  })

  it('reports that it could not start, and retries', () => {
    const { actions } = show('swapNotLoaded')
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to initialize swap')
    fireEvent.click(screen.getByTestId('wm-swap-reload'))
    expect(actions).toEqual([swapTokensRequested()])
  })

  it('leads from a network without swaps to those that support them', () => {
    const { actions } = show('swapElsewhere')
    expect(screen.getByText('Network not supported for Swaps')).toBeVisible()
    const rows = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringContaining('Ethereum'),
      expect.stringContaining('Arbitrum One'),
      expect.stringContaining('Base'),
      expect.stringContaining('OP Mainnet'),
    ])
    fireEvent.click(screen.getByTestId('wm-network-eip155:8453'))
    expect(actions).toEqual([networkChosen({ caipNetworkId: 'eip155:8453' })])
  })

  it('is one form: Enter continues', () => {
    const { actions } = show('swapQuoted')
    act(() => screen.getByLabelText('You pay').focus())
    fireEvent.keyDown(screen.getByLabelText('You pay'), { key: 'Enter' })
    expect(actions).toEqual([swapReviewRequested()])
  })
})
