import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DEFAULT_FEATURES } from '../../../../src/domain/options'
import { viewEntry } from '../../../../src/domain/views'
import { disconnectRequested, walletConnected } from '../../../../src/events/connectionEvents'
import {
  accountRefreshRequested,
  copyRequested,
  tabSelected,
} from '../../../../src/core/account/accountSlice'
import { disconnectedChanged } from '../../../../src/core/connections/connectionsSlice'
import { networkSwitched } from '../../../../src/events/networkEvents'
import { networksConfigured } from '../../../../src/core/network/networkSlice'
import { modalPreloadRequested } from '../../../../src/events/modalEvents'
import { chunkFetched } from '../../../../src/core/notifications/notificationsSlice'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { activityMoreRequested } from '../../../../src/core/transactions/transactionsSlice'
import { truncateAddress } from '../../../../src/lib/text/truncate'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetwork, SOLANA } from '../../../../src/testing/samples'
import { featuresGiven } from '../../../support/featuresGiven'
import {
  historyAnswered,
  historyFailed,
  balanceAnswered,
  identityAnswered,
} from '../../../support/states/serviceAnswers'
import { FRIEND, sampleTransaction } from '../../../support/states/sampleHoldings'
import { stateAfter, testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { AccountView } from '../../../../src/core/account/views/AccountView'
import { renderView } from '../../../support/renderView'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tokens = () =>
  within(screen.getByRole('list', { name: 'Tokens' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
const rows = () => screen.getAllByTestId('wm-activity-row').map(row => row.textContent)
const namespace = 'eip155' as const
const SHORT = truncateAddress(SAMPLE_ADDRESS)
const nameless = identityAnswered({ address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }, null)

describe('AccountView', () => {
  it('shows whose account it is and what it is worth', () => {
    renderView(<AccountView />, states.accountTokens())
    expect(screen.getByText('marisol.eth')).toBeVisible()
    expect(screen.getByTestId('wm-account-balance')).toHaveTextContent('Balance $1,234.56')
  })

  it('copies the whole address, whatever name is shown', async () => {
    const { actions } = renderView(<AccountView />, states.accountTokens())
    const copy = screen.getByTestId('wm-account-copy')
    await waitFor(() => expect(copy).toHaveTextContent(SHORT))
    expect(copy).toHaveAccessibleName(`${SHORT}, copy address ${SAMPLE_ADDRESS}`)
    await userEvent.click(copy)
    expect(actions).toEqual([copyRequested({ text: SAMPLE_ADDRESS, what: 'address' })])
  })

  it('names the wallet below an unnamed account, so that a late name moves nothing', () => {
    renderView(<AccountView />, testingReducer(states.accountTokens(), nameless))
    expect(screen.getByTestId('wm-account-wallet')).toHaveTextContent(/Heron$/)
    expect(screen.getByTestId('wm-account-copy')).toHaveAccessibleName(
      `${SHORT}, copy address ${SAMPLE_ADDRESS}`,
    )
  })

  it('links to the wallets when there are other accounts, chain families or recent wallets', async () => {
    const left = disconnectedChanged({ eip155: ['app.lumen'] })
    const withRecent = testingReducer(states.profileOne(), left)
    for (const state of [states.profileAccounts(), states.profileFamilies(), withRecent]) {
      const { actions, unmount } = renderView(<AccountView />, state)
      await userEvent.click(button(`marisol.eth, wallets and accounts of ${SAMPLE_ADDRESS}`))
      expect(actions).toEqual([viewPushed(viewEntry('ProfileWallets'))])
      expect(button(/copy address/)).toBeVisible()
      unmount()
    }
  })

  it('shows the native balance, cut to three decimals, when nothing has a price', () => {
    renderView(<AccountView />, states.accountUnpriced())
    expect(screen.getByTestId('wm-account-balance')).toHaveTextContent('Balance 0.302 ETH')
  })

  it('shows that the balance is unavailable, without a number', () => {
    renderView(<AccountView />, states.accountUnavailable())
    expect(screen.getByTestId('wm-account-balance')).toHaveTextContent(/^Balance unavailable$/)
    expect(screen.getByTestId('wm-view-Account')).not.toHaveTextContent('0.00')
  })

  it('shows no number while the balance is loading', () => {
    renderView(<AccountView />, states.account())
    expect(screen.getByTestId('wm-account-balance')).toHaveTextContent(/^Loading$/)
    expect(screen.queryByRole('list', { name: 'Tokens' })).not.toBeInTheDocument()
  })

  it('links to sending and receiving', async () => {
    const { actions } = renderView(<AccountView />, states.accountTokens())
    await userEvent.click(button('Send'))
    await userEvent.click(button('Receive'))
    expect(actions).toEqual([
      viewPushed(viewEntry('WalletSend')),
      viewPushed(viewEntry('WalletReceive')),
    ])
  })

  it('orders the actions as the host does and leaves out those that are off', () => {
    const order = featuresGiven({ walletFeaturesOrder: ['send', 'receive'] })
    const first = renderView(<AccountView />, testingReducer(states.accountTokens(), order))
    const group = () =>
      within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('button')
    expect(group().map(({ textContent }) => textContent)).toEqual(['Send', 'Receive'])
    first.unmount()
    const off = featuresGiven({ send: false, receive: false, swaps: false, onramp: false })
    renderView(<AccountView />, testingReducer(states.accountTokens(), off))
    expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument()
  })

  it('opens the account in the explorer in a new tab', () => {
    renderView(<AccountView />, states.accountTokens())
    const link = screen.getByRole('link', { name: 'Explorer (opens in a new tab)' })
    expect(link).toHaveAttribute('href', `https://explorer.example/address/${SAMPLE_ADDRESS}`)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('offers no explorer on a network without one', () => {
    const { explorerUrl: _none, ...bare } = sampleNetwork(1, 'Ethereum')
    const configured = networksConfigured({ networks: [bare], defaultId: ETHEREUM })
    renderView(<AccountView />, testingReducer(states.accountTokens(), configured))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('disconnects', async () => {
    const { actions } = renderView(<AccountView />, states.accountTokens())
    await userEvent.click(button('Disconnect'))
    expect(actions).toEqual([disconnectRequested({ namespace })])
  })

  it('shows nothing after the account is gone', () => {
    renderView(<AccountView />, stateAfter())
    expect(screen.getByTestId('wm-view-Account')).toBeEmptyDOMElement()
  })

  describe('its tokens', () => {
    it('show what is held and what it is worth', () => {
      renderView(<AccountView />, states.accountTokens())
      expect(tokens().slice(0, 2)).toEqual([
        'EEther0.302\u00a0ETH$988.24',
        'UUSD Coin120.000\u00a0USDC$120.00',
      ])
      expect(tokens().at(-1)).not.toMatch(/[–$]/)
    })

    it.each([
      ['they could not be refreshed', states.accountStale, 'Balances couldn’t be refreshed.', 6],
      [
        'others could not be loaded',
        states.selectTokenCoinOnly,
        'Other tokens couldn’t be loaded.',
        1,
      ],
    ])('report that %s, and offer a retry', async (_what, state, text, count) => {
      const { actions } = renderView(<AccountView />, state())
      expect(screen.getByRole('status')).toHaveTextContent(text)
      expect(tokens()).toHaveLength(count)
      await userEvent.click(button('Try again'))
      expect(actions).toEqual([accountRefreshRequested()])
    })

    it('show no such notice when all of them arrived', () => {
      renderView(<AccountView />, states.accountTokens())
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    })

    it('offer to reload their chunk below the known coin when the chunk failed to load', async () => {
      const missing = chunkFetched({ name: 'account', isHere: false })
      const whose = { address: SAMPLE_ADDRESS, network: sampleNetwork(1, 'Ethereum') }
      const coin = balanceAnswered(whose, '0.3')
      const state = [coin, missing].reduce(testingReducer, states.account())
      const { actions } = renderView(<AccountView />, state)
      await userEvent.click(button('Try again'))
      expect(actions).toEqual([modalPreloadRequested()])
    })

    it('offer a retry when they cannot be read', async () => {
      const { actions } = renderView(<AccountView />, states.accountUnavailable())
      await userEvent.click(button('Try again'))
      expect(actions).toEqual([accountRefreshRequested()])
    })

    it('offer to reload the chunk when it failed to load, and to refetch the balances otherwise', async () => {
      const missing = chunkFetched({ name: 'account', isHere: false })
      const tries = states.accountUnavailable()
      for (const [state, asked] of [
        [testingReducer(states.account(), missing), modalPreloadRequested()],
        [tries, accountRefreshRequested()],
      ] as const) {
        const { actions, unmount } = renderView(<AccountView />, state)
        await userEvent.click(button('Try again'))
        expect(actions).toEqual([asked])
        unmount()
      }
    })

    it('link to buying and receiving when nothing is held and both are available', async () => {
      const buying = optionsGiven({
        features: { ...DEFAULT_FEATURES, onramp: { meldPublicKey: 'key' } },
      })
      const state = testingReducer(states.accountEmpty(), buying)
      const { actions } = renderView(<AccountView />, state)
      const empty = screen.getByText('No tokens yet. Buy some, or receive from another wallet.')
      const ways = within(empty.parentElement ?? empty)
      await userEvent.click(ways.getByRole('button', { name: 'Buy' }))
      await userEvent.click(ways.getByRole('button', { name: 'Receive' }))
      expect(actions).toEqual([
        viewPushed(viewEntry('OnRampProviders')),
        viewPushed(viewEntry('WalletReceive')),
      ])
    })

    it('offer receiving when there are no tokens', async () => {
      const { actions } = renderView(<AccountView />, states.accountEmpty())
      const panel = screen.getByRole('tabpanel', { name: 'Tokens' })
      await userEvent.click(within(panel).getByRole('button', { name: 'Receive' }))
      expect(actions).toEqual([viewPushed(viewEntry('WalletReceive'))])
    })
  })

  describe('its tabs', () => {
    it('are selected by pointer and by arrow keys', async () => {
      const { actions } = renderView(<AccountView />, states.accountTokens())
      await userEvent.click(screen.getByRole('tab', { name: 'Activity' }))
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
      expect(actions).toEqual([
        tabSelected({ namespace, tab: 'activity' }),
        tabSelected({ namespace, tab: 'nfts' }),
        tabSelected({ namespace, tab: 'tokens' }),
        tabSelected({ namespace, tab: 'activity' }),
      ])
      expect(screen.getByRole('tab', { name: 'Activity' })).toHaveFocus()
    })

    it('omit the activity when it is off, even if it was selected', () => {
      const off = featuresGiven({ activity: false })
      renderView(<AccountView />, testingReducer(states.activityShown(), off))
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Tokens',
        'NFTs',
      ])
      expect(screen.getByRole('list', { name: 'Tokens' })).toBeVisible()
    })

    it('are hidden when only one is left', () => {
      const off = featuresGiven({ activity: false, nfts: false })
      renderView(<AccountView />, testingReducer(states.activityShown(), off))
      expect(screen.queryByRole('tab')).not.toBeInTheDocument()
      expect(screen.getByRole('list', { name: 'Tokens' })).toBeVisible()
    })

    it('show tokens when the remembered tab has no source', () => {
      const onSolana = [
        walletConnected({
          namespace: 'solana',
          connectorId: 'app.lumen',
          accounts: [
            {
              namespace: 'solana',
              address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
              type: 'eoa',
            },
          ],
          capabilities: ['balance', 'activity'],
          caipNetworkId: SOLANA,
          walletName: 'Lumen',
          isRestored: false,
        }),
        networkSwitched({ caipNetworkId: SOLANA, by: 'visitor' }),
        tabSelected({ namespace: 'solana', tab: 'nfts' }),
      ].reduce(testingReducer, states.profileFamilies())
      renderView(<AccountView />, onSolana)
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Tokens',
        'Activity',
      ])
      expect(screen.getByRole('tab', { name: 'Tokens' })).toHaveAttribute('aria-selected', 'true')
    })
  })

  describe('its activity', () => {
    it('is grouped by month, with the year when it differs', () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z'), advanceTimers: true })
      renderView(<AccountView />, states.activityShown())
      expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        'September',
        'August',
        'December 2025',
      ])
      jest.useRealTimers()
    })

    it('has group headings that create no landmarks', () => {
      renderView(<AccountView />, states.activityShown())
      const [newest] = screen.getAllByRole('heading')
      const group = screen.getByRole('group', { name: newest?.textContent ?? '' })
      expect(within(group).getAllByRole('listitem')).toHaveLength(3)
      expect(screen.queryByRole('region')).not.toBeInTheDocument()
    })

    it('labels a row without empty parts', () => {
      renderView(<AccountView />, states.activityShown())
      const names = screen.getAllByRole('link').map(link => link.getAttribute('aria-label'))
      expect(names).toContainEqual('Executed, Dec\u00a01 (opens in a new tab)')
    })

    it('shows what happened, to which asset and when', () => {
      renderView(<AccountView />, states.activityShown())
      const plain = rows().map(text => text?.replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' '))
      expect(plain).toEqual([
        `UReceivedFrom ${truncateAddress(FRIEND)}+120.000 USDCSep 17`,
        'EUSwapped0.040 ETH → 131.200 USDCSep 15',
        'Send failedOnly the fee was spentSep 12',
        `ESentTo ${truncateAddress(FRIEND)}−0.050 ETHAug 28`,
        'NMintedNight fernAug 21',
        'UApproved50.000 USDCDec 2',
        'ExecutedDec 1',
      ])
    })

    it('opens a transaction in the explorer', () => {
      renderView(<AccountView />, states.activityShown())
      expect(
        screen.getByRole('link', { name: /^Minted, Night fern, Aug\u00a021/ }),
      ).toHaveAttribute('href', 'https://explorer.example/tx/0x05')
    })

    it('marks a payment that was replaced', () => {
      renderView(<AccountView />, states.activityReplaced())
      expect(rows()[0]).toMatch(/ReplacedCancelled or changed in your wallet/)
    })

    it('starts with pending payments', () => {
      renderView(<AccountView />, states.activityPending())
      expect(rows()[0]).toMatch(/Sending .*0\.050\sETH.*Waiting for the network/)
    })

    it('offers more when there is more', async () => {
      const { actions } = renderView(<AccountView />, states.activityMore())
      await userEvent.click(button('Show more'))
      expect(actions).toEqual([activityMoreRequested()])
    })

    describe('in a scrollable card', () => {
      const scrolled = (state: Parameters<typeof renderView>[1]) => {
        const shown = renderView(<AccountView />, state)
        const body = screen.getByTestId('wm-view-Account')
        const high = (value: number) => ({ value, configurable: true })
        Object.defineProperties(body, { scrollHeight: high(2_000), clientHeight: high(500) })
        const to = (top: number) => {
          body.scrollTop = top
          fireEvent.scroll(body)
        }
        return { ...shown, body, to }
      }

      it('loads more by itself near the end, once per page', () => {
        const { actions, to } = scrolled(states.activityMore())
        to(400)
        expect(actions).toEqual([])
        to(1_200)
        expect(actions).toEqual([activityMoreRequested()])
      })

      it('loads more when there is nothing to scroll', () => {
        const { actions, body } = scrolled(states.activityMore())
        Object.defineProperty(body, 'clientHeight', { value: 2_000 })
        fireEvent.wheel(body)
        expect(actions).toEqual([activityMoreRequested()])
      })

      it('loads nothing when a shorter list moved the scroll position, nor at the end of the list', () => {
        const first = scrolled(states.activityMore())
        first.to(1_500)
        first.to(1_400)
        expect(first.actions).toEqual([activityMoreRequested()])
        first.unmount()
        const last = scrolled(states.activityShown())
        last.to(1_500)
        expect(last.actions).toEqual([])
      })

      it('keeps the focus on its row while virtualization drops rows out of sight', async () => {
        const long = Array.from({ length: 80 }, (_, index) => {
          const minedAt = new Date(Date.parse('2026-09-20T12:00:00Z') - index * 86_400_000)
          return sampleTransaction(
            `0x${(0x1000 + index).toString(16)}`,
            {
              minedAt: minedAt.toISOString(),
            },
            [],
          )
        })
        const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
        const answered = (count: number) => historyAnswered(whose, long.slice(0, count))
        const { dispatch } = scrolled(testingReducer(states.activityMore(), answered(40)))
        const link = screen
          .getAllByRole('link')
          .find(({ textContent }) => textContent?.includes('Aug\u00a018'))
        act(() => link?.focus())
        expect(link).toHaveFocus()
        dispatch(answered(80))
        await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(40))
        expect(link).toHaveFocus()
      })

      it('is grouped by month, however long it is', () => {
        scrolled(states.activityLong())
        const months = screen
          .getAllByRole('group')
          .filter(group => within(group).queryByRole('list'))
        const held = months.flatMap(group => within(group).getAllByRole('listitem'))
        expect(held).toHaveLength(screen.getAllByRole('listitem').length)
        expect(months.length).toBeGreaterThan(0)
        for (const month of months) {
          expect(month).toHaveAccessibleName(within(month).getByRole('heading').textContent ?? '')
        }
        const [row] = held
        expect(row).toHaveAttribute('aria-posinset', '1')
        expect(row).toHaveAttribute('aria-setsize', '20') // in September
      })

      it('has no scroller of its own, however long it is', () => {
        scrolled(states.activityLong())
        expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
        expect(document.querySelector('[data-wm-fill]')).toBeNull()
      })
    })

    it('offers no more at the end', () => {
      renderView(<AccountView />, states.activityShown())
      expect(screen.queryByTestId('wm-activity-more')).not.toBeInTheDocument()
    })

    it('reserves seven rows while it is loading', () => {
      renderView(<AccountView />, states.activityLoading())
      const panel = screen.getByRole('tabpanel', { name: 'Activity' })
      expect(within(panel).getByText('Loading').parentElement?.children).toHaveLength(1 + 7)
    })

    it('states that nothing has happened yet', () => {
      renderView(<AccountView />, states.activityEmpty())
      expect(screen.getByText('What you send and receive will appear here.')).toBeVisible()
    })

    it('offers older activity when everything read so far is hidden', async () => {
      const { actions } = renderView(<AccountView />, states.activityHidden())
      expect(screen.getByText('Nothing recent to show. There’s older activity.')).toBeVisible()
      expect(screen.queryByText('What you send and receive will appear here.')).toBeNull()
      await userEvent.click(button('Show more'))
      expect(actions).toEqual([activityMoreRequested()])
    })

    it('offers a retry below the known rows when a refresh fails', async () => {
      const { actions } = renderView(
        <AccountView />,
        historyFailed({ address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }).reduce(
          testingReducer,
          states.activityMore(),
        ),
      )
      expect(rows().length).toBeGreaterThan(0)
      expect(screen.getByText('Activity couldn’t be loaded.')).toBeVisible()
      await userEvent.click(button('Try again'))
      expect(actions).toEqual([activityMoreRequested()])
    })

    it('offers a retry when it cannot be read', async () => {
      const { actions } = renderView(<AccountView />, states.activityUnavailable())
      expect(screen.getByText('Activity couldn’t be loaded.')).toBeVisible()
      await userEvent.click(button('Try again'))
      expect(actions).toEqual([activityMoreRequested()])
    })
  })
})
