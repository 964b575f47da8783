import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountRefreshRequested } from '../../../../src/features/account/accountSlice'
import { backRequested } from '../../../../src/events/backEvents'
import { tokenChosen } from '../../../../src/features/send/sendSlice'
import { sampleTokens, sampleUsdc } from '../../../../src/testing/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { tokensAnswered } from '../../../../src/testing/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../../src/testing/states'
import { WalletSendSelectTokenView } from '../../../../src/features/send/views/WalletSendSelectTokenView'
import { renderView } from '../../../support/renderView'

const search = () => screen.getByRole('searchbox', { name: 'Search name or address' })
const rows = () => within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('button')

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const seventh = { ...sampleUsdc, name: 'Seventh', address: `${ETHEREUM}:0x${'07'.repeat(20)}` }
const many = () =>
  testingReducer(states.selectToken(), tokensAnswered(whose, [...sampleTokens, seventh]))

describe('WalletSendSelectTokenView', () => {
  it('lists what the account holds on this network', () => {
    renderView(<WalletSendSelectTokenView />, states.selectToken())
    expect(screen.getByRole('heading')).toHaveTextContent('Your tokens on Ethereum')
    expect(rows()).toHaveLength(6)
  })

  it('has no search where all tokens are seen at a glance', () => {
    renderView(<WalletSendSelectTokenView />, states.selectToken())
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  it('names the list before it came, where it will be named', () => {
    renderView(<WalletSendSelectTokenView />, states.selectTokenLoading())
    expect(screen.getByRole('heading')).toHaveTextContent('Your tokens on Ethereum')
    expect(screen.getByText('Loading')).toBeInTheDocument()
  })

  it('chooses the token that was pressed and goes back', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectToken())
    await userEvent.click(screen.getByRole('button', { name: /^USD Coin/ }))
    expect(actions).toEqual([tokenChosen(sampleUsdc), backRequested()])
  })

  it('does not choose a token of which there is nothing', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectToken())
    const row = screen.getByRole('button', { name: /^Uniswap 0\.000\u00a0UNI/ })
    expect(row).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(row)
    expect(actions).toEqual([])
  })

  it('finds by name, and says when nothing is found', async () => {
    renderView(<WalletSendSelectTokenView />, many())
    await userEvent.type(search(), 'chain')
    expect(rows().map(row => row.textContent)).toEqual(['LChainlink6.140\u00a0LINK$84.12'])
    await userEvent.type(search(), 'xyz')
    expect(screen.getByText('No token matches “chainxyz”.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(rows()).toHaveLength(7)
  })

  it('keeps the place of rows while they are loading', () => {
    renderView(<WalletSendSelectTokenView />, states.selectTokenLoading())
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(search()).not.toHaveAttribute('aria-controls')
  })

  it('says that the account holds nothing', () => {
    renderView(<WalletSendSelectTokenView />, states.selectTokenEmpty())
    expect(screen.getByText('This account holds no tokens on Ethereum.')).toBeVisible()
  })

  it('can be asked again when the tokens could not be read', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectTokenUnavailable())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([accountRefreshRequested()])
  })

  it('says in the list that other tokens could not be loaded, and tries again', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.selectTokenCoinOnly())
    expect(rows()).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('Other tokens couldn’t be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([accountRefreshRequested()])
  })

  it('says that balances could not be refreshed, and tries again', async () => {
    const { actions } = renderView(<WalletSendSelectTokenView />, states.accountStale())
    expect(rows()).toHaveLength(6)
    expect(screen.getByRole('status')).toHaveTextContent('Balances couldn’t be refreshed.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([accountRefreshRequested()])
  })

  it('says nothing of the sort where all tokens came', () => {
    renderView(<WalletSendSelectTokenView />, states.selectToken())
    expect(screen.queryByText(/Other tokens/)).not.toBeInTheDocument()
  })
})
