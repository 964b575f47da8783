import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AccountActions } from '../../../../src/core/account/components/AccountActions'
import { remoteFeaturesRead } from '../../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import type { UnknownAction } from '@reduxjs/toolkit'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { featuresGiven } from '../../../support/featuresGiven'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (...actions: readonly UnknownAction[]) =>
  renderView(<AccountActions />, actions.reduce(testingReducer, states.account()))
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('AccountActions', () => {
  it('follows the order of the specification', () => {
    show()
    expect(shown()).toEqual(['Buy', 'Swap', 'Receive', 'Send'])
  })

  it('follows the host’s order, lists each action once and drops unknown ones', () => {
    const walletFeaturesOrder = ['send', 'swaps', 'send', 'dance'] as never
    show(featuresGiven({ walletFeaturesOrder }))
    expect(shown()).toEqual(['Send', 'Swap'])
  })

  it.each([
    ['the host switched off', featuresGiven({ swaps: false, receive: false }), ['Buy', 'Send']],
    [
      'the project’s owner switched off',
      remoteFeaturesRead({ swaps: ['1inch'], onramp: false }),
      ['Swap', 'Receive', 'Send'],
    ],
  ])('omits actions that %s', (_who, action, left) => {
    show(action)
    expect(shown()).toEqual(left)
  })

  it('updates while it is on screen', () => {
    const { dispatch } = show()
    act(() => dispatch(remoteFeaturesRead({ swaps: false })))
    expect(shown()).toEqual(['Buy', 'Receive', 'Send'])
  })

  it('is not rendered when every action is off', () => {
    show(featuresGiven({ swaps: false, onramp: false, receive: false, send: false }))
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  it('opens the view that each button names', async () => {
    const { actions } = show()
    for (const name of ['Buy', 'Swap', 'Receive', 'Send'])
      await userEvent.click(screen.getByRole('button', { name }))
    expect(actions).toEqual(
      ['OnRampProviders', 'Swap', 'WalletReceive', 'WalletSend'].map(name =>
        viewPushed({ name, params: undefined } as never),
      ),
    )
  })
})
