import * as fc from 'fast-check'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  disconnected,
  restoreFailed,
  restoreStarted,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { NAMESPACES, type CaipNetworkId, type Namespace } from '../../../src/lib/address/caip'
import type { RootState } from '../../../src/store/rootReducer'
import { createExactKeyEngine } from '../../../src/store/persistence/exactKeyEngine'
import { KEY_LAYOUTS } from '../../../src/store/persistence/keyLayouts'
import { createPersistence } from '../../../src/store/persistence/persistence'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleNetwork, SOLANA } from '../../../src/testing/samples'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'

const BITCOIN: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const ACTIVE = '@appkit/active_caip_network_id'
const NAMESPACE = '@appkit/active_namespace'
const STATUS = '@appkit/connection_status'
const CONNECTED = '@appkit/connected_namespaces'
const connectorKey = (namespace: Namespace) => `@appkit/${namespace}:connected_connector_id`

const evm = [sampleNetwork(1, 'One'), sampleNetwork(10, 'Ten')]
const solana = sampleNetwork(0, 'Solana', { caipNetworkId: SOLANA, namespace: 'solana' })
/** The pages: one with EVM only, and one with two families. */
const PAGES = [evm, [...evm, solana]]
type Page = (typeof PAGES)[number]

const connectedOn = (caipNetworkId: CaipNetworkId, isRestored: boolean) => {
  const namespace = caipNetworkId.split(':')[0] as Namespace
  return walletConnected({
    namespace,
    connectorId: 'wallet',
    walletName: 'Wallet',
    accounts: [{ namespace, address: 'address', type: 'eoa' }],
    caipNetworkId,
    capabilities: [],
    isRestored,
  })
}

/** A page that has read a profile, and its writes after each action. */
function open(profile: Readonly<Record<string, string>>, networks: Page) {
  const storage = memoryStorage(profile)
  const persistence = createPersistence(KEY_LAYOUTS, createExactKeyEngine(KEY_LAYOUTS, storage))
  let state: RootState = stateAfter(
    networksConfigured({ networks: [...networks], defaultId: 'eip155:1' }),
    hydrated(persistence.start()),
  )
  const dispatch = (action: UnknownAction) => {
    const before = state
    state = testingReducer(state, action)
    persistence.record(before, state)
  }
  return { storage, dispatch, stored: () => storage.entries() }
}

/** The keys that contradict each other. */
function contradictions(stored: Readonly<Record<string, string>>): string[] {
  const ids = NAMESPACES.filter(namespace => stored[connectorKey(namespace)])
  const says = {
    [NAMESPACE]: stored[ACTIVE]?.split(':')[0],
    [STATUS]: ids.length > 0 ? 'connected' : 'disconnected',
  }
  return Object.entries(says).flatMap(([key, right]) =>
    stored[key] === right ? [] : [`${key} is ${String(stored[key])}, not ${String(right)}`],
  )
}

describe('keys that describe the same state', () => {
  it('both follow a page with EVM only that switches in a profile with Bitcoin', () => {
    const profile = {
      [ACTIVE]: BITCOIN,
      [NAMESPACE]: 'bip122',
      [STATUS]: 'connected',
      [CONNECTED]: 'bip122',
      [connectorKey('bip122')]: 'bitcoin.wallet',
    }
    const { dispatch, stored } = open(profile, evm)
    expect(stored()).toEqual(profile)
    dispatch(networkSwitched({ caipNetworkId: 'eip155:10', by: 'visitor' }))
    expect(stored()).toEqual({ ...profile, [ACTIVE]: 'eip155:10', [NAMESPACE]: 'eip155' })
  })

  it.each(['disconnected', 'connecting', 'reconnecting', null])(
    'are connected once a session is restored, where storage had %s',
    status => {
      const { dispatch, stored } = open(
        {
          [ACTIVE]: 'eip155:1',
          [NAMESPACE]: 'eip155',
          [CONNECTED]: 'eip155',
          [connectorKey('eip155')]: 'wallet',
          ...(status !== null && { [STATUS]: status }),
        },
        evm,
      )
      dispatch(restoreStarted({ namespace: 'eip155', connectorId: 'wallet' }))
      dispatch(connectedOn('eip155:1', true))
      expect(stored()[STATUS]).toBe('connected')
    },
  )

  const profiles = fc.record({
    active: fc.constantFrom<(CaipNetworkId | null)[]>(
      null,
      'eip155:1',
      'eip155:10',
      SOLANA,
      BITCOIN,
    ),
    namespace: fc.constantFrom<(Namespace | null)[]>(null, 'eip155', 'solana', 'bip122'),
    status: fc.constantFrom(null, 'connected', 'disconnected', 'connecting'),
    ids: fc.subarray<Namespace>(['eip155', 'solana', 'bip122']),
  })
  const actions = fc.array(
    fc.constantFrom('restore', 'restoreFails', 'connect', 'disconnect', 'switch'),
    { maxLength: 6 },
  )

  it('agree after every write of a page, whatever profile it found', () => {
    fc.assert(
      fc.property(
        profiles,
        fc.constantFrom(...PAGES),
        actions,
        fc.constantFrom<CaipNetworkId[]>('eip155:1', 'eip155:10', SOLANA),
        ({ active, namespace, status, ids }, networks, names, id) => {
          const family = id.split(':')[0] as Namespace
          fc.pre(networks.some(({ caipNetworkId }) => caipNetworkId === id))
          const { dispatch, stored } = open(
            {
              ...(active && { [ACTIVE]: active }),
              ...(namespace && { [NAMESPACE]: namespace }),
              ...(status && { [STATUS]: status }),
              ...(ids.length > 0 && { [CONNECTED]: ids.join(',') }),
              ...Object.fromEntries(ids.map(each => [connectorKey(each), 'wallet'])),
            },
            networks,
          )
          const others = ids.filter(each => each !== family)
          for (const name of names) {
            if (name === 'restore') dispatch(connectedOn(id, true))
            if (name === 'connect') dispatch(connectedOn(id, false))
            if (name === 'switch') {
              dispatch(networkSwitched({ caipNetworkId: id, by: 'visitor' }))
            }
            if (name === 'restoreFails') {
              dispatch(
                restoreFailed({ namespace: family, connectorId: 'wallet', reason: 'failed' }),
              )
            }
            if (name === 'disconnect') dispatch(disconnected({ namespace: family, by: 'visitor' }))
          }
          // A switch repairs the active network; connecting or restoring repairs all keys.
          const wrong = contradictions(stored())
          const hasMoved = stored()[ACTIVE] !== (active ?? undefined)
          const hasConnected = names.includes('connect') || names.includes('restore')
          const isOf = (key: string) => wrong.filter(text => text.startsWith(key))
          if (hasMoved || hasConnected) expect(isOf(NAMESPACE)).toEqual([])
          if (hasConnected) expect(isOf(STATUS)).toEqual([])
          // Sessions of families that this page does not list remain.
          expect(others.map(each => stored()[connectorKey(each)])).toEqual(
            others.map(() => 'wallet'),
          )
        },
      ),
      { numRuns: 500 },
    )
  })
})
