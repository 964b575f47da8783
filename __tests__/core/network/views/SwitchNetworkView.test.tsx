import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  networkSwitchCancelled,
  networkSwitched,
  networkSwitchRequested,
  walletNetworkReported,
} from '../../../../src/events/networkEvents'
import { pairingCheckRequested, walletFrontRequested } from '../../../../src/events/pairingEvents'
import { relayConnectionChanged } from '../../../../src/core/pairing/pairingFacts'
import { backRequested } from '../../../../src/events/backEvents'
import { BASE } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { SwitchNetworkView } from '../../../../src/core/network/views/SwitchNetworkView'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) =>
  renderView(<SwitchNetworkView caipNetworkId={BASE} />, states[name]())
const thread = (container: HTMLElement) =>
  container.querySelector('[data-wm-part="indicator"]')?.getAttribute('data-state')

describe('SwitchNetworkView', () => {
  it('shows where to approve the switch, and both networks', () => {
    const { container } = show('switchWaiting')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('Approve in Heron')
    expect(status).toHaveTextContent('Approve switching from Ethereum to Base.')
    expect(thread(container)).toBe('waiting')
  })

  it('can be cancelled while it waits', async () => {
    const { actions } = show('switchWaiting')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(actions).toEqual([backRequested()])
  })

  it('offers a retry after four seconds, above Cancel', () => {
    jest.useFakeTimers()
    const { actions } = show('switchWaiting')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    act(() => jest.advanceTimersByTime(4_000))
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Try again',
      'Cancel',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([networkSwitchRequested({ caipNetworkId: BASE })])
    jest.useRealTimers()
  })

  it('announces the outcome in place and keeps the pictures', () => {
    const { container, dispatch } = show('switchWaiting')
    const pictures = () =>
      [...container.querySelectorAll('[data-wm-part="tile"] img')].map(img =>
        img.getAttribute('src'),
      )
    const before = pictures()
    expect(new Set(before).size).toBe(2)
    act(() => {
      dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: BASE }))
      dispatch(networkSwitched({ caipNetworkId: BASE, by: 'visitor' }))
    })
    expect(screen.getByRole('status')).toHaveTextContent('Switched to Base')
    expect(screen.getByRole('status')).toHaveTextContent('Heron is on Base now.')
    expect(pictures()).toEqual(before)
    expect(thread(container)).toBe('done')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['switchDeclined', 'You declined in Heron. Nothing changed.'],
    ['switchTimeout', 'Your wallet isn’t responding. You’re still on the previous network.'],
  ] as const)('explains %s and offers a retry', async (name, text) => {
    const { actions, container } = show(name)
    expect(screen.getByRole('status')).toHaveTextContent('Still on Ethereum')
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(thread(container)).toBe('stopped')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([networkSwitchRequested({ caipNetworkId: BASE })])
  })

  it('does not name an unknown network', () => {
    const lost = walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' })
    const waiting = testingReducer(states.switchWaiting(), lost)
    const { unmount } = renderView(<SwitchNetworkView caipNetworkId={BASE} />, waiting)
    expect(screen.getByText('Approve switching to Base.')).toBeVisible()
    unmount()
    const failed = testingReducer(states.switchDeclined(), lost)
    renderView(<SwitchNetworkView caipNetworkId={BASE} />, failed)
    expect(screen.getByText('Network not changed')).toBeVisible()
  })

  describe('while a WalletConnect wallet is pending', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

    it('opens the wallet on a phone by the press itself, and offers a check after a moment', () => {
      const { actions } = show('walletConnectSwitchOnPhone')
      const open = screen.getByRole('link', { name: 'Open Far\u00a0Wallet' })
      expect(open).toHaveAttribute('href', 'far://wc')
      expect(open).toHaveAttribute('target', '_self')
      open.addEventListener('click', event => event.preventDefault())
      fireEvent.click(open)
      pass(1_500)
      fireEvent.click(screen.getByRole('button', { name: 'I approved it, check now' }))
      expect(actions).toEqual([walletFrontRequested({ url: 'far://wc' }), pairingCheckRequested()])
      expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
    })

    it('offers no link on a desktop, and a check after ten seconds', () => {
      show('walletConnectSwitchWaiting')
      expect(screen.queryByTestId('wm-open-wallet')).not.toBeInTheDocument()
      pass(9_000)
      expect(screen.queryByTestId('wm-check-now')).not.toBeInTheDocument()
      pass(1_000)
      expect(screen.getByTestId('wm-check-now')).toBeVisible()
    })

    it('shows a lost connection with a retry, until the connection is back', () => {
      const { actions, dispatch } = show('walletConnectSwitchLost')
      const told = screen.getByRole('alert')
      expect(told).toHaveTextContent('Connection to your wallet lost')
      fireEvent.click(screen.getByRole('button', { name: 'Try again now' }))
      expect(actions).toEqual([pairingCheckRequested()])
      const line = { isLost: false, isAwaited: true, code: null }
      act(() => dispatch(relayConnectionChanged({ status: line })))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    it('explains why the relay refuses the page', () => {
      show('walletConnectSwitchRefused')
      expect(screen.getByRole('alert')).toHaveTextContent('WalletConnect refused this site')
      expect(screen.getByRole('alert')).toHaveTextContent('https://app.example')
    })

    it.each(['switchWaiting'] as const)('none of that appears for a browser wallet: %s', name => {
      show(name)
      pass(60_000)
      expect(screen.queryByTestId('wm-check-now')).not.toBeInTheDocument()
      expect(screen.queryByTestId('wm-open-wallet')).not.toBeInTheDocument()
    })
  })

  it('offers to switch when no request is pending', async () => {
    const state = testingReducer(states.switchWaiting(), networkSwitchCancelled())
    const { actions } = renderView(<SwitchNetworkView caipNetworkId={BASE} />, state)
    expect(screen.getByRole('status')).toHaveTextContent('Switch to Base')
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }))
    expect(actions).toEqual([networkSwitchRequested({ caipNetworkId: BASE })])
  })

  it('moves the focus of a removed button to the heading', async () => {
    renderView(inCard(<SwitchNetworkView caipNetworkId={BASE} />), states.switchDeclined())
    screen.getByTestId('wm-retry').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByTestId('wm-retry')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
  })
})
