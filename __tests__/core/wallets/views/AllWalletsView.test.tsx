import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import {
  certifiedFilterChanged,
  morePagesRequested,
  walletPicked,
  walletSearchTyped,
  walletsRetryRequested,
} from '../../../../src/events/walletEvents'
import { searchArgs } from '../../../../src/core/wallets/directory/directoryArgs'
import { searchFailed } from '../../../support/states/directoryAnswers'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { connectorsFound, consentChanged } from '../../../../src/core/connectors/connectorsSlice'
import { sampleConnector } from '../../../../src/testing/samples'
import { sampleDirectory } from '../../../support/states/sampleWallets'
import { states } from '../../../support/states/states'
import { AllWalletsView } from '../../../../src/core/wallets/views/AllWalletsView'
import { renderView } from '../../../support/renderView'

const view = <AllWalletsView />
const list = () => screen.getByRole('list', { name: 'All wallets' })
const wallets = () => within(list()).queryAllByRole('listitem')
const skeletons = (container: HTMLElement) =>
  container.querySelectorAll('[data-wm-part="grid-skeleton"]').length

describe('AllWalletsView', () => {
  it('reports after ten seconds that loading is slow, and offers a QR code', () => {
    jest.useFakeTimers()
    const { actions } = renderView(view, states.allWalletsLoading())
    act(() => jest.advanceTimersByTime(9_900))
    expect(screen.queryByTestId('wm-wallets-slow')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(100))
    const slow = screen.getByTestId('wm-wallets-slow')
    expect(slow).toHaveTextContent('This is taking longer than usual.')
    fireEvent.click(within(slow).getByRole('button', { name: 'Show a QR code' }))
    jest.useRealTimers()
    expect(actions).toContainEqual(
      viewPushed(viewEntry('ConnectingWalletConnect', { wallet: null })),
    )
  })

  it('shows as many skeletons as fill the list while it is loading', () => {
    const { container } = renderView(view, states.allWalletsLoading())
    expect(skeletons(container)).toBe(20)
    expect(list()).toHaveAttribute('aria-busy', 'true')
    expect(wallets()).toHaveLength(0)
    expect(screen.getByRole('status')).toHaveTextContent('Loading wallets')
  })

  it('shows row skeletons for a name search, and picture skeletons for certified wallets only', () => {
    const searched = renderView(view, states.allWalletsSearching()).container
    expect(skeletons(searched)).toBe(0)
    expect(searched.querySelectorAll('[data-wm-part="skeletons"]')).toHaveLength(1)
    const filtered = renderView(view, states.allWalletsCertified()).container
    expect(skeletons(filtered)).toBe(20)
    expect(filtered.querySelectorAll('[data-wm-part="skeletons"]')).toHaveLength(0)
  })

  it('lists the loaded wallets and opens the one that is pressed', async () => {
    const { actions } = renderView(view, states.allWallets())
    await userEvent.click(within(list()).getByRole('button', { name: 'Foxglove' }))
    const [, , foxglove] = sampleDirectory(3)
    expect(actions).toContainEqual(walletPicked({ wallet: foxglove as never }))
  })

  it('keeps a directory of ten thousand under sixty row elements', () => {
    renderView(view, states.allWalletsMany())
    expect(wallets().length).toBeGreaterThanOrEqual(16)
    expect(wallets().length).toBeLessThanOrEqual(60)
    expect(wallets()[0]).toHaveAttribute('aria-setsize', '10000')
  })

  it('loads more near the end, and not before', async () => {
    const { actions } = renderView(view, states.allWallets())
    expect(actions).not.toContainEqual(morePagesRequested())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(actions).toContainEqual(morePagesRequested())
  })

  it('P38 dispatches nothing on render, however short the list is', () => {
    const { actions } = renderView(view, states.allWalletsShort())
    expect(wallets().length).toBeGreaterThan(0)
    expect(wallets().length).toBeLessThan(10)
    expect(actions).toEqual([])
  })

  it('works by keyboard alone', async () => {
    const { actions } = renderView(view, states.allWallets())
    await userEvent.tab()
    expect(screen.getByRole('searchbox', { name: 'Search wallets' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('switch', { name: 'Certified only' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(actions.at(-1)).toMatchObject({ payload: { wallet: { name: 'Basalt' } } })
  })

  it('marks installed wallets in words too', () => {
    const { dispatch } = renderView(view, states.allWallets())
    act(() =>
      dispatch(
        connectorsFound({ namespace: 'eip155', connectors: [sampleConnector('q', 'Quill')] }),
      ),
    )
    expect(screen.getByRole('button', { name: 'Quill Installed' })).toBeVisible()
  })

  it('reports that the list failed to load, with a retry', async () => {
    const { actions } = renderView(view, states.allWalletsFailed())
    expect(
      screen.getByText('The wallet list couldn’t be loaded. Check your connection.'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toContainEqual(walletsRetryRequested())
  })

  it('shows an empty state', () => {
    renderView(view, states.allWalletsEmpty())
    expect(screen.getByText('No wallets to show here.')).toBeVisible()
  })

  it('dispatches the typed text, letter by letter', async () => {
    const { actions } = renderView(view, states.allWallets())
    await userEvent.type(screen.getByRole('searchbox'), 'ha')
    expect(actions.filter(walletSearchTyped.match).map(({ payload }) => payload.text)).toEqual([
      'h',
      'ha',
    ])
  })

  it('keeps the list while the text is too short for a search', async () => {
    renderView(view, states.allWallets())
    await userEvent.type(screen.getByRole('searchbox'), 'h')
    expect(wallets().length).toBeGreaterThanOrEqual(16)
  })

  it('shows skeletons while a search is pending, never results of another text', async () => {
    const { container } = renderView(view, states.allWalletsFound())
    expect(wallets()).toHaveLength(3)
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    expect(container.querySelector('[data-wm-part="skeletons"]')).toBeVisible()
  })

  it('lists the results with the match highlighted, and their number', () => {
    renderView(view, states.allWalletsFound())
    expect(screen.getByRole('status')).toHaveTextContent('3 wallets')
    const [harbor, harp, sharebark] = wallets()
    expect(harbor).toHaveTextContent('HarborCertified')
    expect(within(harp as HTMLElement).getByText('Har', { selector: 'mark' })).toBeVisible()
    expect(within(sharebark as HTMLElement).getByText('har', { selector: 'mark' })).toBeVisible()
  })

  it('reports that nothing matched, and clears the field', async () => {
    const { actions } = renderView(view, states.allWalletsNone())
    expect(screen.getByText('No wallet matches “zzyx”.')).toBeVisible()
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear as HTMLElement)
    expect(actions).toContainEqual(walletSearchTyped({ text: '' }))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(wallets().length).toBeGreaterThanOrEqual(16)
  })

  it('can retry a failed search', async () => {
    const { actions } = renderView(view, states.allWalletsSearchFailed())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toContainEqual(walletsRetryRequested())
  })

  it('filters by certified wallets', async () => {
    const { actions, container, dispatch, getState } = renderView(view, states.allWallets())
    await userEvent.click(screen.getByRole('switch', { name: 'Certified only' }))
    expect(actions).toContainEqual(certifiedFilterChanged({ isCertifiedOnly: true }))
    expect(skeletons(container)).toBe(20)
    act(() => searchFailed(searchArgs(getState())).forEach(dispatch))
    expect(
      screen.getByText('The wallet list couldn’t be loaded. Check your connection.'),
    ).toBeVisible()
  })

  it('disables the wallets until consent is given, unless an earlier view required it', async () => {
    const { actions } = renderView(view, states.allWalletsConsent())
    const box = await screen.findByRole('checkbox', { name: /^I accept the Terms/ })
    expect(screen.getByRole('group')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByText('Foxglove'))
    expect(actions).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('Tick the box above first.')
    await userEvent.click(box)
    await userEvent.click(within(list()).getByRole('button', { name: 'Foxglove' }))
    expect(actions).toMatchObject([consentChanged(true), { type: walletPicked.type }])
  })

  it('does not repeat the request for consent after an earlier view', () => {
    const { dispatch, getState, unmount } = renderView(<></>, states.connectConsent())
    dispatch(consentChanged(true))
    dispatch(viewPushed(viewEntry('AllWallets')))
    unmount()
    renderView(view, getState())
    expect(screen.getByRole('searchbox')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /^I accept/ })).not.toBeInTheDocument()
  })

  it('keeps the filter visible while it is on, whatever is typed', async () => {
    renderView(view, states.allWalletsCertified())
    await userEvent.type(screen.getByRole('searchbox'), 'har')
    expect(screen.getByRole('switch', { name: 'Certified only' })).toBeChecked()
    await userEvent.click(screen.getByRole('switch'))
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })

  it('offers a QR code for any wallet on a phone, and only there', async () => {
    const { actions, unmount } = renderView(view, states.allWalletsOnPhone())
    await userEvent.click(screen.getByRole('button', { name: 'Scan a QR code' }))
    expect(actions).toContainEqual(
      viewPushed(viewEntry('ConnectingWalletConnect', { wallet: null })),
    )
    unmount()
    renderView(view, states.allWallets())
    expect(screen.queryByRole('button', { name: 'Scan a QR code' })).not.toBeInTheDocument()
  })
})
