import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectRequested } from '../../../../src/events/connectionEvents'
import { states } from '../../../support/states/states'
import { ConnectingMultiChainView } from '../../../../src/core/connectors/views/ConnectingMultiChainView'
import { renderView } from '../../../support/renderView'

const view = <ConnectingMultiChainView connectorId="io.heron" />
const ways = () => screen.getByRole('list', { name: 'Network types' })

describe('ConnectingMultiChainView', () => {
  it('offers each chain family of the wallet', () => {
    renderView(view, states.multiChain())
    expect(screen.getByText('Heron works on both. Which first?')).toBeVisible()
    expect(
      within(ways())
        .getAllByRole('button')
        .map(row => row.textContent),
    ).toEqual(['EEVM NetworksEthereum and more', 'SSolana'])
  })

  it.each([
    ['eip155', 'EVM Networks'],
    ['solana', 'Solana'],
  ] as const)('connects the wallet on %s', async (namespace, name) => {
    const { actions } = renderView(view, states.multiChain())
    await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }))
    expect(actions).toContainEqual(connectRequested({ namespace, connectorId: 'io.heron' }))
  })

  it('marks the family that is connected already', () => {
    renderView(view, states.multiChainConnected())
    expect(screen.getByTestId('wm-way-eip155')).toHaveTextContent('Connected')
    expect(screen.getByTestId('wm-way-solana')).not.toHaveTextContent('Connected')
  })

  it('explains that the wallet is gone', () => {
    renderView(<ConnectingMultiChainView connectorId="gone" />, states.multiChain())
    expect(screen.getByRole('status')).toHaveTextContent(
      'This wallet is no longer available on this page',
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
