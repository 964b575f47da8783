import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { SOLANA } from '../../../../src/testing/samples'
import { states } from '../../../support/states/states'
import { SwitchActiveChainView } from '../../../../src/core/network/views/SwitchActiveChainView'
import { renderView } from '../../../support/renderView'

const show = () =>
  renderView(
    <SwitchActiveChainView caipNetworkId={SOLANA} namespace="solana" />,
    states.switchActiveChain(),
  )

describe('SwitchActiveChainView', () => {
  it('explains that another wallet is needed and what happens to the current one', () => {
    show()
    expect(screen.getByText('Solana needs another wallet')).toBeVisible()
    expect(
      screen.getByText('Heron stays connected while you add a wallet for Solana.'),
    ).toBeVisible()
  })

  it('warns that this wallet disconnects when the page keeps one connection', () => {
    const { dispatch } = show()
    act(() => dispatch(optionsGiven({ isSingleConnection: true })))
    expect(
      screen.getByText('Heron will be disconnected once you connect a wallet for Solana.'),
    ).toBeVisible()
    expect(screen.queryByText(/stays connected/)).not.toBeInTheDocument()
  })

  it('changes nothing until the visitor confirms', async () => {
    const { actions } = show()
    expect(actions).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Choose a wallet' }))
    expect(actions).toEqual([
      modalOpenRequested({
        view: viewEntry('Connect'),
        namespace: 'solana',
        caipNetworkId: SOLANA,
      }),
    ])
  })
})
