import { selectConnectorById } from '../../../src/core/connectors/selectConnectorById'
import {
  connectorsFound,
  selectNamespaceConnectors,
  selectHasDiscovered,
} from '../../../src/core/connectors/connectorsSlice'
import { sampleConnectors } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'

const found = connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })

describe('connectorsSlice', () => {
  it('has not looked until a report arrives, even an empty one', () => {
    expect(selectHasDiscovered(stateAfter())).toBe(false)
    expect(
      selectHasDiscovered(stateAfter(connectorsFound({ namespace: 'eip155', connectors: [] }))),
    ).toBe(true)
  })

  it('returns the same empty list for a namespace without wallets', () => {
    expect(selectNamespaceConnectors(stateAfter(), 'solana')).toBe(
      selectNamespaceConnectors(stateAfter(), 'cosmos'),
    )
  })

  it('finds a connector by its id, whatever its namespace', () => {
    expect(selectConnectorById(stateAfter(found), 'app.lumen')?.name).toBe('Lumen Wallet')
    expect(selectConnectorById(stateAfter(found), 'unknown')).toBeNull()
  })

  it('replaces the whole list with a new one', () => {
    const less = connectorsFound({ namespace: 'eip155', connectors: sampleConnectors.slice(1) })
    expect(selectNamespaceConnectors(stateAfter(found, less), 'eip155')).toHaveLength(2)
  })
})
