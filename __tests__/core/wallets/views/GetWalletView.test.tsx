import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { connectorsFound } from '../../../../src/core/connectors/connectorsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../../src/lib/links/platform'
import { sampleSuggestions } from '../../../support/states/sampleWallets'
import { sampleConnector } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { GetWalletView } from '../../../../src/core/wallets/views/GetWalletView'
import { renderView } from '../../../support/renderView'
import { TELEGRAM_APPS } from '../../../support/telegram'

const links = () => within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('link')

describe('GetWalletView', () => {
  it('links to a list of all wallets while the directory is empty', () => {
    renderView(<GetWalletView />, states.getWallet())
    expect(links()).toHaveLength(1)
    expect(
      screen.getByRole('link', { name: 'Explore all wallets (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://ethereum.org/wallets/find-wallet/')
  })

  it('links to the directory’s wallets, and shows where they run', () => {
    renderView(<GetWalletView />, states.getWalletSuggested())
    expect(links()).toHaveLength(4)
    expect(
      screen.getByRole('link', { name: 'Tern Wallet Browser · Phone (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://tern.example/')
  })

  it('on a phone links to that phone’s app store, and names it', () => {
    const { dispatch } = renderView(<GetWalletView />, states.getWalletSuggested())
    expect(screen.getByText('Install it, then come back')).toBeVisible()
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
    const facts = { ...TELEGRAM_APPS.iOS, hasTelegramObject: false, userAgent: agent }
    act(() => dispatch(platformRead(readPlatform(facts))))
    expect(screen.getByText('Install it on this phone, then come back')).toBeVisible()
    expect(screen.queryByText('Install it, then come back')).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'On your phone' })).not.toBeInTheDocument()
  })

  it('lists the three steps, and marks the current one, before and after the visit to a wallet', async () => {
    renderView(<GetWalletView />, states.getWalletSuggested())
    const steps = within(screen.getByRole('list', { name: 'To your first wallet' }))
    const heard = () =>
      steps
        .getAllByRole('listitem')
        .map(step => [step.getAttribute('aria-current'), step.lastElementChild?.textContent])
    expect(heard()).toEqual([
      ['step', 'Get a wallet'],
      [null, 'Install it, then come back'],
      [null, 'Connect it. It appears in the list by itself'],
    ])
    const link = screen.getByRole('link', { name: /^Tern Wallet/ })
    link.addEventListener('click', event => event.preventDefault())
    link.focus()
    await userEvent.keyboard('{Enter}')
    expect(heard().slice(0, 2)).toEqual([
      [null, 'Get a wallet done'],
      ['step', 'Install it, then come back'],
    ])
  })

  it('shows the QR code of a wallet that is installed on the phone', async () => {
    const { actions } = renderView(<GetWalletView />, states.getWalletSuggested())
    const onPhone = within(screen.getByRole('list', { name: 'On your phone' }))
    const [harbor] = sampleSuggestions.filter(({ id }) => id === 'harbor')
    if (!harbor) throw new Error('There is a sample')
    await userEvent.click(onPhone.getByRole('button', { name: 'Harbor' }))
    expect(actions).toEqual([viewPushed(viewEntry('Downloads', { wallet: harbor }))])
  })

  it('omits installed wallets', () => {
    const connector = sampleConnector('com.tern', 'Tern Wallet', {})
    renderView(
      <GetWalletView />,
      testingReducer(
        states.getWalletSuggested(),
        connectorsFound({ namespace: 'eip155', connectors: [connector] }),
      ),
    )
    expect(screen.queryByText('Tern Wallet')).not.toBeInTheDocument()
    expect(screen.getByText('Harbor')).toBeVisible()
  })

  it('opens every link in a new tab without an opener, and none that runs script', () => {
    renderView(<GetWalletView />, states.getWalletSuggested())
    for (const link of links()) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link.getAttribute('href')).toMatch(/^https:/)
    }
  })
})
