import type { UnknownAction } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { ERRORS, type ErrorCode } from '../../../../src/domain/errorCatalogue'
import type { SendIntent } from '../../../../src/domain/payment/send'
import { outcomeUnknown } from '../../../../src/domain/payment/outcomeUnknown'
import {
  networkChosen,
  networkSwitched,
  walletNetworkReported,
} from '../../../../src/events/networkEvents'
import { pairingChecked } from '../../../../src/core/pairing/pairingFacts'
import { reviewLeft, reviewRequested, transactionMined } from '../../../../src/events/sendEvents'
import { backRequested } from '../../../../src/events/backEvents'
import { addressLabelled, optionsGiven } from '../../../../src/core/options/optionsSlice'
import {
  amountTyped,
  feeRequested,
  recipientTyped,
  selectSend,
  sendConfirmed,
  sendFailed,
} from '../../../../src/features/send/sendSlice'
import { requestFacts, sendRequest } from '../../../support/states/requestFacts'
import {
  FRIEND,
  IMPOSTOR,
  sampleEther,
  USDC_CONTRACT,
} from '../../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import {
  blockTimeAnswered,
  feeAnswered,
  feeFailed,
  tokensAnswered,
} from '../../../support/states/serviceAnswers'
import { truncateAddress } from '../../../../src/lib/text/truncate'
import { stateAfter, testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { isRealPress } from '../../../../src/ui/controls/isRealPress'
import { WalletSendPreviewView } from '../../../../src/features/send/views/WalletSendPreviewView'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

// Tests cannot produce a trusted event; isRealPress has tests of its own.
jest.mock('../../../../src/ui/controls/isRealPress', () => ({ isRealPress: jest.fn() }))

const payment = selectSend(states.previewReady()).intent as SendIntent
const asked = (id: string) => requestFacts(sendRequest(selectSend(states.previewReady()), id))
const show = (name: StateName) => renderView(inCard(<WalletSendPreviewView />), states[name]())
const title = () => screen.getByRole('heading', { name: 'Card' })
const seen = () => act(() => jest.advanceTimersByTime(600))
/** Puts an answer into the cache, whose subscribers are notified one frame later. */
const answer = (dispatch: (action: UnknownAction) => void, action: UnknownAction) =>
  act(() => {
    dispatch(action)
    jest.advanceTimersByTime(20)
  })
const send = () => screen.getByTestId('wm-send-confirm')
const button = (name: string) => screen.getByRole('button', { name })
const figure = () => screen.getByTestId('wm-review-amount')
const value = (term: string) => screen.getByText(term).nextElementSibling

describe('WalletSendPreviewView', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(isRealPress).mockReturnValue(true)
  })
  afterEach(() => jest.useRealTimers())

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

  it('stops waiting for the wallet on request, and explains what may still happen', () => {
    const { actions } = show('previewWaiting')
    expect(screen.getByText(/^The request stays in Heron\. Decline it there too/)).toBeVisible()
    const stop = screen.getByRole('button', { name: 'Stop waiting' })
    fireEvent.click(stop) // the second click of a double-click on “Send”
    expect(actions).toEqual([])
    seen()
    fireEvent.click(stop)
    expect(actions).toEqual([backRequested()])
    expect(screen.queryByTestId('wm-open-wallet')).not.toBeInTheDocument()
  })

  it('opens the WalletConnect wallet, and shows a lost connection', () => {
    const { dispatch, unmount } = show('walletConnectSendOnPhone')
    expect(screen.getByTestId('wm-open-wallet')).toHaveAttribute('href', 'far://wc')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1_500))
    fireEvent.click(screen.getByTestId('wm-check-now'))
    act(() => dispatch(pairingChecked()))
    expect(screen.getByTestId('wm-checked')).toHaveTextContent('No response yet')
    unmount()
    show('walletConnectSendLost')
    expect(screen.getByRole('alert')).toHaveTextContent('Connection to your wallet lost')
    expect(screen.getByTestId('wm-look-again')).toBeVisible()
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

  it('shows that the recipient was never paid before', () => {
    show('previewFirstTime')
    expect(screen.getByText('First payment to this address')).toBeVisible()
  })

  it.each<[StateName, boolean]>([
    ['previewFirstTime', true],
    ['previewLookAlike', true],
    ['previewReady', false],
  ])('labels the recipient as new only when it is: %s', (name, isNew) => {
    show(name)
    expect(screen.queryAllByText('New')).toHaveLength(isNew ? 1 : 0)
  })

  it('shows no such label for a recipient that was paid before', () => {
    show('previewReady')
    expect(screen.queryByText(/First payment|recently|^New$/)).not.toBeInTheDocument()
  })

  it('shows both addresses of a look-alike, marks their differences, and requires a tick', () => {
    const { actions } = show('previewLookAlike')
    seen()
    const notice = screen.getByRole('note')
    expect(notice).toHaveTextContent('Not the address you know')
    expect(notice).toHaveTextContent('Paid on Aug 28')
    expect(within(notice).getByText(FRIEND)).toBeInTheDocument()
    expect(screen.getByText(IMPOSTOR)).toBeInTheDocument()
    const marks = [...document.querySelectorAll('mark')].map(mark => mark.textContent)
    expect(marks).toEqual(['4E2F', '19c8', 'e1F4', '91D0', 'C35E', '07aa'])
    fireEvent.click(send())
    expect(actions).toEqual([])
    fireEvent.click(screen.getByRole('checkbox', { name: 'I checked every part of the address.' }))
    fireEvent.click(send())
    expect(actions).toEqual([sendConfirmed()])
  })

  it.each<[StateName, string, string]>([
    [
      'previewToContract',
      'A contract, not a regular account',
      'I checked: this contract can use what I send.',
    ],
    [
      'previewContract',
      'This is a token contract',
      'I know that funds sent to a token contract are usually lost.',
    ],
    [
      'previewShortOfFee',
      'This transaction is likely to fail',
      'Send it even though it’s likely to fail.',
    ],
    [
      'previewAllOfCoin',
      'Not enough ETH for the network fee',
      'Send it even though it’s likely to fail.',
    ],
  ])('in %s warns, and requires a tick', (name, title, tick) => {
    const { actions } = show(name)
    seen()
    expect(screen.getByRole('note')).toHaveTextContent(title)
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(send())
    expect(actions).toEqual([])
    fireEvent.click(screen.getByRole('checkbox', { name: tick }))
    fireEvent.click(send())
    expect(actions).toEqual([sendConfirmed()])
  })

  it('resets the tick when another problem replaces the first', () => {
    const { dispatch } = show('previewShortOfFee')
    seen()
    fireEvent.click(screen.getByRole('checkbox'))
    expect(send()).not.toHaveAttribute('aria-disabled')
    act(() => feeFailed(payment, 'EXECUTION_REVERTED').forEach(dispatch))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(send()).toHaveAttribute('aria-disabled', 'true')
  })

  it.each(Object.keys(ERRORS) as ErrorCode[])(
    'before sending, %s is phrased as a prediction, not as an outcome',
    code => {
      const { dispatch } = show('previewReady')
      act(() => feeFailed(payment, code).forEach(dispatch))
      for (const note of screen.queryAllByRole('note')) {
        expect(note).not.toHaveTextContent(/sent\b|failed|didn’t accept|wasn’t|was stopped/i)
      }
    },
  )

  it.each<[StateName, string]>([
    ['previewNameElsewhere', 'The name has no address on Ethereum'],
    ['previewNameMarked', 'Look closely at this nameLooked up as studio.eth'],
  ])('in %s shows a caution, and still allows sending', (name, title) => {
    const { actions } = show(name)
    expect(screen.getByRole('note')).toHaveTextContent(title)
    seen()
    fireEvent.click(send())
    expect(actions).toEqual([sendConfirmed()])
  })

  it('warns when the address does not resolve back to the name', () => {
    show('previewNameOneWay')
    expect(screen.getByText('This address has no matching reverse record')).toBeVisible()
  })

  it('names the imitated address by the label that the page gave it', () => {
    const { dispatch } = show('previewLookAlike')
    act(() => dispatch(addressLabelled({ address: FRIEND, label: 'Studio' })))
    expect(screen.getByRole('note')).toHaveTextContent(/^Not the address you knowYou know Studio/)
  })

  it('shows the error that the network would return', () => {
    show('previewShortOfFee')
    expect(screen.getByRole('note')).toHaveTextContent('This transaction is likely to fail')
    expect(screen.getByRole('note')).toHaveTextContent('Not enough for the amount')
  })

  it.each<[StateName, string]>([
    ['previewAllOfCoin', 'Lower the amount, or add ETH to this account.'],
    ['previewTokenWithoutCoin', 'Add ETH to this account first.'],
  ])('in %s warns before the wallet does that the fee cannot be paid', (name, text) => {
    show(name)
    expect(screen.getByRole('note')).toHaveTextContent('Not enough ETH for the network fee')
    expect(screen.getByRole('note')).toHaveTextContent(text)
  })

  it('shows the value of the account’s fee coin', () => {
    show('previewTokenWithoutCoin') // 0.0001 ETH at $3,272.30
    expect(screen.getByRole('note')).toHaveTextContent('ETH in this account:$0.33')
  })

  it.each<ErrorCode>([
    'CHAIN_UNREACHABLE',
    'CODE_NOT_LOADED',
    'INVALID_REQUEST',
    'LIMIT_EXCEEDED',
    'UNSUPPORTED_METHOD',
  ])('requires no tick when the network did not respond (%s)', code => {
    const state = feeFailed(payment, code).reduce(testingReducer, states.previewReady())
    const { actions } = renderView(<WalletSendPreviewView />, state)
    const note = screen.getByRole('note')
    expect(note).toHaveTextContent('Not checked with the network')
    expect(note).toHaveTextContent(
      code === 'CHAIN_UNREACHABLE'
        ? 'Ethereum isn’t responding, so this payment couldn’t be checked.'
        : 'This payment couldn’t be checked on Ethereum.',
    )
    expect(note).not.toHaveTextContent(/fail|reject/)
    expect(screen.queryByRole('checkbox')).toBeNull()
    seen()
    fireEvent.click(send())
    expect(actions).toEqual([sendConfirmed()])
  })

  it('names the wallet it waits for, and offers only a way out', () => {
    show('previewWaiting')
    expect(screen.getByText('Approve in Heron')).toBeVisible()
    const spoken = 'Check that your wallet shows 0.05 ETH to studio.eth.'
    expect(within(screen.getByRole('status')).getByText(spoken)).toBeInTheDocument()
    expect(screen.getByText('Your wallet should show')).toBeVisible()
    expect(value('Amount')).toHaveTextContent(/^0\.05\sETH$/)
    expect(value('Network')).toHaveTextContent('Ethereum')
    expect(screen.getByText('Anything else? Decline it there.')).toBeVisible()
    expect(screen.getByText(FRIEND)).toBeInTheDocument()
    expect(screen.getAllByRole('button')).toEqual([screen.getByTestId('wm-send-stop')])
  })

  describe('after confirmation', () => {
    const hash = `0x${'ab'.repeat(32)}`
    const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
    const mined = (fee?: string) =>
      transactionMined({ hash, caipNetworkId: ETHEREUM, status: 'confirmed', ...(fee && { fee }) })
    const { price: _price, ...unpriced } = sampleEther
    const text = (...actions: readonly UnknownAction[]) => {
      renderView(
        <WalletSendPreviewView />,
        actions.reduce(testingReducer, states.previewSubmitted()),
      )
      return document.querySelector('[data-wm-part="heading-text"]')?.textContent
    }

    it.each([
      ['in money', '0.0001253', 'The fee was $0.41.'],
      ['as less than a cent', '0.0000003', 'The fee was <$0.01.'],
    ])('shows the fee %s', (_how, fee, words) => {
      expect(text(mined(fee))).toBe(`studio.eth received 0.05\u00a0ETH. ${words}`)
    })

    it('shows the fee in the coin when that has no price', () => {
      const words = 'studio.eth received 0.05\u00a0ETH. The fee was 0.00012\u00a0ETH.'
      expect(text(tokensAnswered(whose, [unpriced]), mined('0.0001253'))).toBe(words)
    })

    it('shows the fee in the coin while the page is on another network', () => {
      const there = { ...whose, caipNetworkId: 'eip155:10' } as const
      const state = [
        networkSwitched({ caipNetworkId: there.caipNetworkId, by: 'wallet' }),
        tokensAnswered(there, [{ ...sampleEther, chainId: there.caipNetworkId }]),
      ].reduce(testingReducer, states.previewSubmitted())
      const { send } = testingReducer(states.previewSubmitted(), mined('0.0001253'))
      renderView(<WalletSendPreviewView />, { ...state, send })
      expect(screen.getByText(/The fee was 0\.00012 ETH\./)).toBeInTheDocument()
    })

    it('shows no fee that was only estimated', () => {
      expect(text(mined())).toBe('studio.eth received 0.05\u00a0ETH.')
    })
  })

  it.each<[StateName, string, string, string, string]>([
    [
      'previewSubmitted',
      'waiting',
      'On its way',
      '0.05 ETH to studio.eth. You can close this and continue.',
      'See activity',
    ],
    ['previewSent', 'done', 'Sent', 'studio.eth received 0.05 ETH.', 'Done'],
    [
      'previewRejected',
      'stopped',
      'The payment failed',
      'The network rejected the payment. Only the fee was spent.',
      'See activity',
    ],
    [
      'previewReplaced',
      'unsure',
      'The payment was replaced',
      'Another transaction from your wallet replaced this payment, so it may not have arrived. Check your activity before you pay again.',
      'See activity',
    ],
  ])('in %s shows the outcome and links to the activity', (name, line, title, text, label) => {
    const { actions } = show(name)
    const thread = document.querySelector('[data-wm-part="indicator"]')
    expect(thread).toHaveAttribute('data-state', line)
    const outcome = screen.getAllByRole('status').find(({ textContent }) => textContent !== '')
    expect(outcome).toHaveTextContent(title)
    expect(outcome).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByTestId('wm-send-explorer')).toHaveAttribute(
      'href',
      `https://explorer.example/tx/0x${'ab'.repeat(32)}`,
    )
    fireEvent.click(button(label))
    expect(actions).toMatchObject([
      { payload: { tab: 'activity' } },
      reviewLeft(),
      { payload: { name: 'Account' } },
    ])
  })

  it('reports the visitor’s rejection, and sends again only on request', () => {
    const { actions } = show('previewDeclined')
    expect(screen.getByText('You declined in Heron')).toBeVisible()
    const thread = document.querySelector('[data-wm-part="indicator"]')
    expect(thread).toHaveAttribute('data-state', 'stopped')
    expect(screen.getByText('Nothing was sent. You still have your 0.05 ETH.')).toBeVisible()
    seen()
    fireEvent.click(button('Try again'))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(actions).toEqual([sendConfirmed(), backRequested()])
  })

  it.each<StateName>(['previewDeclined', 'previewFailed', 'previewUncertain'])(
    'in %s shows the whole payment as the wallet received it',
    name => {
      show(name)
      expect(screen.getByText('The request')).toBeVisible()
      expect(value('Amount')).toHaveTextContent(/^0\.05\sETH$/)
      expect(screen.getByText(FRIEND)).toBeInTheDocument()
      expect(value('Network')).toHaveTextContent('Ethereum')
      expect(screen.queryByText('Anything else? Decline it there.')).not.toBeInTheDocument()
    },
  )

  it.each<[StateName, string, RegExp]>([
    [
      'previewFailed',
      'Heron isn’t responding',
      /^Heron isn’t responding. If you approve there now, the payment may still go out.$/,
    ],
    ['previewUncertain', 'Status unknown', /Check Heron and your activity/],
  ])('in %s links to the activity and offers no retry', (name, title, text) => {
    const { actions } = show(name)
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(/Not sent|Nothing was sent/)).not.toBeInTheDocument()
    const thread = document.querySelector('[data-wm-part="indicator"]')
    expect(thread).toHaveAttribute('data-state', 'unsure')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    fireEvent.click(button('Back'))
    fireEvent.click(button('See activity'))
    expect(actions).toMatchObject([
      backRequested(),
      { payload: { tab: 'activity' } },
      reviewLeft(),
      { payload: { name: 'Account' } },
    ])
  })

  it.each(Object.keys(ERRORS) as ErrorCode[])(
    'after %s never claims that nothing was sent when the outcome is unknown',
    code => {
      const state = states.previewFailed()
      const error = { code, detail: '' }
      renderView(<WalletSendPreviewView />, { ...state, send: { ...state.send, error } })
      if (code === 'INTENT_CHANGED') return expect(button('Review again')).toBeVisible()
      if (code === 'INSUFFICIENT_FUNDS') return expect(button('Change amount')).toBeVisible()
      if (!outcomeUnknown(code)) return expect(button('Try again')).toBeVisible()
      expect(document.body).not.toHaveTextContent(/not sent|nothing was sent/i)
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    },
  )

  it('returns to the amount of a payment that the account cannot afford, without a retry', () => {
    const state = states.previewFailed()
    const error = { code: 'INSUFFICIENT_FUNDS', detail: '' } as const
    const { actions } = renderView(<WalletSendPreviewView />, {
      ...state,
      send: { ...state.send, error },
    })
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    fireEvent.click(button('Change amount'))
    expect(actions).toEqual([backRequested()])
  })

  it('does not offer to change an amount that a page requested', () => {
    const { router, send, ...state } = states.previewFailed()
    const history = router.history.filter(({ name }) => name !== 'WalletSend')
    const error = { code: 'INSUFFICIENT_FUNDS', detail: '' } as const
    renderView(<WalletSendPreviewView />, {
      ...state,
      router: { ...router, history },
      send: { ...send, error },
    })
    expect(button('Back')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Change amount|Try again/ })).toBeNull()
  })

  it('retries a missing fee estimate beside it', () => {
    const { actions } = show('previewFeeUnknown')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(actions).toEqual([feeRequested()])
  })

  it('starts a new review of a changed payment, and never sends it as it was', () => {
    const state = states.previewFailed()
    const error = { code: 'INTENT_CHANGED', detail: '' } as const
    const { actions } = renderView(<WalletSendPreviewView />, {
      ...state,
      send: { ...state.send, error },
    })
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    fireEvent.click(button('Review again'))
    expect(actions).toEqual([reviewRequested()])
  })

  it('switches a wallet on another network before it can be used', () => {
    const { actions, dispatch } = show('previewReady')
    const moved = walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' })
    act(() => dispatch(moved))
    expect(screen.getByRole('note')).toHaveTextContent('Heron is on another network')
    expect(screen.queryByTestId('wm-send-confirm')).not.toBeInTheDocument()
    fireEvent.click(button('Switch network'))
    expect(actions).toEqual([moved, networkChosen({ caipNetworkId: 'eip155:1' })])
    act(() => dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:1' })))
    expect(send()).toBeVisible()
  })

  it('names the required network when the page does not allow a switch', () => {
    const { actions, dispatch } = show('previewReady')
    const moved = walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' })
    act(() => {
      dispatch(optionsGiven({ isNetworkSwitchEnabled: false }))
      dispatch(moved)
    })
    expect(screen.getByRole('note')).toHaveTextContent('Choose Ethereum in Heron')
    fireEvent.click(button('Switch network'))
    expect(actions).not.toContainEqual(networkChosen({ caipNetworkId: 'eip155:1' }))
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

  it('waits until the wallet has answered an earlier request', () => {
    const { dispatch } = show('previewStillOpen')
    seen()
    expect(screen.getByRole('note')).toHaveTextContent('A request is open in Heron')
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    const error = { code: 'USER_REJECTED', detail: '' } as const
    act(() => dispatch(asked('request').ended({ error })))
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    expect(screen.getByText('You declined in Heron')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('confirms before it retries a payment that may have been sent', () => {
    const { actions } = show('previewDoubt')
    seen()
    expect(screen.getByRole('note')).toHaveTextContent('This may have been sent already')
    fireEvent.click(send())
    expect(actions).toEqual([])
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(send())
    expect(actions).toEqual([sendConfirmed()])
  })

  it('announces the outcome in a live region that existed before, and keeps the focus', () => {
    const { dispatch } = show('previewReady')
    const outcome = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent === '') as HTMLElement
    seen()
    act(() => send().focus())
    act(() => dispatch(asked('1').opened))
    expect(outcome).toHaveTextContent('Approve in Heron')
    expect(title()).toHaveFocus()
    act(() => dispatch(sendFailed({ code: 'USER_REJECTED', detail: '' })))
    expect(outcome).toHaveTextContent('You declined in Heron')
    expect(title()).toHaveFocus()
  })

  it('shows nothing without a payment to review', () => {
    renderView(<WalletSendPreviewView />, stateAfter())
    expect(screen.getByTestId('wm-view-WalletSendPreview')).toBeEmptyDOMElement()
  })
})
