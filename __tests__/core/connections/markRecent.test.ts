import type { UnknownAction } from '@reduxjs/toolkit'
import {
  disconnected,
  restoreFailed,
  restoreStarted,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import {
  selectConnectionByNamespace,
  selectStoredConnections,
} from '../../../src/core/connections/connectionsSlice'
import { markRecent } from '../../../src/core/connections/markRecent'
import { sampleAccount, sampleCapabilities } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { HERON, LUMEN } from '../../support/flowWorld'

const accounts = [sampleAccount]
const remembered = hydrated({
  connections: {
    eip155: [
      { connectorId: HERON.connectorId, accounts },
      { connectorId: LUMEN.connectorId, accounts },
    ],
  },
})
const connected = walletConnected({
  ...HERON,
  walletName: 'Heron',
  accounts,
  caipNetworkId: 'eip155:1',
  capabilities: sampleCapabilities,
  isRestored: true,
})

function recentAfter(...actions: readonly UnknownAction[]) {
  const state = stateAfter(...actions)
  const connections = selectStoredConnections(state, 'eip155')
  return markRecent(connections, selectConnectionByNamespace(state, 'eip155')).map(
    ({ connectorId, recent }) => `${connectorId} ${recent ? 'recent' : 'live'}`,
  )
}

describe('markRecent', () => {
  it.each<[string, readonly UnknownAction[], readonly string[]]>([
    ['nothing where nothing was stored', [], []],
    ['what is remembered as recent', [remembered], ['io.heron recent', 'app.lumen recent']],
    [
      'a wallet that is being taken back as recent',
      [remembered, restoreStarted(HERON)],
      ['io.heron recent', 'app.lumen recent'],
    ],
    [
      'the connected wallet as live, and others that are stored beside it as recent',
      [remembered, connected],
      ['io.heron live', 'app.lumen recent'],
    ],
    [
      'what another tab remembers beside the connected wallet as recent',
      [connected, remembered],
      ['io.heron live', 'app.lumen recent'],
    ],
    [
      'a wallet that did not come back in time as recent',
      [remembered, restoreStarted(HERON), restoreFailed({ ...HERON, reason: 'timedOut' })],
      ['io.heron recent', 'app.lumen recent'],
    ],
    ['nothing after saying goodbye', [connected, disconnected({ ...HERON, by: 'visitor' })], []],
  ])('gives %s', (_what, actions, expected) => {
    expect(recentAfter(...actions)).toEqual(expected)
  })
})
