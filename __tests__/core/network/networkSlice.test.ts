import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalClosed } from '../../../src/events/modalEvents'
import {
  networkSwitchCancelled,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
  walletNetworkReported,
} from '../../../src/events/networkEvents'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
  selectIsListed,
  selectLastCaipNetworkIdByNamespace,
  selectNetworkById,
  selectWalletCaipNetworkId,
} from '../../../src/core/network/networkSlice'
import { selectNetworkPhase, selectSwitchingTo } from '../../../src/core/network/switchingSelectors'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import { sampleNetworks } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { HERON, session } from '../../support/flowWorld'

const page = networksConfigured({ networks: [...sampleNetworks], defaultId: 'eip155:1' })
const asked = networkSwitchRequested({ caipNetworkId: 'eip155:8453' })
const failed = networkSwitchFailed({
  caipNetworkId: 'eip155:8453',
  error: { code: 'USER_REJECTED', detail: 'no' },
})
const moved = networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' })

describe('networkSlice', () => {
  it.each([
    ['begins on the default', [], 'eip155:1', 'idle'],
    ['waits', [asked], 'eip155:1', 'switching'],
    ['is there', [asked, moved], 'eip155:8453', 'idle'],
    ['failed', [asked, failed], 'eip155:1', 'failed'],
    ['gave up', [asked, networkSwitchCancelled()], 'eip155:1', 'idle'],
    ['closed', [asked, modalClosed()], 'eip155:1', 'idle'],
    [
      'lost the wallet',
      [asked, disconnected({ namespace: 'eip155', by: 'wallet' })],
      'eip155:1',
      'idle',
    ],
    [
      'lost another wallet',
      [asked, disconnected({ namespace: 'solana', by: 'wallet' })],
      'eip155:1',
      'switching',
    ],
    [
      'was elsewhere last time',
      [hydrated({ activeCaipNetworkId: 'eip155:10' })],
      'eip155:10',
      'idle',
    ],
    [
      'was where the page no longer is',
      [hydrated({ activeCaipNetworkId: 'eip155:4242' })],
      'eip155:1',
      'idle',
    ],
  ])('%s', (_what, actions, activeId, phase) => {
    const state = stateAfter(page, ...actions)
    expect(selectActiveCaipNetworkId(state)).toBe(activeId)
    expect(selectNetworkPhase(state)).toBe(phase)
    expect(selectSwitchingTo(state)).toBe(
      phase === 'switching' || phase === 'failed' ? 'eip155:8453' : null,
    )
  })

  it('remembers the last network of each namespace', () => {
    expect(selectLastCaipNetworkIdByNamespace(stateAfter(page, moved), 'eip155')).toBe(
      'eip155:8453',
    )
    expect(selectLastCaipNetworkIdByNamespace(stateAfter(page), 'solana')).toBeNull()
  })

  it('stays on the wallet’s network, whatever another tab wrote, until that wallet disconnects', () => {
    const elsewhere = hydrated({ activeCaipNetworkId: 'eip155:10' })
    const connected = walletConnected({
      ...HERON,
      ...session,
      walletName: 'Heron',
      isRestored: false,
    })
    expect(selectActiveCaipNetworkId(stateAfter(page, connected, elsewhere))).toBe('eip155:1')
    const gone = disconnected({ namespace: 'eip155', by: 'wallet' })
    expect(selectActiveCaipNetworkId(stateAfter(page, connected, gone, elsewhere))).toBe(
      'eip155:10',
    )
  })

  it('resumes a family on the network the wallet moved to while another family was active', () => {
    const report = (caipNetworkId: CaipNetworkId) =>
      walletNetworkReported({ namespace: 'eip155', caipNetworkId })
    const state = stateAfter(page, report('eip155:8453'), report('eip155:4242'))
    expect(selectLastCaipNetworkIdByNamespace(state, 'eip155')).toBe('eip155:8453')
    expect(selectActiveCaipNetworkId(state)).toBe('eip155:1')
  })

  it('keeps the wallet’s reported network, even when the page does not list it', () => {
    const connected = walletConnected({
      ...HERON,
      ...session,
      walletName: 'Heron',
      isRestored: false,
    })
    const elsewhere = walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' })
    expect(selectWalletCaipNetworkId(stateAfter(page, connected), 'eip155')).toBe('eip155:1')
    const state = stateAfter(page, connected, elsewhere)
    expect(selectWalletCaipNetworkId(state, 'eip155')).toBe('eip155:999')
    expect(selectIsListed(state, 'eip155:999')).toBe(false)
    expect(selectNetworkById(state, 'eip155:999')).toBeNull()
    expect(selectActiveCaipNetworkId(state)).toBe('eip155:1')
  })
})
