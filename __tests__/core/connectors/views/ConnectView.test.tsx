import type { UnknownAction } from '@reduxjs/toolkit'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DEFAULT_FEATURES } from '../../../../src/domain/options'
import { walletSearchTyped } from '../../../../src/events/walletEvents'
import { viewEntry } from '../../../../src/domain/views'
import { connectRequested } from '../../../../src/events/connectionEvents'
import {
  connectPreloadRequested,
  pairingPreloadRequested,
} from '../../../../src/events/preloadEvents'
import { modalClosed, modalOpened } from '../../../../src/events/modalEvents'
import { walletPicked } from '../../../../src/events/walletEvents'
import {
  connectorsFound,
  walletInstallDetected,
  consentChanged,
} from '../../../../src/core/connectors/connectorsSlice'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { recommended } from '../../../support/states/directoryAnswers'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { recentWalletUsed } from '../../../../src/core/wallets/walletsSlice'
import { sampleConnector, sampleConnectors } from '../../../../src/testing/samples'
import { stateAfter, testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { sampleWallet } from '../../../support/states/sampleWallets'
import { ConnectView } from '../../../../src/core/connectors/views/ConnectView'
import { renderView } from '../../../support/renderView'

const wallets = () => screen.getByRole('list', { name: 'Wallets' })
const names = () =>
  within(wallets())
    .getAllByRole('button')
    .map(button => button.textContent)

/** Filters out the actions of hover and focus. */
const chosen = (actions: readonly UnknownAction[]) =>
  actions.filter(
    action => !connectPreloadRequested.match(action) && !pairingPreloadRequested.match(action),
  )

describe('ConnectView', () => {
  it('lists the browser wallets', () => {
    renderView(<ConnectView />, states.connectFound())
    expect(names()).toEqual(['HHeronInstalled', 'LLumen WalletInstalled', 'VVesperInstalled'])
  })

  it('shows the picture that was fetched for a connector’s id', () => {
    const [first, ...others] = sampleConnectors
    if (!first) throw new Error('There is a sample')
    const { imageUrl: _own, ...plain } = first
    const pictured = { ...plain, imageId: 'by-id' }
    const state = testingReducer(
      states.connectFound(),
      connectorsFound({ namespace: 'eip155', connectors: [pictured, ...others] }),
    )
    const cache = { queries: { 'getImage:asset:by-id': { data: 'data:image/png;base64,AA' } } }
    renderView(<ConnectView />, { ...state, walletModalApi: cache } as unknown as typeof state)
    const row = screen.getByRole('button', { name: new RegExp(first.name) })
    expect(row.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AA')
  })

  it('connects the wallet whose row was pressed', async () => {
    const { actions } = renderView(<ConnectView />, states.connectFound())
    await userEvent.click(screen.getByRole('button', { name: /Lumen Wallet/ }))
    expect(chosen(actions)).toEqual([
      connectRequested({ namespace: 'eip155', connectorId: 'app.lumen' }),
    ])
  })

  describe('with the focus on its heading', () => {
    const atHeading = (state: Parameters<typeof renderView>[1]) =>
      renderView(
        <>
          <h2 tabIndex={-1} ref={heading => heading?.focus()}>
            Connect wallet
          </h2>
          <ConnectView />
        </>,
        state,
      )

    it('moves it to the first installed wallet, whatever is above', () => {
      atHeading(states.connectRich())
      const rows = within(wallets()).getAllByRole('button')
      const likely = screen.getByRole('button', { name: /Heron/ })
      expect(rows[0]).not.toBe(likely)
      expect(likely).toHaveFocus()
      expect(rows.filter(row => row.matches('[data-wm-likely]'))).toEqual([likely])
    })

    it('skips a wallet with a warning', () => {
      const odd = sampleConnector('com.aaa', 'Aaa', { warnings: ['changedAfterAnnouncement'] })
      const connectors = [odd, ...sampleConnectors]
      atHeading(stateAfter(connectorsFound({ namespace: 'eip155', connectors })))
      expect(screen.getByRole('button', { name: /Heron/ })).toHaveFocus()
    })

    it('keeps it while consent is pending, since inert rows would lose it', async () => {
      atHeading(states.connectConsent())
      await screen.findByRole('checkbox')
      expect(screen.getByRole('heading')).toHaveFocus()
    })

    it('keeps it when no wallet is installed', () => {
      atHeading(states.connectNoneInstalled())
      expect(screen.getByRole('heading')).toHaveFocus()
    })
  })

  it('never takes the focus from another element', () => {
    renderView(<ConnectView />, states.connectFound())
    expect(document.body).toHaveFocus()
  })

  it('reports once that a browser wallet is about to be pressed', async () => {
    const { actions } = renderView(<ConnectView />, states.connectFound())
    await userEvent.hover(screen.getByRole('button', { name: /Vesper/ }))
    await userEvent.hover(screen.getByRole('button', { name: /Heron/ }))
    expect(actions).toEqual([connectPreloadRequested()])
  })

  it('reports nothing for a row that appears under a resting pointer or receives the focus', () => {
    const { actions } = renderView(<ConnectView />, states.connectFound())
    const row = screen.getByRole('button', { name: /Vesper/ })
    fireEvent.pointerEnter(row)
    fireEvent.pointerOver(row)
    act(() => row.focus())
    expect(row).toHaveFocus()
    expect(actions).toEqual([])
  })

  it('reports it for the keyboard too', async () => {
    const { actions } = renderView(<ConnectView />, states.connectFound())
    await userEvent.tab()
    await userEvent.tab()
    expect(actions).toEqual([connectPreloadRequested()])
  })

  it('requests the preload of a pairing, and of no connection, when the browser has no wallet', async () => {
    const { actions } = renderView(<ConnectView />, states.connectNoneInstalled())
    await userEvent.hover(within(wallets()).getAllByRole('button')[0] ?? wallets())
    expect(actions).toEqual([pairingPreloadRequested()])
  })

  it('requests no preload when the page loads chunks on press only', async () => {
    const state = states.connectNoneInstalled()
    const { actions } = renderView(
      <ConnectView />,
      testingReducer(state, optionsGiven({ preload: 'none' })),
    )
    await userEvent.hover(within(wallets()).getAllByRole('button')[0] ?? wallets())
    expect(actions).toEqual([])
  })

  it('announces which wallet was just installed, and focuses its row', async () => {
    const { dispatch } = renderView(<ConnectView />, states.connectFound())
    act(() => dispatch(walletInstallDetected({ connectorId: 'app.lumen' })))
    const row = screen.getByRole('button', { name: /^Lumen Wallet Just installed/ })
    expect(await screen.findByText('Lumen Wallet is ready')).toHaveAttribute('role', 'status')
    expect(row).toHaveFocus()
  })

  it('puts the wallet used last on top and marks it', () => {
    renderView(<ConnectView />, states.connectRecent())
    expect(names()[0]).toBe('VVesperRecent')
  })

  it.each([
    ['foreign identity', /^Heron This wallet uses a well-known name/],
    ['twin identity', /^Twin Two wallets claim the same identity/],
    ['changed wallet', /^Turncoat This wallet changed/],
  ])('explains in words what is wrong with a %s', (_what, name) => {
    renderView(<ConnectView />, states.connectWarned())
    const row = screen.getByRole('button', { name })
    expect(row).toHaveTextContent('Warning')
    expect(row).not.toHaveTextContent('Installed')
  })

  it('labels the global provider as such, whatever it claims to be', () => {
    const claims = sampleConnector('injected', 'Heron', { type: 'INJECTED' })
    renderView(
      <ConnectView />,
      stateAfter(connectorsFound({ namespace: 'eip155', connectors: [claims] })),
    )
    expect(screen.getByRole('button', { name: 'Browser wallet Installed' })).toBeVisible()
    expect(screen.queryByText('Heron')).not.toBeInTheDocument()
  })

  it('shows skeletons while discovery is pending', () => {
    renderView(<ConnectView />, states.connectLooking())
    expect(screen.getByRole('status')).toHaveTextContent('Looking for wallets in this browser')
    expect(screen.queryByText('No wallet found in this browser.')).not.toBeInTheDocument()
  })

  it('fills in the wallets when they are found', () => {
    const { dispatch } = renderView(<ConnectView />, states.connectLooking())
    screen.getByTestId('wm-wallets-looking')
    expect(() => wallets()).toThrow()
    act(() => dispatch(connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })))
    expect(names()).toHaveLength(3)
    expect(screen.queryByTestId('wm-wallets-looking')).not.toBeInTheDocument()
  })

  it('puts nothing below the rows before their number is known, since it would move', () => {
    const { dispatch } = renderView(<ConnectView />, states.connectLooking())
    expect(screen.queryByRole('button', { name: 'Get a wallet' })).not.toBeInTheDocument()
    act(() => dispatch(connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })))
    expect(screen.getByRole('button', { name: 'Get a wallet' })).toBeVisible()
  })

  describe('when remote wallets can be reached', () => {
    const looking = () =>
      testingReducer(states.connectLooking(), optionsGiven({ hasWalletConnect: true }))
    const items = () => within(wallets()).getAllByRole('listitem')
    const room = () => getComputedStyle(wallets().parentElement ?? wallets()).paddingBlockEnd

    it('reserves each row before the browser wallets are found', () => {
      const { dispatch } = renderView(<ConnectView />, looking())
      expect(screen.getByRole('status')).toHaveTextContent('Looking for wallets in this browser')
      expect(names()).toEqual([
        expect.stringMatching(/^Phone wallet/),
        expect.stringMatching(/^All wallets/),
      ])
      const places = items().length
      expect(screen.getByRole('button', { name: 'Get a wallet' })).toBeVisible()
      act(() => dispatch(connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })))
      expect(screen.queryByRole('status')).not.toBeInTheDocument()
      expect(names()).toHaveLength(5)
      expect(items()).toHaveLength(places)
    })

    it('offers no wallet that may turn out to be installed', () => {
      const [first] = sampleConnectors
      if (!first) throw new Error('There is a sample')
      const mine = { id: first.id, name: first.name, rdns: first.id }
      const { dispatch } = renderView(
        <ConnectView />,
        [
          optionsGiven({
            hasWalletConnect: true,
            wallets: {
              customWallets: [{ id: 'own', name: 'Own' }],
            },
          }),
          recentWalletUsed(mine),
        ].reduce(testingReducer, states.connectLooking()),
      )
      expect(names()).toEqual([
        expect.stringMatching(/^Phone wallet/),
        expect.stringMatching(/^All wallets/),
      ])
      const places = items().length
      act(() => dispatch(connectorsFound({ namespace: 'eip155', connectors: [first] })))
      expect(names()).toHaveLength(4)
      expect(names()).toContain('HHeronRecent')
      expect(items()).toHaveLength(places)
      expect(room()).toBe('calc(var(--wm-size-row) * 0)')
    })

    it('keeps the reserved room when the directory is empty too', () => {
      const { dispatch } = renderView(<ConnectView />, looking())
      const places = items().length
      act(() => recommended([]).forEach(dispatch))
      expect(items()).toHaveLength(places)
      const connectors = sampleConnectors.slice(0, 1)
      act(() => dispatch(connectorsFound({ namespace: 'eip155', connectors })))
      expect(items()).toHaveLength(places - 3)
      expect(room()).toBe('calc(var(--wm-size-row) * 3)')
    })

    it('keeps the room of wallets that did not arrive, until it reopens', () => {
      const { dispatch } = renderView(
        <ConnectView />,
        testingReducer(states.connectFound(), optionsGiven({ hasWalletConnect: true })),
      )
      const places = items().length
      act(() => recommended([]).forEach(dispatch))
      expect(items()).toHaveLength(places - 1)
      expect(room()).toBe('calc(var(--wm-size-row) * 1)')
      act(() => dispatch(modalClosed()))
      expect(room()).toBe('calc(var(--wm-size-row) * 1)')
      act(() => dispatch(modalOpened({ view: viewEntry('Connect'), namespace: null })))
      expect(room()).toBe('calc(var(--wm-size-row) * 0)')
    })
  })

  it('moves the focus among the rows by arrow keys, Home and End, and keeps each a tab stop', async () => {
    renderView(<ConnectView />, states.connectFound())
    const user = userEvent.setup()
    const [first, second, last] = within(wallets()).getAllByRole('button')
    first?.focus()
    await user.keyboard('{ArrowUp}')
    expect(first).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await user.keyboard('{End}')
    expect(last).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(last).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(second).toHaveFocus()
    await user.keyboard('{Home}')
    expect(first).toHaveFocus()
    await user.tab()
    expect(second).toHaveFocus()
  })

  describe('typing', () => {
    const field = () => screen.findByRole('combobox', { name: 'Find a wallet' })
    const marked = () => screen.getByRole('option', { selected: true })
    const atRow = () => {
      const view = renderView(
        <ConnectView />,
        testingReducer(states.connectFound(), optionsGiven({ hasWalletConnect: true })),
      )
      screen.getByRole('button', { name: /Vesper/ }).focus()
      return view
    }

    it('finds a wallet by its name, and Enter connects it', async () => {
      const { actions } = atRow()
      await userEvent.keyboard('lu')
      expect(await field()).toHaveValue('lu')
      expect(await field()).toHaveFocus()
      expect(screen.getByText('1 wallet found')).toHaveAttribute('role', 'status')
      expect(marked()).toHaveTextContent('Lumen Wallet')
      expect(await field()).toHaveAttribute('aria-activedescendant', marked().id)
      await userEvent.keyboard('{Enter}')
      expect(actions.at(-1)).toEqual(
        connectRequested({ namespace: 'eip155', connectorId: 'app.lumen' }),
      )
    })

    it('continues in all wallets with the same text, and sends no request before that', async () => {
      const { actions } = atRow()
      await userEvent.keyboard('lu')
      await field()
      await userEvent.keyboard('{ArrowDown}')
      expect(marked()).toHaveTextContent('Search all wallets for “lu”')
      expect(actions).toEqual([])
      await userEvent.keyboard('{Enter}')
      expect(actions).toEqual([
        viewPushed(viewEntry('AllWallets')),
        walletSearchTyped({ text: 'lu' }),
      ])
    })

    it('restores the list and the focus on Esc', async () => {
      atRow()
      await userEvent.keyboard('v')
      await field()
      expect(screen.queryByRole('list', { name: 'Wallets' })).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: /Vesper/ })).toHaveFocus()
    })

    it('shows the whole list again after the modal closed, without taking the focus', async () => {
      const { dispatch } = atRow()
      act(() => dispatch(modalOpened({ view: viewEntry('Connect'), namespace: null })))
      await userEvent.keyboard('v')
      const input = await field()
      act(() => dispatch(modalClosed()))
      expect(input).not.toBeInTheDocument()
      expect(names()).toHaveLength(5)
      expect(document.body).toHaveFocus()
    })

    it.each(['{Control>}v{/Control}', '{ArrowDown}', ' '])('ignores %s', async keys => {
      atRow()
      await userEvent.keyboard(keys)
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    })

    it('is off while consent is required', async () => {
      renderView(<ConnectView />, states.connectConsent())
      await userEvent.click(await screen.findByRole('checkbox'))
      screen.getByRole('button', { name: /Heron/ }).focus()
      await userEvent.keyboard('l')
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    })
  })

  it.each(['connectEmpty', 'connectFound'] as const)('opens a wallet from %s', async name => {
    const { actions } = renderView(<ConnectView />, states[name]())
    await userEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
    expect(actions).toEqual([viewPushed(viewEntry('GetWallet'))])
  })

  it('states that no wallet was found', async () => {
    renderView(<ConnectView />, states.connectEmpty())
    expect(await screen.findByText('No wallet found in this browser.')).toBeVisible()
  })

  it('links the documents, each in a new tab without an opener', async () => {
    renderView(<ConnectView />, states.connectLegal())
    const terms = await screen.findByRole('link', { name: 'Terms (opens in a new tab)' })
    expect(terms).toHaveAttribute('href', 'https://app.example/terms')
    expect(terms).toHaveAttribute('target', '_blank')
    expect(terms).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(screen.getByTestId('wm-legal')).toHaveTextContent(
      /^By connecting you accept the Terms.* and Privacy policy.*\.$/,
    )
  })

  it.each([
    [{ termsConditionsUrl: 'https://app.example/terms' }, 'Terms'],
    [{ privacyPolicyUrl: 'https://app.example/privacy' }, 'Privacy policy'],
  ])('links only the document that exists', async (urls, label) => {
    const found = connectorsFound({ namespace: 'eip155', connectors: [] })
    renderView(<ConnectView />, stateAfter(optionsGiven(urls), found))
    expect(await screen.findAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: `${label} (opens in a new tab)` })).toBeVisible()
  })

  it('offers no sign-in method that does not exist yet', () => {
    renderView(<ConnectView />, states.connectFound())
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByTestId('wm-legal')).not.toBeInTheDocument()
  })

  it('renders a hostile name as text', () => {
    const hostile = sampleConnector('evil', '<img src=x onerror=alert(1)>')
    renderView(
      <ConnectView />,
      stateAfter(connectorsFound({ namespace: 'eip155', connectors: [hostile] })),
    )
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(wallets().querySelector('img')).toBeNull()
  })

  describe('with remote wallets', () => {
    it('shows them in order, each with at most one mark', () => {
      renderView(<ConnectView />, states.connectRich())
      expect(names()).toEqual([
        'Phone walletQR code',
        'FFoxgloveRecent',
        'HHeronInstalled',
        'LLumen WalletInstalled',
        'VVesperInstalled',
        expect.stringMatching(/^TTern Wallet$/),
        'All wallets470+',
      ])
    })

    it.each([
      ['Phone wallet', viewPushed(viewEntry('ConnectingWalletConnect', { wallet: null }))],
      ['Foxglove', walletPicked({ wallet: sampleWallet })],
      ['Heron', connectRequested({ namespace: 'eip155', connectorId: 'io.heron' })],
      ['All wallets', viewPushed(viewEntry('AllWallets'))],
    ])('opens the next view from %s', async (name, action) => {
      const { actions } = renderView(<ConnectView />, states.connectRich())
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
      expect(chosen(actions)).toEqual([action])
    })

    it('lets the visitor pick the chain family of a wallet that has several', async () => {
      const { actions } = renderView(<ConnectView />, states.connectTwoFamilies())
      await userEvent.click(screen.getByRole('button', { name: /^Heron/ }))
      expect(chosen(actions)).toEqual([
        viewPushed(viewEntry('ConnectingMultiChain', { connectorId: 'io.heron' })),
      ])
    })

    it('shows no count before it is known', () => {
      renderView(<ConnectView />, states.connectCounting())
      expect(screen.getByRole('button', { name: 'All wallets' })).toBeVisible()
    })

    it('has no QR code row on a phone, where the list of all wallets has one', () => {
      renderView(<ConnectView />, states.connectOnPhone())
      expect(screen.queryByText('Phone wallet')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: /^All wallets/ })).toBeVisible()
    })

    it('discovers no browser wallets when the page has no adapter', () => {
      const walletConnectOnly = optionsGiven({ hasWalletConnect: true, hasAdapters: false })
      renderView(<ConnectView />, stateAfter(walletConnectOnly))
      expect(screen.queryByTestId('wm-wallets-looking')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: /^Phone wallet/ })).toBeVisible()
    })

    it('works by keyboard alone', async () => {
      const { actions } = renderView(<ConnectView />, states.connectRich())
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      expect(chosen(actions)).toEqual([walletPicked({ wallet: sampleWallet })])
    })
  })

  describe('when consent is required', () => {
    const consent = () => screen.findByRole('checkbox', { name: /^I accept the Terms/ })
    const gate = () => screen.getByRole('group')

    it('keeps every wallet dimmed and out of the tab order until it is given', async () => {
      renderView(<ConnectView />, states.connectConsent())
      expect(await consent()).not.toBeChecked()
      expect(gate()).toHaveAttribute('aria-disabled', 'true')
      expect(gate().querySelector('[inert]')).toContainElement(screen.getByText('Heron'))
      expect(screen.queryByTestId('wm-legal')).not.toBeInTheDocument()
    })

    it('enables the wallets on the tick, and dispatches the consent', async () => {
      const { actions, getState } = renderView(<ConnectView />, states.connectConsent())
      await userEvent.click(await consent())
      expect(chosen(actions)).toEqual([consentChanged(true)])
      expect(gate()).not.toHaveAttribute('aria-disabled')
      expect(gate().querySelector('[inert]')).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: /^Heron/ }))
      expect(chosen(actions)).toHaveLength(2)
      expect(getState().connectors.hasConsent).toBe(true)
    })

    it('points out the checkbox when a wallet is pressed regardless', async () => {
      const { actions } = renderView(<ConnectView />, states.connectConsent())
      await consent()
      await userEvent.click(screen.getByText('Heron'))
      expect(chosen(actions)).toEqual([])
      expect(screen.getByRole('alert')).toHaveTextContent('Tick the box above first.')
    })

    it('requires nothing when there is no document to agree to', () => {
      renderView(
        <ConnectView />,
        stateAfter(optionsGiven({ features: { ...DEFAULT_FEATURES, legalCheckbox: true } })),
      )
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    })
  })
})
