import { act, fireEvent, screen } from '@testing-library/react'
import { backRequested } from '../../../../src/events/backEvents'
import {
  newPriceAccepted,
  swapConfirmed,
  swapReviewRequested,
} from '../../../../src/features/swap/swapSlice'
import { SwapPreviewView } from '../../../../src/features/swap/views/SwapPreviewView'
import { states, type StateName } from '../../../support/states/states'
import { isRealPress } from '../../../../src/ui/controls/isRealPress'
import { renderView } from '../../../support/renderView'

// Tests cannot produce a trusted event; isRealPress has tests of its own.
jest.mock('../../../../src/ui/controls/isRealPress', () => ({ isRealPress: jest.fn() }))

const show = (name: StateName) => renderView(<SwapPreviewView />, states[name]())
const seen = () => act(() => jest.advanceTimersByTime(600))
const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling

describe('SwapPreviewView', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(isRealPress).mockReturnValue(true)
  })
  afterEach(() => jest.useRealTimers())

  it('shows both sides, the minimum, the costs, and the remaining balance', () => {
    const { actions } = show('swapReview')
    const sides = document.querySelector('[data-wm-part="review-sides"]')
    expect(sides).toHaveTextContent(/You pay0\.05\sETH\$163\.\d\d.*You get163\.12\sUSDC−0\.3%\$163/)
    expect(value('You get at least')).toHaveTextContent(/^161\.48\sUSDC$/)
    expect(screen.getByTitle(/^161\.488\d*\sUSDC$/)).toBeVisible()
    expect(value('Rate')).toHaveTextContent('1 ETH = 3,262.40 USDC')
    expect(value('Service fee')).toHaveTextContent('0.85%')
    expect(value('Network fee')).toHaveTextContent('≈ $0.42')
    expect(value('Your ETH')).toHaveTextContent(/ → /)
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    expect(screen.getByTestId('wm-swap-confirm')).toHaveAccessibleName('Checking…')
    seen()
    fireEvent.click(screen.getByRole('button', { name: /^Swap 0\.05\sETH$/ }))
    expect(actions).toEqual([swapConfirmed()])
  })

  it('collapses known contracts, and expands them on demand', () => {
    show('swapReview')
    const router = '0x111111125421cA6dc452d289314280a0f8842A65'
    const link = screen.getByTestId('wm-swap-contracts')
    expect(link).toHaveTextContent(/^0x11…842A65, USDC$/)
    expect(document.body).not.toHaveTextContent(router)
    fireEvent.click(link)
    expect(link).toHaveAttribute('aria-expanded', 'true')
    expect(value('Contract')).toHaveTextContent(router)
    expect(value('USDC contract')).toBeVisible()
  })

  it.each(['swapReviewUnknown', 'swapReviewUnknownSpender', 'swapReviewUnread'] as const)(
    'shows the contracts of %s expanded',
    name => {
      show(name)
      expect(screen.queryByTestId('wm-swap-contracts')).toBeNull()
      expect(document.querySelectorAll('[data-wm-part="address"]').length).toBeGreaterThan(0)
    },
  )

  it('shows in the button itself that the price is being checked', () => {
    show('swapReviewChecking')
    expect(screen.getByTestId('wm-swap-confirm')).toHaveAccessibleName('Checking the price')
  })

  it('shows the two steps for a token, with spender and amount', () => {
    show('swapReviewAllow')
    const steps = screen.getAllByRole('listitem').map(step => step.textContent)
    expect(steps).toEqual(['1Allow 6\u00a0LINK to be used', '2Swap for 81.4\u00a0USDC'])
    fireEvent.click(screen.getByTestId('wm-swap-contracts'))
    expect(value('Spender')).toHaveTextContent('0x111111125421cA6dc452d289314280a0f8842A65')
    seen()
    expect(screen.getByRole('button', { name: 'Allow' })).toBeInTheDocument()
  })

  it('shows that an earlier allowance must be reset first', () => {
    show('swapReviewReset')
    const steps = screen.getAllByRole('listitem').map(step => step.textContent)
    expect(steps).toEqual([
      '1Set the earlier LINK allowance to 0',
      '2Allow 6\u00a0LINK to be used',
      '3Swap for 81.4\u00a0USDC',
    ])
    seen()
    expect(screen.getByRole('button', { name: 'Set to 0' })).toBeInTheDocument()
  })

  it('promises nothing for an unknown contract', () => {
    show('swapReviewUnknown')
    expect(screen.getByRole('note')).toHaveTextContent(
      'It isn’t a published swap contract. We can’t tell what it does with your 0.05 ETH',
    )
    expect(document.body).not.toHaveTextContent(/we checked|or nothing is swapped/i)
  })

  it('shows how much such a contract could take', () => {
    show('swapReviewUnknownSpender')
    expect(screen.getByRole('note')).toHaveTextContent('It could take 6 LINK, and no more')
    expect(document.body).not.toHaveTextContent(/or nothing is swapped/i)
  })

  it.each([
    ['swapReviewUnknown', 'A contract we don’t know', 'wm-swap-stranger'],
    ['swapReviewUnknownSpender', 'A contract we don’t know', 'wm-swap-stranger'],
    ['swapReviewUnread', 'This transaction couldn’t be read', 'wm-swap-unread'],
    ['swapReviewOtherSpender', 'Two different contracts', 'wm-swap-other'],
    ['swapReviewImpact', 'You lose about 7.31% to price impact.', 'wm-swap-impact'],
    ['swapReviewNoPrices', 'Price impact unknown', 'wm-swap-impact'],
    ['swapDoubt', 'This may have been swapped already', 'wm-swap-looked'],
  ] as const)('requires a tick first in %s', (name, text, tick) => {
    const { actions } = show(name)
    expect(document.body).toHaveTextContent(text)
    seen()
    fireEvent.click(screen.getByTestId('wm-swap-confirm'))
    expect(actions).toEqual([])
    fireEvent.click(screen.getByTestId(tick))
    fireEvent.click(screen.getByTestId('wm-swap-confirm'))
    expect(actions).toEqual([swapConfirmed()])
  })

  it('warns that the loss is unknown', () => {
    show('swapReviewNoPrices')
    expect(screen.getByRole('note')).toHaveTextContent('Price impact unknown')
    expect(value('Network fee')).toHaveTextContent('Shown in your wallet')
  })

  it('requires the moved price to be accepted first', () => {
    const { actions } = show('swapReviewMoved')
    expect(screen.getByRole('note')).toHaveTextContent('The price has moved')
    expect(screen.queryByTestId('wm-swap-confirm')).not.toBeInTheDocument()
    seen()
    fireEvent.click(screen.getByTestId('wm-swap-accept'))
    expect(actions).toEqual([newPriceAccepted()])
  })

  it('shows no amount of an expired review', () => {
    const { actions } = show('swapReviewStale')
    expect(document.body).not.toHaveTextContent(/163/)
    expect(screen.getByText('The price couldn’t be loaded. Nothing was sent.')).toBeVisible()
    fireEvent.click(screen.getByTestId('wm-swap-again'))
    expect(actions).toEqual([swapReviewRequested()])
  })

  it.each([
    ['swapResetWaiting', 'Step 1 of 3: set the earlier allowance to 0'],
    ['swapResetSettling', 'The new allowance comes next.'],
    ['swapAllowWaiting', 'Step 1 of 2: allow'],
    ['swapAllowSettling', 'The network is confirming it. The swap comes next.'],
    ['swapSecondWaiting', 'Step 2 of 2: swap'],
    ['swapWaiting', 'Approve in Heron'],
    ['swapSubmitted', 'On its way'],
    ['swapDone', 'Your ETH was swapped for at least 161.48 USDC.'],
    ['swapDoneKnown', 'You got 163.09 USDC.'],
    ['swapRejected', 'The swap failed'],
    ['swapReplaced', 'The payment was replaced'],
    ['swapDeclined', 'Nothing was sent. You still have your 0.05 ETH.'],
    ['swapChanged', 'It was stopped; nothing was sent.'],
    ['swapTimeout', 'If you approve there now, it may still go out.'],
    ['swapUncertain', 'Check Heron and your activity before you try again.'],
  ] as const)('shows the status of %s', (name, text) => {
    show(name)
    expect(document.body).toHaveTextContent(text)
  })

  it.each([
    ['swapWaiting', '0.05 ETH', 'Contract'],
    ['swapAllowWaiting', '6 LINK', 'Spender'],
    ['swapResetWaiting', '0 LINK', 'Spender'],
  ] as const)('shows for %s what the wallet should display', (name, amount, contract) => {
    show(name)
    expect(screen.getByText('Your wallet should show')).toBeVisible()
    expect(value('Amount')?.textContent?.replace('\u00a0', ' ')).toBe(amount)
    expect(value(contract)).toHaveTextContent(/^0x/)
  })

  it('shows no wallet card while the network is pending', () => {
    show('swapAllowSettling')
    expect(screen.queryByText('Your wallet should show')).toBeNull()
  })

  it('stops waiting for the wallet on request', () => {
    const { actions } = show('swapWaiting')
    seen()
    fireEvent.click(screen.getByTestId('wm-swap-stop'))
    expect(actions).toEqual([backRequested()])
  })

  it('shows a rejected request as the wallet received it, without the expired price', () => {
    const { unmount } = show('swapDeclined')
    expect(screen.getByText('The request')).toBeVisible()
    expect(screen.queryByText('Anything else? Decline it there.')).not.toBeInTheDocument()
    unmount()
    const { swap, ...state } = states.swapDeclined()
    renderView(<SwapPreviewView />, {
      ...state,
      swap: { ...swap, error: null, reviewProblem: 'buildFailed' },
    })
    expect(screen.queryByText('The request')).not.toBeInTheDocument()
  })

  it('offers a new review after a change, and a retry after a rejection', () => {
    const changed = show('swapChanged')
    fireEvent.click(screen.getByTestId('wm-swap-again'))
    expect(changed.actions).toEqual([swapReviewRequested()])
    changed.unmount()
    const declined = show('swapDeclined')
    seen()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(declined.actions).toEqual([swapConfirmed()])
  })

  it('returns to the amount when the account cannot afford the swap, without a retry', () => {
    const { swap, ...state } = states.swapDeclined()
    const error = { code: 'INSUFFICIENT_FUNDS', detail: '' } as const
    const { actions } = renderView(<SwapPreviewView />, { ...state, swap: { ...swap, error } })
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Change amount' }))
    expect(actions).toEqual([backRequested()])
  })
})
