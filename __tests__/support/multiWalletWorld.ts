import { selectConnectionByNamespace } from '../../src/core/connections/connectionsSlice'
import { selectOtherConnections } from '../../src/core/multiWallet/multiWalletState'
import { remoteFeaturesRead } from '../../src/core/options/optionsSlice'
import type { Namespace } from '../../src/lib/address/caip'
import type { WalletSession } from '../../src/ports/walletSource'
import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import type { TestStore } from '../../src/testing/createTestStore'
import { sampleAccount, sampleCapabilities } from '../../src/testing/samples'
import { bob, HERON, LUMEN } from './flowWorld'

/** The project's remote settings allow several wallets per chain family. */
export const allowed = remoteFeaturesRead({ multiWallet: true })

/** The session of each EVM wallet, by connector id. */
export const SESSIONS: Readonly<Record<string, WalletSession>> = {
  [HERON.connectorId]: {
    accounts: [sampleAccount],
    caipNetworkId: 'eip155:1',
    capabilities: sampleCapabilities,
  },
  [LUMEN.connectorId]: {
    accounts: [bob],
    caipNetworkId: 'eip155:8453',
    capabilities: sampleCapabilities,
  },
}

const sessionOf = (id: string): WalletSession => {
  const session = SESSIONS[id]
  if (!session) throw new Error(`No such wallet: ${id}`)
  return session
}

/** Two wallets that connect, with and without a prompt. */
export const twoWallets: AdapterAnswers = {
  connect: async id => sessionOf(id),
  restore: async id => sessionOf(id),
}

/** The connector ids connected on a chain family, the active one first. */
export function connectedIn({ store }: Pick<TestStore, 'store'>, namespace: Namespace = 'eip155') {
  const state = store.getState()
  const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
  const others = selectOtherConnections(state, namespace).map(each => each.connectorId)
  return phase === 'connected' ? [connectorId, ...others] : others
}

export const addressIn = ({ store }: Pick<TestStore, 'store'>, namespace: Namespace = 'eip155') =>
  store.getState().account.byNamespace[namespace]?.address ?? null

/** Stored connections as JSON text, by chain family and wallet; an untouched one compares equal. */
export function storedRecords({ storage }: Pick<TestStore, 'storage'>) {
  const lists = JSON.parse(storage.getItem('@appkit/connections') ?? '{}') as Readonly<
    Record<string, readonly { readonly connectorId: string }[]>
  >
  return Object.fromEntries(
    Object.entries(lists).flatMap(([namespace, list]) =>
      list.map(each => [`${namespace} ${each.connectorId}`, JSON.stringify(each)]),
    ),
  )
}
