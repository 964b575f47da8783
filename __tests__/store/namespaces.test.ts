import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import {
  accountsChanged,
  connectCancelled,
  connectFailed,
  connectRequested,
  disconnected,
  restoreFailed,
  restoreStarted,
  walletConnected,
} from '../../src/events/connectionEvents'
import { walletNetworkReported } from '../../src/events/networkEvents'
import { tabSelected } from '../../src/core/account/accountSlice'
import { selectIdentity } from '../../src/core/account/identitySelectors'
import { selectNativeBalance } from '../../src/core/account/nativeBalanceSelectors'
import { networksConfigured } from '../../src/core/network/networkSlice'
import type { Network } from '../../src/domain/network'
import { connectorsFound } from '../../src/core/connectors/connectorsSlice'
import { NAMESPACES, type CaipNetworkId, type Namespace } from '../../src/lib/address/caip'
import type { RootState } from '../../src/store/rootReducer'
import { sampleCapabilities, sampleNetwork } from '../../src/testing/samples'
import {
  balanceAnswered,
  balanceRequested,
  identityAnswered,
} from '../support/states/serviceAnswers'
import { testingReducer } from '../../src/testing/stateAfter'

type Fact = (namespace: Namespace, pick: number) => UnknownAction

const ref = (namespace: Namespace, pick: number) => ({
  namespace,
  connectorId: `wallet-${pick % 3}`,
})
const account = (namespace: Namespace, pick: number) => ({
  namespace,
  address: `address-${pick}`,
  type: 'eoa' as const,
})
const network = (namespace: Namespace, pick: number): CaipNetworkId => `${namespace}:${pick}`
const listed = (namespace: Namespace, pick: number): Network => ({
  ...sampleNetwork(pick, `${namespace} ${pick}`),
  namespace,
  caipNetworkId: network(namespace, pick),
})
const holder = (namespace: Namespace, pick: number) => ({
  address: `address-${pick}`,
  network: listed(namespace, pick),
})
/** Some networks of each namespace; wallets may also be on others. */
const configured = networksConfigured({
  networks: NAMESPACES.flatMap(namespace => [0, 1, 2].map(pick => listed(namespace, pick))),
  defaultId: network('eip155', 0),
})

const FACTS: Readonly<Record<string, Fact>> = {
  connectRequested: (namespace, pick) => connectRequested(ref(namespace, pick)),
  connectCancelled: (namespace, pick) => connectCancelled(ref(namespace, pick)),
  connectFailed: (namespace, pick) =>
    connectFailed({ ...ref(namespace, pick), error: { code: 'USER_REJECTED', detail: '' } }),
  restoreStarted: (namespace, pick) => restoreStarted(ref(namespace, pick)),
  restoreFailed: (namespace, pick) =>
    restoreFailed({
      ...ref(namespace, pick),
      reason: (['timedOut', 'locked', 'failed'] as const)[pick % 3] ?? 'failed',
    }),
  walletConnected: (namespace, pick) =>
    walletConnected({
      ...ref(namespace, pick),
      accounts: [account(namespace, pick)],
      capabilities: sampleCapabilities,
      caipNetworkId: network(namespace, pick),
      walletName: 'Wallet',
      isRestored: pick % 2 === 0,
    }),
  accountsChanged: (namespace, pick) =>
    accountsChanged({ ...ref(namespace, pick), accounts: [account(namespace, pick)] }),
  disconnected: namespace => disconnected({ namespace, by: 'wallet' }),
  walletNetworkReported: (namespace, pick) =>
    walletNetworkReported({ namespace, caipNetworkId: network(namespace, pick) }),
  balanceAnswered: (namespace, pick) => balanceAnswered(holder(namespace, pick), '1'),
  balanceRequested: (namespace, pick) => balanceRequested(holder(namespace, pick)),
  identityAnswered: (namespace, pick) =>
    identityAnswered(
      { address: `address-${pick}`, caipNetworkId: network(namespace, pick) },
      'name',
    ),
  tabSelected: namespace => tabSelected({ namespace, tab: 'activity' }),
  connectorsFound: namespace => connectorsFound({ namespace, connectors: [] }),
}

/** All state of one namespace. */
const subtree = (state: RootState, namespace: Namespace) => ({
  account: state.account.byNamespace[namespace],
  balance: selectNativeBalance(state, namespace),
  identity: selectIdentity(state, namespace),
  connection: state.connections.byNamespace[namespace],
  stored: state.connections.storedConnectorIds[namespace],
  disconnectedIds: state.connections.disconnectedConnectorIds[namespace],
  connections: state.connections.connections[namespace],
  isConnected: state.connections.connectedNamespaces.includes(namespace),
  attempt: state.connections.attempt?.namespace === namespace,
  wallet: state.network.walletByNamespace[namespace],
  last: state.network.lastByNamespace[namespace],
  connectors: state.connectors.byNamespace[namespace],
})
/** One visitor has one attempt: a new one replaces that of another namespace. */
const STARTS_ATTEMPT = ['connectRequested', 'connectFailed', 'connectCancelled', 'walletConnected']

describe('namespaces', () => {
  it('an event in one changes nothing in another', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.constantFrom(...Object.keys(FACTS)),
            namespace: fc.constantFrom(...NAMESPACES),
            pick: fc.nat(6),
          }),
          { maxLength: 40 },
        ),
        facts => {
          let state = testingReducer(undefined, configured)
          const disturbed: string[] = []
          for (const { name, namespace, pick } of facts) {
            const before = state
            const fact = FACTS[name]?.(namespace, pick)
            if (fact) state = testingReducer(state, fact)
            for (const other of NAMESPACES) {
              if (other === namespace) continue
              const was = Object.entries(subtree(before, other))
              const is = Object.values(subtree(state, other))
              const changed = was.filter(([, value], index) => value !== is[index])
              for (const [part] of changed) {
                if (part === 'attempt' && STARTS_ATTEMPT.includes(name)) continue
                disturbed.push(`${name} in ${namespace} changed ${part} of ${other}`)
              }
            }
          }
          expect(disturbed).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})
