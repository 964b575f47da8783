import { viewEntry } from '../../../src/domain/views'
import { modalOpened } from '../../../src/events/modalEvents'
import {
  selectConnectorImage,
  selectWalletChoices,
} from '../../../src/features/connectors/connectorsSelectors'
import { connectorsFound } from '../../../src/features/connectors/connectorsSlice'
import { optionsGiven } from '../../../src/features/options/optionsSlice'
import { viewPushed } from '../../../src/features/router/routerSlice'
import { sampleConnector, sampleConnectors } from '../../../src/testing/samples'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'

const onSolana = { ...sampleConnector('Ember', 'Ember'), namespace: 'solana' as const }
const found = [
  connectorsFound({ namespace: 'eip155', connectors: sampleConnectors }),
  connectorsFound({ namespace: 'solana', connectors: [onSolana] }),
]
const namesIn = (state: Parameters<typeof selectWalletChoices>[0]) =>
  selectWalletChoices(state).map(({ connector }) => connector.name)

describe('connector selectors', () => {
  it('offers the wallets of every namespace', () => {
    expect(namesIn(stateAfter(...found))).toEqual(['Ember', 'Heron', 'Lumen Wallet', 'Vesper'])
  })

  it('offers only the namespace the modal was opened for', () => {
    const opened = modalOpened({ view: viewEntry('Connect'), namespace: 'solana' })
    expect(namesIn(stateAfter(...found, opened))).toEqual(['Ember'])
  })

  it('returns the same list while nothing it depends on changes', () => {
    const state = states.connectFound()
    const next = testingReducer(state, viewPushed(viewEntry('WhatIsAWallet')))
    expect(selectWalletChoices(next)).toBe(selectWalletChoices(state))
  })

  it.each([
    ['https://app.example/heron.png', 'https://app.example/heron.png'],
    ['javascript:alert(1)', 'https://wallet.example/own.png'],
  ])('shows the picture of the host at %s only if it may be shown', (given, shown) => {
    const state = stateAfter(optionsGiven({ connectorImages: { 'io.heron': given } }))
    const connector = { id: 'io.heron', imageUrl: 'https://wallet.example/own.png' }
    expect(selectConnectorImage(state, connector)).toBe(shown)
  })

  it('has no picture for a wallet that brought none', () => {
    expect(selectConnectorImage(stateAfter(), { id: 'io.heron' })).toBeNull()
  })
})
