import { act, renderHook, waitFor } from '@testing-library/react'
import { createHeadless } from '../../../src/app/headless/createHeadless'
import { useApproval } from '../../../src/app/headless/useApproval'
import { useEmailLogin } from '../../../src/app/headless/useEmailLogin'
import { usePairing } from '../../../src/app/headless/usePairing'
import { useSend } from '../../../src/app/headless/useSend'
import { useSwap } from '../../../src/app/headless/useSwap'
import { useView } from '../../../src/app/headless/useView'
import { useWalletList } from '../../../src/app/headless/useWalletList'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import type { HostStore } from '../../../src/store/scopedStore'
// Not the shared test worlds: those start with every slice in the reducer.
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleConnectors } from '../../../src/testing/samples'

/** Loading the engine reads many files in this test. */
const ENGINE_LIMIT_MS = 10_000

const adapter = createFakeAdapter({
  discover(onConnectors) {
    onConnectors(sampleConnectors)
    return () => undefined
  },
  watch: () => () => undefined,
})
const createStore = () =>
  createHeadless({
    projectId: 'test',
    networks: [
      {
        id: 1,
        name: 'Ethereum',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['https://rpc.example/1'] } },
      },
    ],
    adapters: [{ namespace: 'eip155', adapterType: 'test', load: async () => adapter }],
    storage: memoryStorage(),
  }).createStore()

const usePage = (where: { store: HostStore }) => ({
  view: useView(where),
  list: useWalletList(where),
  pairing: usePairing(where),
  send: useSend(where),
  swap: useSwap(where),
  login: useEmailLogin(where),
  approval: useApproval('Wallet', where),
})
type Page = ReturnType<typeof usePage>

describe('a page that renders before the engine has loaded', () => {
  it('reads an unknown state at first, and the wallets once the engine has loaded', async () => {
    const store = createStore()
    const obstacles: unknown[] = []
    const draws: Page[] = []
    const { result } = renderHook(() => {
      const page = usePage({ store })
      if (draws.length === 0) obstacles.push(page.send.prepare(), page.send.confirm())
      if (draws.length === 0) obstacles.push(page.swap.prepare(), page.swap.confirm())
      draws.push(page)
      return page
    })
    expect(obstacles).toEqual(['tokenMissing', 'notReviewed', 'loading', 'notReviewed'])
    expect(draws[0]).toMatchObject({
      view: null,
      list: { rows: [], isLooking: true, count: null, all: { wallets: [] } },
      pairing: { phase: 'idle', uri: null },
      send: { holdings: { phase: 'loading', tokens: [] }, problem: 'tokenMissing', dangers: [] },
      swap: { options: { own: [], others: [] }, problem: 'loading', dangers: [] },
      login: { isOffered: false, phase: 'idle' },
      approval: { requests: [] },
    })
    const names = () => result.current.list.rows.map(({ name }) => name)
    await waitFor(() => expect(names()).toContain('Heron'), { timeout: ENGINE_LIMIT_MS })
    expect(result.current.list.isLooking).toBe(false)
    expect(result.current.send.problem).toBe('tokenMissing')
    act(() => findRuntime(store, 'walletModal').dispose())
  })
})
