import { sampleCapabilities } from '../../../src/testing/samples'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  accountsChanged,
  connectCancelled,
  connectFailed,
  connectRequested,
  disconnected,
  restoreFailed,
  restoreStarted,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalClosed, modalOpenFailed } from '../../../src/events/modalEvents'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
  selectIsConnected,
  selectStoredConnectorIds,
} from '../../../src/core/connections/connectionsSlice'
import { selectAttempt } from '../../../src/core/connections/attemptSelectors'
import { stateAfter } from '../../../src/testing/stateAfter'
import { bob, HERON, session } from '../../support/flowWorld'

const LUMEN = { namespace: 'eip155', connectorId: 'app.lumen' } as const
const connected = walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false })
const restored = walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: true })
const error = { code: 'USER_REJECTED', detail: 'no' } as const
const gone = disconnected({ namespace: 'eip155', by: 'visitor' })
const phaseAfter = (...actions: readonly UnknownAction[]) =>
  selectConnectionByNamespace(stateAfter(...actions), 'eip155').phase

describe('connectionsSlice', () => {
  it.each([
    ['nothing', [], 'disconnected', undefined],
    ['a press', [connectRequested(HERON)], 'connecting', 'waiting'],
    ['an answer', [connectRequested(HERON), connected], 'connected', 'done'],
    [
      'a refusal',
      [connectRequested(HERON), connectFailed({ ...HERON, error })],
      'disconnected',
      'failed',
    ],
    ['leaving', [connectRequested(HERON), connectCancelled(HERON)], 'disconnected', undefined],
    ['a stored session', [restoreStarted(HERON)], 'restoring', undefined],
    ['its answer', [restoreStarted(HERON), restored], 'connected', undefined],
    [
      'its silence',
      [restoreStarted(HERON), restoreFailed({ ...HERON, reason: 'timedOut' })],
      'disconnected',
      undefined,
    ],
    ['another press while connected', [connected, connectRequested(LUMEN)], 'connected', 'waiting'],
    [
      'its refusal',
      [connected, connectRequested(LUMEN), connectFailed({ ...LUMEN, error })],
      'connected',
      'failed',
    ],
    ['a goodbye', [connected, gone], 'disconnected', undefined],
    ['closing', [connectRequested(HERON), connected, modalClosed()], 'connected', undefined],
    [
      'code that did not come',
      [connectRequested(HERON), modalOpenFailed()],
      'disconnected',
      undefined,
    ],
  ])('after %s', (_what, actions, phase, attempt) => {
    const state = stateAfter(...actions)
    expect(selectConnectionByNamespace(state, 'eip155').phase).toBe(phase)
    expect(selectAttempt(state)?.phase).toBe(attempt)
    expect(selectIsConnected(state, 'eip155')).toBe(phase === 'connected')
  })

  it('returns the same state after a modal closed without a request', () => {
    expect(stateAfter(modalClosed()).connections).toBe(stateAfter().connections)
  })

  it('keeps the reason of a refusal beside the attempt', () => {
    const state = stateAfter(connectRequested(HERON), connectFailed({ ...HERON, error }))
    expect(selectAttempt(state)).toEqual({ ...HERON, phase: 'failed', error })
  })

  it.each([
    ['timedOut', { eip155: 'io.heron' }],
    ['locked', {}],
    ['failed', {}],
  ] as const)('after a restore that %s it remembers %j', (reason, stored) => {
    const state = stateAfter(
      hydrated({ 'connectorId:eip155': 'io.heron' }),
      restoreStarted(HERON),
      restoreFailed({ ...HERON, reason }),
    )
    expect(selectStoredConnectorIds(state)).toEqual(stored)
  })

  it('records a disconnect once, and clears it when that wallet connects again', () => {
    const twice = stateAfter(connected, gone, connected, gone)
    expect(selectDisconnectedConnectorIds(twice)).toEqual({ eip155: ['io.heron'] })
    expect(twice.connections.connections).toEqual({})
    const stored = hydrated({ disconnectedConnectorIds: { eip155: ['io.heron', 'app.lumen'] } })
    const alsoElsewhere = stateAfter(connected, stored, gone)
    expect(selectDisconnectedConnectorIds(alsoElsewhere)).toEqual({
      eip155: ['io.heron', 'app.lumen'],
    })
    const back = stateAfter(connected, gone, connected)
    expect(selectDisconnectedConnectorIds(back).eip155 ?? []).toEqual([])
  })

  it('keeps the namespaces in the order in which they connected', () => {
    const solana = walletConnected({
      namespace: 'solana',
      connectorId: 'x',
      accounts: [],
      caipNetworkId: 'solana:1',
      capabilities: sampleCapabilities,
      walletName: 'X',
      isRestored: false,
    })
    expect(stateAfter(solana, connected).connections.connectedNamespaces).toEqual([
      'solana',
      'eip155',
    ])
    expect(stateAfter(solana, connected, gone).connections.connectedNamespaces).toEqual(['solana'])
  })

  it('follows the accounts of the wallet that reports them', () => {
    const state = stateAfter(connected, accountsChanged({ ...HERON, accounts: [bob] }))
    expect(state.connections.connections.eip155).toMatchObject([{ accounts: [bob] }])
    const other = stateAfter(connected, accountsChanged({ ...LUMEN, accounts: [bob] }))
    expect(other.connections.connections.eip155).toMatchObject([{ accounts: session.accounts }])
  })

  it('reads storage key by key, and clears what was removed', () => {
    const stored = hydrated({
      'connectorId:eip155': 'io.heron',
      'connectorId:solana': 'x',
      connectedNamespaces: ['eip155'],
    })
    expect(selectStoredConnectorIds(stateAfter(stored))).toEqual({
      eip155: 'io.heron',
      solana: 'x',
    })
    const less = stateAfter(stored, hydrated({ 'connectorId:solana': undefined }))
    expect(selectStoredConnectorIds(less)).toEqual({ eip155: 'io.heron' })
    expect(phaseAfter(stored)).toBe('disconnected')
  })
})
