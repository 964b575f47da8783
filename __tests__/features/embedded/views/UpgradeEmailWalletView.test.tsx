import { screen } from '@testing-library/react'
import { UpgradeEmailWalletView } from '../../../../src/features/embedded/views/UpgradeEmailWalletView'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('UpgradeEmailWalletView', () => {
  it('has no link in a state imported from another page', () => {
    renderView(<UpgradeEmailWalletView />, states.emailUpgrade())
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText(/isn’t known here/)).toBeTruthy()
  })
})
