import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { backRequested } from '../../../../src/events/backEvents'
import {
  amountTyped,
  feeRequested,
  recipientTyped,
  sendConfirmed,
} from '../../../../src/features/send/sendSlice'
import { FRIEND, IMPOSTOR, USDC_CONTRACT } from '../../../support/states/sampleHoldings'
import { SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { truncateAddress } from '../../../../src/lib/text/truncate'
import { stateAfter } from '../../../../src/testing/stateAfter'
import { blockTimeAnswered, feeAnswered } from '../../../support/states/serviceAnswers'
import { states, type StateName } from '../../../support/states/states'
import { isRealPress } from '../../../../src/ui/controls/isRealPress'
import { WalletSendPreviewView } from '../../../../src/features/send/views/WalletSendPreviewView'
import { renderView } from '../../../support/renderView'
import {
  answer,
  show,
  seen,
  send,
  figure,
  payment,
  value,
  setUpPreviewTests,
} from '../../../support/sendPreview'

// Tests cannot produce a trusted event; isRealPress has tests of its own.
jest.mock('../../../../src/ui/controls/isRealPress', () => ({ isRealPress: jest.fn() }))

describe('WalletSendPreviewView', () => {
  setUpPreviewTests()

  it('shows the amount, the name and the whole address', () => {
    show('previewReady')
    expect(figure()).toHaveTextContent(/^0\.05\sETH$/)
    expect(screen.getByText('$163').parentElement).toHaveTextContent('$163.62')
    expect(value('Total')).toHaveTextContent(/^≈ \$164\.0/)
    expect(screen.getByText('studio.eth')).toBeVisible()
    expect(screen.getByText(FRIEND)).toBeInTheDocument()
    expect(value('Network')).toHaveTextContent('Ethereum')
    expect(screen.getByText('Payments can’t be reversed.')).toBeVisible()
  })

  it('shows a known token’s whole contract on demand, and none for the coin', () => {
    show('previewTokenWithoutCoin')
    const link = screen.getByRole('button', { name: 'Token contract' })
    expect(link).toHaveAttribute('aria-expanded', 'false')
    expect(document.body).not.toHaveTextContent(USDC_CONTRACT)
    fireEvent.click(link)
    expect(link).toHaveAttribute('aria-expanded', 'true')
    expect(
      screen.getByText('Token contract', { selector: 'dt' }).nextElementSibling,
    ).toHaveTextContent(USDC_CONTRACT)
    cleanup()
    show('previewReady')
    expect(screen.queryByText('Token contract')).not.toBeInTheDocument()
  })

  it('shows the frozen payment, whatever the form contains now', () => {
    const { dispatch } = show('previewReady')
    act(() => {
      dispatch(amountTyped('0.3'))
      dispatch(recipientTyped(IMPOSTOR))
    })
    expect(figure()).toHaveTextContent(/^0\.05\sETH$/)
    expect(screen.getByText(FRIEND)).toBeInTheDocument()
    expect(screen.queryByText('studio.eth')).not.toBeInTheDocument()
  })

  it.each<[StateName, RegExp]>([
    ['previewEstimating', /^Estimating$/],
    ['previewReady', /^Arrives in About 30 seconds≈ \$0\.42$/],
    ['previewFeeUnknown', /^Shown in your walletRetry$/],
  ])('in %s shows what is known about the fee', (name, fee) => {
    show(name)
    expect(value('Network fee')).toHaveTextContent(fee)
  })

  it.each<[StateName, RegExp]>([
    ['previewEstimating', /^Estimating$/],
    ['previewReady', /^≈ \$164\.0/],
    ['previewFeeUnknown', /^Shown in your wallet$/],
  ])('in %s reserves the total’s place, so that the button below does not move', (name, total) => {
    show(name)
    expect(value('Total')).toHaveTextContent(total)
  })

  it('shows the expected duration beside the fee', () => {
    show('previewReady')
    expect(screen.getByTestId('wm-send-arrival')).toHaveTextContent('Arrives in About 30 seconds')
  })

  it('shows the cost of opening the recipient’s account, if it must be opened', () => {
    const { dispatch } = show('previewReady')
    expect(screen.queryByText('New token account')).not.toBeInTheDocument()
    const fee = { feeBaseUnits: '15000', fee: '0.000015', symbol: 'ETH', deposit: '0.00203928' }
    answer(dispatch, feeAnswered(payment, fee))
    expect(value('New token account')).toHaveTextContent(/^≈ \$/)
  })

  it('shows what arrives when the token withholds a part, and promises no more afterwards', () => {
    show('previewWithheld')
    const notice = screen.getByTestId('wm-send-received')
    expect(notice).toHaveTextContent('studio.eth receives 95 USDC')
    expect(notice).toHaveTextContent('The token itself keeps 5 USDC of this payment.')
    expect(figure()).toHaveTextContent(/^100\sUSDC$/)
    cleanup()
    show('previewWithheldSent')
    expect(screen.getByText(/received/)).toHaveTextContent('studio.eth received 95 USDC.')
    cleanup()
    show('previewReady')
    expect(screen.queryByTestId('wm-send-received')).toBeNull()
  })

  it('omits the duration when it is unknown', () => {
    show('previewFeeUnknown')
    expect(screen.queryByTestId('wm-send-arrival')).toBeNull()
  })

  it.each([
    [2_000, 'A few seconds'],
    [24_000, 'About 1 minute'],
    [72_000, 'About 3 minutes'],
  ])('with a block every %d ms, formats the duration in words', (blockMs, words) => {
    const { dispatch } = show('previewReady')
    answer(dispatch, blockTimeAnswered(blockMs))
    expect(screen.getByTestId('wm-send-arrival')).toHaveTextContent(words)
  })

  it('labels the button with its action, or with what still blocks it', () => {
    show('previewReady')
    expect(send()).toHaveAccessibleName('Checking…')
    seen()
    expect(send()).toHaveAccessibleName(/^Send 0\.05\sETH$/)
  })

  it('shows the paying account, and its remaining balance', () => {
    const { dispatch } = show('previewReady')
    expect(value('From Heron')).toHaveTextContent(truncateAddress(SAMPLE_ADDRESS))
    expect(value('Your ETH')).toHaveTextContent(/^(\S+), then (\S+?)\1 → \2$/)
    expect(screen.queryByTestId('wm-send-low')).toBeNull()
    const all = { feeBaseUnits: '1', fee: '0.1', symbol: 'ETH' }
    answer(dispatch, feeAnswered(payment, all))
    expect(screen.getByTestId('wm-send-low')).toHaveTextContent('Little ETH left for fees')
  })

  it('sends only after the button has been still for half a second', () => {
    const { actions } = show('previewReady')
    fireEvent.click(send())
    expect(actions).toEqual([])
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    seen()
    expect(send()).not.toHaveAttribute('aria-disabled')
    fireEvent.click(send())
    expect(actions).toEqual([sendConfirmed()])
  })

  it('ignores a press by a script', () => {
    jest.mocked(isRealPress).mockReturnValue(false)
    const { actions } = show('previewReady')
    seen()
    act(() => send().click())
    expect(actions).toEqual([])
  })

  it('goes back without sending', () => {
    const { actions } = show('previewReady')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(actions).toEqual([backRequested()])
  })

  it('retries a missing fee estimate beside it', () => {
    const { actions } = show('previewFeeUnknown')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(actions).toEqual([feeRequested()])
  })

  it('groups the digits of large amounts', () => {
    const state = states.previewReady()
    const { intent } = state.send
    if (!intent) throw new Error('There is no payment under review')
    renderView(<WalletSendPreviewView />, {
      ...state,
      send: { ...state.send, intent: { ...intent, amount: '1234567.000000001' } },
    })
    expect(figure()).toHaveTextContent(/^1,234,567\.000000001\sETH$/)
  })

  it('shows nothing without a payment to review', () => {
    renderView(<WalletSendPreviewView />, stateAfter())
    expect(screen.getByTestId('wm-view-WalletSendPreview')).toBeEmptyDOMElement()
  })
})
