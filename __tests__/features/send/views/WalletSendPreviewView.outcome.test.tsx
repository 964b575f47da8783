import type { UnknownAction } from '@reduxjs/toolkit'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { ERRORS, type ErrorCode } from '../../../../src/domain/errorCatalogue'
import { outcomeUnknown } from '../../../../src/domain/payment/outcomeUnknown'
import { networkSwitched } from '../../../../src/events/networkEvents'
import { pairingChecked } from '../../../../src/core/pairing/pairingFacts'
import { reviewLeft, reviewRequested, transactionMined } from '../../../../src/events/sendEvents'
import { backRequested } from '../../../../src/events/backEvents'
import { sendConfirmed, sendFailed } from '../../../../src/features/send/sendSlice'
import { FRIEND, sampleEther } from '../../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { tokensAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { WalletSendPreviewView } from '../../../../src/features/send/views/WalletSendPreviewView'
import { renderView } from '../../../support/renderView'
import {
  askedFor,
  show,
  title,
  seen,
  send,
  button,
  value,
  setUpPreviewTests,
} from '../../../support/sendPreview'

// Tests cannot produce a trusted event; isRealPress has tests of its own.
jest.mock('../../../../src/ui/controls/isRealPress', () => ({ isRealPress: jest.fn() }))

describe('WalletSendPreviewView', () => {
  setUpPreviewTests()

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
      'The payment failed on the network. Nothing arrived; only the fee was spent.',
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

  it('announces the outcome in a live region that existed before, and keeps the focus', () => {
    const { dispatch } = show('previewReady')
    const outcome = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent === '') as HTMLElement
    seen()
    act(() => send().focus())
    act(() => dispatch(askedFor('1').opened))
    expect(outcome).toHaveTextContent('Approve in Heron')
    expect(title()).toHaveFocus()
    act(() => dispatch(sendFailed({ code: 'USER_REJECTED', detail: '' })))
    expect(outcome).toHaveTextContent('You declined in Heron')
    expect(title()).toHaveFocus()
  })
})
