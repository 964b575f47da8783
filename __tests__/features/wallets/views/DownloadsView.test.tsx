import { screen } from '@testing-library/react'
import { sampleWallet } from '../../../../src/testing/sampleWallets'
import { DownloadsView } from '../../../../src/features/wallets/views/DownloadsView'
import { renderView } from '../../../support/renderView'

describe('DownloadsView', () => {
  it('opens each page in a new tab that cannot reach back', () => {
    renderView(<DownloadsView wallet={sampleWallet} />)
    expect(screen.getByRole('list', { name: 'Where to get Foxglove' })).toBeVisible()
    const links = screen.getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      'https://store.example/foxglove',
      'https://apps.example/foxglove',
      'https://play.example/foxglove',
      'https://foxglove.example/',
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link).toHaveAccessibleName(expect.stringContaining('(opens in a new tab)'))
    }
    expect(screen.getByText('foxglove.example')).toBeVisible()
  })

  it('says so where no page is known', () => {
    renderView(<DownloadsView wallet={{ id: 'none', name: 'Nowhere' }} />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('No download link for Nowhere.')).toBeVisible()
  })
})
