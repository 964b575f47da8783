import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { backRequested } from '../../../../src/events/backEvents'
import { WhatIsANetworkView } from '../../../../src/core/network/views/WhatIsANetworkView'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { historyReset, viewPushed } from '../../../../src/core/router/routerSlice'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const help = viewPushed(viewEntry('WhatIsANetwork'))
const after = (...actions: Parameters<typeof testingReducer>[1][]) =>
  actions.reduce(testingReducer, states.account())

describe('WhatIsANetworkView', () => {
  it('links to the networks, and to more information in a new tab', async () => {
    const { actions } = renderView(<WhatIsANetworkView />, states.whatIsANetwork())
    await userEvent.click(screen.getByRole('button', { name: 'Choose a network' }))
    expect(actions).toEqual([viewPushed(viewEntry('Networks'))])
    expect(
      screen.getByRole('link', { name: 'Read more about networks (opens in a new tab)' }),
    ).toHaveAttribute('href', expect.stringMatching(/^https:/))
  })

  it.each(['Networks', 'WalletCompatibleNetworks'] as const)(
    'returns to %s when the visitor came from there',
    async name => {
      const { actions } = renderView(
        <WhatIsANetworkView />,
        after(historyReset(viewEntry('Account')), viewPushed(viewEntry(name)), help),
      )
      await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
      expect(actions).toEqual([backRequested()])
    },
  )

  it('leads back when the page disables network switching', async () => {
    const { actions } = renderView(
      <WhatIsANetworkView />,
      after(optionsGiven({ isNetworkSwitchEnabled: false }), help),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(actions).toEqual([backRequested()])
  })
})
