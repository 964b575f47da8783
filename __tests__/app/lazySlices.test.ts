import type { UnknownAction } from '@reduxjs/toolkit'
import { registerFeatures, FEATURES } from '../../src/app/features'
import { viewEntry } from '../../src/domain/views'
import {
  accountsChanged,
  connectCancelled,
  connectRequested,
  disconnected,
  restoreStarted,
  walletConnected,
} from '../../src/events/connectionEvents'
import { hydrated, storeReady } from '../../src/events/lifecycleEvents'
import { modalClosed, modalOpened, modalPreloadRequested } from '../../src/events/modalEvents'
import { networkSwitched, networkSwitchRequested } from '../../src/events/networkEvents'
import { viewShown } from '../../src/events/viewEvents'
import { networksConfigured } from '../../src/core/network/networkSlice'
import { optionsGiven } from '../../src/core/options/optionsSlice'
import { viewPushed, wentBack } from '../../src/core/router/routerSlice'
import { chunks } from '../../src/testing/chunks'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetworks } from '../../src/testing/samples'

registerFeatures()

const caipNetworkId = ETHEREUM
const view = viewEntry('Account')
const accounts = [{ namespace: 'eip155', address: SAMPLE_ADDRESS }] as never

/**
 * Actions dispatched before a feature's code has loaded. None of them reaches the slices in that
 * code.
 */
const EARLIER: readonly UnknownAction[] = [
  storeReady(),
  hydrated({}),
  modalPreloadRequested(),
  modalOpened({ view, namespace: 'eip155' }),
  viewShown({ view, cause: 'opened', previous: null }),
  viewPushed(view),
  wentBack({}),
  connectRequested({ namespace: 'eip155', connectorId: 'io.heron' } as never),
  connectCancelled({ namespace: 'eip155' } as never),
  restoreStarted({ namespace: 'eip155', connectorId: 'io.heron' }),
  walletConnected({
    namespace: 'eip155',
    connectorId: 'io.heron',
    accounts,
    caipNetworkId,
  } as never),
  accountsChanged({ namespace: 'eip155', accounts } as never),
  networkSwitchRequested({ caipNetworkId }),
  networkSwitched({ caipNetworkId, namespace: 'eip155' } as never),
  networksConfigured(sampleNetworks as never),
  optionsGiven({}),
  disconnected({ namespace: 'eip155', by: 'user' } as never),
  modalClosed({} as never),
]

const lazy = FEATURES.filter(({ load }) => load).flatMap(({ name }) =>
  (chunks[name]?.slices ?? []).map(slice => [slice.reducerPath, slice] as const),
)

describe('P38 a lazily loaded slice starts in its initial state', () => {
  it.each(lazy)('%s: starts in its initial state after earlier actions', (path, { reducer }) => {
    const initial: unknown = reducer(undefined, { type: '@@begin' })
    if (path === 'walletModalApi') return expect(initial).toHaveProperty('queries', {})
    for (const action of EARLIER) {
      const { type } = action
      expect({ type, state: reducer(initial, action) as unknown }).toEqual({ type, state: initial })
    }
  })

  it('covers every lazily loaded slice', () => {
    expect(lazy.length).toBeGreaterThan(12)
  })
})
