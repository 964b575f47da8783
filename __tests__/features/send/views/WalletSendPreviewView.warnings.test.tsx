import { act, fireEvent, screen, within } from '@testing-library/react'
import { ERRORS, type ErrorCode } from '../../../../src/domain/errorCatalogue'
import { networkChosen, walletNetworkReported } from '../../../../src/events/networkEvents'
import { addressLabelled, optionsGiven } from '../../../../src/core/options/optionsSlice'
import { sendConfirmed } from '../../../../src/features/send/sendSlice'
import { FRIEND, IMPOSTOR } from '../../../support/states/sampleHoldings'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { feeFailed } from '../../../support/states/serviceAnswers'
import { states, type StateName } from '../../../support/states/states'
import { WalletSendPreviewView } from '../../../../src/features/send/views/WalletSendPreviewView'
import { renderView } from '../../../support/renderView'
import {
  askedFor,
  show,
  seen,
  send,
  button,
  payment,
  setUpPreviewTests,
} from '../../../support/sendPreview'

// Tests cannot produce a trusted event; isRealPress has tests of its own.
jest.mock('../../../../src/ui/controls/isRealPress', () => ({ isRealPress: jest.fn() }))

describe('WalletSendPreviewView', () => {
  setUpPreviewTests()

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

  it('waits until the wallet has answered an earlier request', () => {
    const { dispatch } = show('previewStillOpen')
    seen()
    expect(screen.getByRole('note')).toHaveTextContent('A request is open in Heron')
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    const error = { code: 'USER_REJECTED', detail: '' } as const
    act(() => dispatch(askedFor('request').ended({ error })))
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
})
