import { act, fireEvent, screen } from '@testing-library/react'
import { backRequested } from '../../../../src/events/backEvents'
import {
  newPriceAccepted,
  swapConfirmed,
  swapReviewRequested,
} from '../../../../src/features/swap/swapSlice'
import { SwapPreviewView } from '../../../../src/features/swap/views/SwapPreviewView'
import { states, type StateName } from '../../../../src/testing/states'
import { isRealPress } from '../../../../src/ui/controls/isRealPress'
import { renderView } from '../../../support/renderView'

// A test cannot make a real press; whether one is real is tested on its own.
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

  it('shows both sides, how much at least, at what cost, and what is left', () => {
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

  it('folds contracts that are known, and shows them whole on demand', () => {
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
    'has the contracts of %s stand open',
    name => {
      show(name)
      expect(screen.queryByTestId('wm-swap-contracts')).toBeNull()
      expect(document.querySelectorAll('[data-wm-part="address"]').length).toBeGreaterThan(0)
    },
  )

  it('says by the button itself that the price is being checked', () => {
    show('swapReviewChecking')
    expect(screen.getByTestId('wm-swap-confirm')).toHaveAccessibleName('Checking the price')
  })

  it('shows the two steps of a token, and who may take how much of it', () => {
    show('swapReviewAllow')
    const steps = screen.getAllByRole('listitem').map(step => step.textContent)
    expect(steps).toEqual(['1Allow 6\u00a0LINK to be used', '2Swap for 81.4\u00a0USDC'])
    fireEvent.click(screen.getByTestId('wm-swap-contracts'))
    expect(value('Spender')).toHaveTextContent('0x111111125421cA6dc452d289314280a0f8842A65')
    seen()
    expect(screen.getByRole('button', { name: 'Allow' })).toBeInTheDocument()
  })

  it('shows that an earlier allowance has to go first', () => {
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

  it('promises nothing for a contract that nobody knows', () => {
    show('swapReviewUnknown')
    expect(screen.getByRole('note')).toHaveTextContent(
      'It isn’t a published swap contract. We can’t tell what it does with your 0.05 ETH',
    )
    expect(document.body).not.toHaveTextContent(/we checked|or nothing is swapped/i)
  })

  it('says how much such a contract could take', () => {
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
  ] as const)('wants a tick first in %s', (name, text, tick) => {
    const { actions } = show(name)
    expect(document.body).toHaveTextContent(text)
    seen()
    fireEvent.click(screen.getByTestId('wm-swap-confirm'))
    expect(actions).toEqual([])
    fireEvent.click(screen.getByTestId(tick))
    fireEvent.click(screen.getByTestId('wm-swap-confirm'))
    expect(actions).toEqual([swapConfirmed()])
  })

  it('says that nobody knows what is lost', () => {
    show('swapReviewNoPrices')
    expect(screen.getByRole('note')).toHaveTextContent('Price impact unknown')
    expect(value('Network fee')).toHaveTextContent('Shown in your wallet')
  })

  it('has a price that moved read before anything else', () => {
    const { actions } = show('swapReviewMoved')
    expect(screen.getByRole('note')).toHaveTextContent('The price has moved')
    expect(screen.queryByTestId('wm-swap-confirm')).not.toBeInTheDocument()
    seen()
    fireEvent.click(screen.getByTestId('wm-swap-accept'))
    expect(actions).toEqual([newPriceAccepted()])
  })

  it('shows no amount of a review that no longer holds', () => {
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
  ] as const)('tells in %s how it stands', (name, text) => {
    show(name)
    expect(document.body).toHaveTextContent(text)
  })

  it.each([
    ['swapWaiting', '0.05 ETH', 'Contract'],
    ['swapAllowWaiting', '6 LINK', 'Spender'],
    ['swapResetWaiting', '0 LINK', 'Spender'],
  ] as const)('says in %s what the wallet should show', (name, amount, contract) => {
    show(name)
    expect(screen.getByText('Your wallet should show')).toBeVisible()
    expect(value('Amount')?.textContent?.replace('\u00a0', ' ')).toBe(amount)
    expect(value(contract)).toHaveTextContent(/^0x/)
  })

  it('says nothing of the wallet while the network is waited for', () => {
    show('swapAllowSettling')
    expect(screen.queryByText('Your wallet should show')).toBeNull()
  })

  it('stops waiting for the wallet when asked to', () => {
    const { actions } = show('swapWaiting')
    seen()
    fireEvent.click(screen.getByTestId('wm-swap-stop'))
    expect(actions).toEqual([backRequested()])
  })

  it('shows what the wallet was asked for once it declined, and nothing of a price that is gone', () => {
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

  it('offers a new review of what changed, and another try of what was declined', () => {
    const changed = show('swapChanged')
    fireEvent.click(screen.getByTestId('wm-swap-again'))
    expect(changed.actions).toEqual([swapReviewRequested()])
    changed.unmount()
    const declined = show('swapDeclined')
    seen()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(declined.actions).toEqual([swapConfirmed()])
  })

  it('leads back to the amount when the account cannot pay for the swap, and does not offer it again', () => {
    const { swap, ...state } = states.swapDeclined()
    const error = { code: 'INSUFFICIENT_FUNDS', detail: '' } as const
    const { actions } = renderView(<SwapPreviewView />, { ...state, swap: { ...swap, error } })
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Change amount' }))
    expect(actions).toEqual([backRequested()])
  })
})
