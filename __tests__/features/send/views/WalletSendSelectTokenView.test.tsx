import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountRefreshRequested } from '../../../../src/core/account/accountSlice'
import { backRequested } from '../../../../src/events/backEvents'
import { tokenChosen } from '../../../../src/features/send/sendSlice'
import { sampleTokens, sampleUsdc } from '../../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { tokensAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { WalletSendSelectTokenView } from '../../../../src/features/send/views/WalletSendSelectTokenView'
import { renderView } from '../../../support/renderView'

const search = () => screen.getByRole('searchbox', { name: 'Search name or address' })
const rows = () => within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('button')

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const seventh = { ...sampleUsdc, name: 'Seventh', address: `${ETHEREUM}:0x${'07'.repeat(20)}` }
const many = () =>
  testingReducer(states.selectToken(), tokensAnswered(whose, [...sampleTokens, seventh]))

describe('WalletSendSelectTokenView', () => {
  it('lists the account’s holdings on this network', () => {
    renderView(<WalletSendSelectTokenView />, states.selectToken())
    expect(screen.getByRole('heading')).toHaveTextContent('Your tokens on Ethereum')
    expect(rows()).toHaveLength(6)
  })

  it('has no search field for a short list', () => {
    renderView(<WalletSendSelectTokenView />, states.selectToken())
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  it('shows the list’s heading while it is still loading', () => {
    renderView(<WalletSendSelectTokenView />, states.selectTokenLoading())
    expect(screen.getByRole('heading')).toHaveTextContent('Your tokens on Ethereum')
    expect(screen.getByText('Loading')).toBeInTheDocument()
  })

  it('selects the token that was pressed and goes back', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectToken())
    await userEvent.click(screen.getByRole('button', { name: /^USD Coin/ }))
    expect(actions).toEqual([tokenChosen(sampleUsdc), backRequested()])
  })

  it('does not select a token with a zero balance', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectToken())
    const row = screen.getByRole('button', { name: /^Uniswap 0\.000\u00a0UNI/ })
    expect(row).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(row)
    expect(actions).toEqual([])
  })

  it('searches by name, and reports when nothing matches', async () => {
    renderView(<WalletSendSelectTokenView />, many())
    await userEvent.type(search(), 'chain')
    expect(rows().map(row => row.textContent)).toEqual(['LChainlink6.140\u00a0LINK$84.12'])
    await userEvent.type(search(), 'xyz')
    expect(screen.getByText('No token matches “chainxyz”.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(rows()).toHaveLength(7)
  })

  it('reserves rows while it is loading', () => {
    renderView(<WalletSendSelectTokenView />, states.selectTokenLoading())
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(search()).not.toHaveAttribute('aria-controls')
  })

  it('shows that the account holds nothing', () => {
    renderView(<WalletSendSelectTokenView />, states.selectTokenEmpty())
    expect(screen.getByText('This account holds no tokens on Ethereum.')).toBeVisible()
  })

  it('offers a retry when the tokens cannot be read', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectTokenUnavailable())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([accountRefreshRequested()])
  })

  it('reports in the list that other tokens failed to load, and retries', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectTokenCoinOnly())
    expect(rows()).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('Other tokens couldn’t be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([accountRefreshRequested()])
  })

  it('reports that balances could not be refreshed, and retries', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.accountStale())
    expect(rows()).toHaveLength(6)
    expect(screen.getByRole('status')).toHaveTextContent('Balances couldn’t be refreshed.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([accountRefreshRequested()])
  })

  it('shows no such notice when all tokens arrived', () => {
    renderView(<WalletSendSelectTokenView />, states.selectToken())
    expect(screen.queryByText(/Other tokens/)).not.toBeInTheDocument()
  })
})
