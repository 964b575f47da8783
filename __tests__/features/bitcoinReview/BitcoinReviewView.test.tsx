import { act, fireEvent, screen } from '@testing-library/react'
import { handoverFingerprint } from '../../../src/domain/payment/bitcoinTransfer'
import { backRequested } from '../../../src/events/backEvents'
import { transferReviewed } from '../../../src/features/bitcoinReview/bitcoinReviewEvents'
import { BitcoinReviewView } from '../../../src/features/bitcoinReview/views/BitcoinReviewView'
import { truncateAddress } from '../../../src/lib/text/truncate'
import { states } from '../../support/states/states'
import { isRealPress } from '../../../src/ui/controls/isRealPress'
import { renderView } from '../../support/renderView'

// Tests cannot produce a trusted event; isRealPress has tests of its own.
jest.mock('../../../src/ui/controls/isRealPress', () => ({ isRealPress: jest.fn() }))

const view = () => screen.getByTestId('wm-view-BitcoinReview')
const send = () => screen.getByTestId('wm-send-confirm')

describe('BitcoinReviewView', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(isRealPress).mockReturnValue(true)
  })
  afterEach(() => jest.useRealTimers())

  it('shows the whole payment: amount, recipient, payer, network, fee, total; details on demand', () => {
    const state = states.bitcoinReview()
    const { from, recipient } = state.bitcoinReview?.review?.transfer ?? {}
    renderView(<BitcoinReviewView />, state)
    expect(screen.getByTestId('wm-bitcoin-amount')).toHaveTextContent('0.0015 BTC')
    fireEvent.click(screen.getByTestId('wm-bitcoin-more'))
    for (const text of [
      recipient,
      truncateAddress(from ?? ''),
      'Bitcoin',
      '0.0000141 BTC',
      '0.0015141 BTC',
      '10 sat/vB',
      '0.0004859 BTC',
    ]) {
      expect(view().textContent?.replaceAll(/\s/g, '')).toContain(text?.replaceAll(' ', ''))
    }
    expect(view()).toHaveTextContent('There’s no payment history to compare with')
  })

  it('shows change only when there is any, and no warning about an own or known address', () => {
    const { unmount } = renderView(<BitcoinReviewView />, states.bitcoinReviewAll())
    expect(view()).not.toHaveTextContent('Change')
    unmount()
    const own = renderView(<BitcoinReviewView />, states.bitcoinReviewOwn())
    expect(view()).toHaveTextContent('Your own address')
    own.unmount()
    renderView(<BitcoinReviewView />, states.bitcoinReviewAgain())
    expect(view()).not.toHaveTextContent('no payment history')
  })

  it.each([
    ['an address that looks like another', states.bitcoinReviewLookAlike, 'wm-send-checked'],
    ['a high fee', states.bitcoinReviewHighFee, 'wm-send-fee'],
    ['a payment that may be on its way', states.bitcoinReviewDoubt, 'wm-send-looked'],
    ['one that the wallet builds', states.bitcoinReviewByWallet, 'wm-send-looked'],
  ])('requires a tick for %s', (_what, state, tick) => {
    renderView(<BitcoinReviewView />, state())
    act(() => jest.advanceTimersByTime(600))
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(screen.getByTestId(tick))
    expect(send()).not.toHaveAttribute('aria-disabled')
  })

  it('dispatches the back request, and the agreement to exactly the payment shown (D3)', () => {
    const state = states.bitcoinReview()
    const { actions } = renderView(<BitcoinReviewView />, state)
    fireEvent.click(screen.getByTestId('wm-send-cancel'))
    expect(actions).toEqual([backRequested()])
    act(() => jest.advanceTimersByTime(600))
    fireEvent.click(send())
    const { review } = state.bitcoinReview ?? {}
    expect(actions.at(-1)).toEqual(
      review && transferReviewed({ id: review.id, fingerprint: handoverFingerprint(review) }),
    )
  })

  it('explains why a payment that the wallet builds is shown: all recipients, their sum, and no fee', () => {
    const state = states.bitcoinReviewByWallet()
    renderView(<BitcoinReviewView />, state)
    expect(screen.getByTestId('wm-bitcoin-amount')).toHaveTextContent('0.0017 BTC')
    expect(view()).toHaveTextContent('This may have been sent already')
    expect(view()).toHaveTextContent('Set by your wallet')
    const { outputs = [] } = state.bitcoinReview?.review?.payment ?? {}
    expect(outputs).toHaveLength(2)
    for (const { address } of outputs) {
      expect(view().textContent?.replaceAll(/\s/g, '')).toContain(address)
    }
    for (const amount of ['0.0015 BTC', '0.0002 BTC']) expect(view()).toHaveTextContent(amount)
  })

  it('is empty when there is nothing to review', () => {
    renderView(<BitcoinReviewView />, states.account())
    expect(view()).toBeEmptyDOMElement()
  })
})
