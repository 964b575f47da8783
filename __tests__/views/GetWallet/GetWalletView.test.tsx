import { screen, within } from '@testing-library/react'
import { states } from '../../../src/testing/states'
import { GetWalletView } from '../../../src/views/GetWallet/GetWalletView'
import { renderView } from '../../support/renderView'

const links = () => within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('link')

describe('GetWalletView', () => {
  it('leads to a list of all wallets while the directory has nothing', () => {
    renderView(<GetWalletView />, states.getWallet())
    expect(links()).toHaveLength(1)
    expect(
      screen.getByRole('link', { name: 'Explore all wallets (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://ethereum.org/wallets/find-wallet/')
  })

  it('leads to the wallets of the directory and says where they run', () => {
    renderView(<GetWalletView />, states.getWalletSuggested())
    expect(links()).toHaveLength(5)
    expect(
      screen.getByRole('link', { name: 'Tern Wallet Browser · Phone (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://tern.example/')
  })

  it('opens every link in a new tab that cannot reach back, and none that runs code', () => {
    renderView(<GetWalletView />, states.getWalletSuggested())
    for (const link of links()) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link.getAttribute('href')).toMatch(/^https:/)
    }
  })
})
