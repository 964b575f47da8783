import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { states } from '../../../support/states/states'
import { WhatIsAWalletView } from '../../../../src/core/wallets/views/WhatIsAWalletView'
import { renderView } from '../../../support/renderView'

describe('WhatIsAWalletView', () => {
  it('explains a wallet in three points', () => {
    renderView(<WhatIsAWalletView />, states.whatIsAWallet())
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'A key to what you own',
      'A way to sign in',
      'Yours alone',
    ])
  })

  it('links to a wallet', async () => {
    const { actions } = renderView(<WhatIsAWalletView />, states.whatIsAWallet())
    await userEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
    expect(actions).toEqual([viewPushed(viewEntry('GetWallet'))])
  })
})
