import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { disconnectRequested } from '../../../../src/events/connectionEvents'
import { networkChosen } from '../../../../src/events/networkEvents'
import { networksConfigured } from '../../../../src/core/network/networkSlice'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { BASE, sampleNetwork } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { UnsupportedChainView } from '../../../../src/core/network/views/UnsupportedChainView'
import { renderView } from '../../../support/renderView'

const show = () => renderView(<UnsupportedChainView />, states.unsupportedChain())

describe('UnsupportedChainView', () => {
  it('names the page, the wallet and the available networks', () => {
    show()
    expect(screen.getByText('Switch to continue')).toBeVisible()
    expect(screen.getByText('Heron is on network 999. Harbour works on:')).toBeVisible()
    const list = screen.getByRole('list', { name: 'Supported networks' })
    expect(within(list).getAllByRole('button')).toHaveLength(5)
  })

  it('falls back to “this app” when the page has no name', () => {
    const state = testingReducer(states.unsupportedChain(), optionsGiven({ metadata: null }))
    renderView(<UnsupportedChainView />, state)
    expect(screen.getByText('Heron is on network 999. This app works on:')).toBeVisible()
  })

  it('offers the only network of a page as the only action', async () => {
    const only = sampleNetwork(8453, 'Base')
    const state = testingReducer(
      states.unsupportedChain(),
      networksConfigured({ networks: [only], defaultId: only.caipNetworkId }),
    )
    const { actions } = renderView(<UnsupportedChainView />, state)
    expect(screen.getByText('Heron is on network 999. Harbour works on Base.')).toBeVisible()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Base' }))
    expect(actions).toEqual([networkChosen({ caipNetworkId: BASE })])
  })

  it('switches to one of the page’s networks', async () => {
    const { actions } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Base' }))
    expect(actions).toEqual([networkChosen({ caipNetworkId: BASE })])
  })

  it('keeps one tab stop, however many networks the page has', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      sampleNetwork(index + 1, `Network ${String(index + 1)}`),
    )
    const defaultId = many[0]?.caipNetworkId ?? BASE
    renderView(
      <UnsupportedChainView />,
      testingReducer(states.unsupportedChain(), networksConfigured({ networks: many, defaultId })),
    )
    const list = screen.getByRole('list', { name: 'Supported networks' })
    const rows = within(list).getAllByRole('button')
    expect(rows.length).toBeLessThan(40)
    expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('always offers to disconnect', async () => {
    const { actions } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    expect(actions).toEqual([disconnectRequested({ namespace: 'eip155' })])
  })
})
