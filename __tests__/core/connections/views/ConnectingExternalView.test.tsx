import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getErrorTextKey } from '../../../../src/domain/errorCatalogue'
import { connectFailed, connectRequested } from '../../../../src/events/connectionEvents'
import { backRequested } from '../../../../src/events/backEvents'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { viewEntry } from '../../../../src/domain/views'
import { en } from '../../../../src/strings/en/allTexts'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { ConnectingExternalView } from '../../../../src/core/connections/views/ConnectingExternalView'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

const HERON = { namespace: 'eip155', connectorId: 'io.heron' } as const
const show = (name: StateName) =>
  renderView(<ConnectingExternalView connectorId="io.heron" />, states[name]())
const thread = (container: HTMLElement) =>
  container.querySelector('[data-wm-part="indicator"]')?.getAttribute('data-state')

describe('ConnectingExternalView', () => {
  it('names the wallet that the modal is waiting for and the reason', () => {
    const { container } = show('connectingWaiting')
    expect(screen.getByRole('status')).toHaveTextContent('Open Heron')
    expect(screen.getByRole('status')).toHaveTextContent('Approve the connection to Harbour.')
    expect(thread(container)).toBe('waiting')
  })

  it.each(['connectingWaiting', 'connectingDone'] as const)('states what is shared: %s', name => {
    show(name)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'It sees your address and public activity',
      'It can’t move funds unless you approve',
    ])
  })

  it('hides the texts of its other stages, though it reserves their room', () => {
    const { container } = show('connectingWaiting')
    expect(screen.queryByText(/declined/)).not.toBeInTheDocument()
    expect(container.querySelector('[data-text="Connection declined"]')).toBeEmptyDOMElement()
  })

  it('does without the page’s name when it has none', () => {
    const state = testingReducer(states.connectingWaiting(), optionsGiven({ metadata: null }))
    renderView(<ConnectingExternalView connectorId="io.heron" />, state)
    expect(screen.getByText('Approve the connection in Heron.')).toBeVisible()
  })

  describe('when no prompt opens', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

    it('offers a retry after four seconds', () => {
      const { actions } = show('connectingWaiting')
      pass(3_900)
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
      pass(100)
      expect(screen.getByText('Nothing opened?')).toBeVisible()
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(actions).toEqual([connectRequested(HERON)])
    })

    it('retries the same chain family when a wallet has several', () => {
      const asked = { namespace: 'solana', connectorId: 'io.heron' } as const
      const state = testingReducer(states.connectTwoFamilies(), connectRequested(asked))
      const { actions } = renderView(<ConnectingExternalView connectorId="io.heron" />, state)
      pass(4_000)
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(actions).toEqual([connectRequested(asked)])
    })
  })

  it('confirms the connection and offers no more buttons', () => {
    const { container } = show('connectingDone')
    expect(screen.getByRole('status')).toHaveTextContent('Connected')
    expect(screen.getByRole('status')).toHaveTextContent('You’re connected to Harbour.')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(thread(container)).toBe('done')
  })

  it.each([
    ['connectingDeclined', 'Connection declined', 'connecting.declinedText'],
    ['connectingPending', 'A request is already open', 'connecting.pendingText'],
    ['connectingTimeout', 'Not connected', getErrorTextKey('CONNECT_TIMEOUT')],
    ['connectingNoAccounts', 'Not connected', getErrorTextKey('NO_ACCOUNTS')],
    ['connectingNotFound', 'Not connected', getErrorTextKey('WALLET_NOT_FOUND')],
    ['connectingFailed', 'Not connected', getErrorTextKey('CONNECT_FAILED')],
  ] as const)('explains the outcome %s and offers a retry', async (name, title, text) => {
    const { actions, container } = show(name)
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent(title)
    expect(status).toHaveTextContent(en[text].replaceAll('{wallet}', 'Heron'))
    expect(thread(container)).toBe('stopped')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([connectRequested(HERON)])
  })

  it('leads back to the other wallets after a failure', async () => {
    const { actions } = show('connectingDeclined')
    await userEvent.click(screen.getByRole('button', { name: 'Choose another wallet' }))
    expect(actions).toEqual([backRequested()])
  })

  it('offers no retry for a wallet that changed', () => {
    show('connectingChanged')
    expect(screen.getByRole('status')).toHaveTextContent('Reload the page before you use it.')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Choose another wallet' })).toBeVisible()
  })

  it('explains that the wallet is no longer on the page', async () => {
    const { actions } = show('connectingGone')
    expect(screen.getByRole('status')).toHaveTextContent(
      'This wallet is no longer available on this page.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Choose another wallet' }))
    expect(actions).toEqual([backRequested()])
  })

  it('offers to connect when no request is pending', async () => {
    const state = testingReducer(
      states.connectFound(),
      viewPushed(viewEntry('ConnectingExternal', { connectorId: 'io.heron' })),
    )
    const { actions } = renderView(<ConnectingExternalView connectorId="io.heron" />, state)
    expect(screen.getByRole('status')).toHaveTextContent('Nothing has been sent to Heron yet.')
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(actions).toEqual([connectRequested(HERON)])
  })

  it('announces the outcome in place', () => {
    const { dispatch, container } = show('connectingWaiting')
    const status = screen.getByRole('status')
    const pictures = () => [...container.querySelectorAll('[data-wm-part="tile"]')]
    const before = pictures()
    act(() =>
      dispatch(connectFailed({ ...HERON, error: { code: 'USER_REJECTED', detail: '4001' } })),
    )
    expect(screen.getByRole('status')).toBe(status)
    expect(status).toHaveTextContent('You declined in Heron. Nothing was shared.')
    expect(pictures()).toEqual(before)
  })

  it('moves the focus of a removed button to the heading', async () => {
    renderView(
      inCard(<ConnectingExternalView connectorId="io.heron" />),
      states.connectingDeclined(),
    )
    screen.getByTestId('wm-retry').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByTestId('wm-retry')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
  })
})
