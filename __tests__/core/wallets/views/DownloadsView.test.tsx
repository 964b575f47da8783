import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DownloadsView } from '../../../../src/core/wallets/views/DownloadsView'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../../src/lib/links/platform'
import { sampleWallet } from '../../../support/states/sampleWallets'
import { renderView } from '../../../support/renderView'
import { TELEGRAM_APPS } from '../../../support/telegram'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const addresses = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))

describe('DownloadsView', () => {
  it('opens each page in a new tab without an opener', () => {
    renderView(<DownloadsView wallet={sampleWallet} />)
    expect(screen.getByRole('list', { name: 'Where to get Foxglove' })).toBeVisible()
    expect(addresses()).toEqual(['https://store.example/foxglove', 'https://foxglove.example/'])
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link).toHaveAccessibleName(expect.stringContaining('(opens in a new tab)'))
    }
    expect(screen.getByText('foxglove.example')).toBeVisible()
  })

  it('shows the phone’s app store as a QR code on a desktop, and hides it again', async () => {
    renderView(<DownloadsView wallet={sampleWallet} />)
    const row = screen.getByRole('button', { name: 'Android Google Play' })
    expect(row).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(row)
    expect(row).toHaveAttribute('aria-expanded', 'true')
    expect(
      await screen.findByRole('img', {
        name: 'QR code for Google Play. Scan it with your phone’s camera.',
      }),
    ).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Open Google Play here (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://play.example/foxglove')
    await userEvent.click(row)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('links to the app stores on a phone', () => {
    const { dispatch } = renderView(<DownloadsView wallet={sampleWallet} />)
    const facts = { ...TELEGRAM_APPS.iOS, hasTelegramObject: false, userAgent: IPHONE }
    act(() => dispatch(platformRead(readPlatform(facts))))
    expect(addresses()).toEqual([
      'https://store.example/foxglove',
      'https://apps.example/foxglove',
      'https://play.example/foxglove',
      'https://foxglove.example/',
    ])
  })

  it('reports that no page is known', () => {
    renderView(<DownloadsView wallet={{ id: 'none', name: 'Nowhere' }} />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('No download link for Nowhere.')).toBeVisible()
  })
})
