import { screen } from '@testing-library/react'
import { useViewTitle } from '../../../src/core/modal/components/useViewTitle'
import { viewEntry } from '../../../src/domain/views'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { sampleConnector } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { renderView } from '../../support/renderView'

function Title({ connectorId }: { readonly connectorId: string }) {
  return <h2>{useViewTitle(viewEntry('ConnectingExternal', { connectorId })).title}</h2>
}

const title = () => screen.getByRole('heading').textContent

describe('the title of a wallet request', () => {
  it('is the wallet’s name', () => {
    renderView(<Title connectorId="io.heron" />, states.connectFound())
    expect(title()).toBe('Heron')
  })

  it('is never the id of a wallet that is gone', () => {
    renderView(<Title connectorId="io.heron" />, states.connectingGone())
    expect(title()).toBe('Connect wallet')
  })

  it('labels the global provider as its row does', () => {
    const connectors = [sampleConnector('injected', 'Some Claim', { type: 'INJECTED' })]
    const state = testingReducer(
      states.connectFound(),
      connectorsFound({ namespace: 'eip155', connectors }),
    )
    renderView(<Title connectorId="injected" />, state)
    expect(title()).toBe('Browser wallet')
  })
})
