import { act, render, waitFor } from '@testing-library/react'
import { createIntegration } from '../../src/app/host/createIntegration'
import { findRuntime } from '../../src/app/runtime/findRuntime'
import { WalletModal } from '../../src/app/host/WalletModal'
import { viewEntry } from '../../src/domain/views'
import { modalOpenRequested } from '../../src/events/modalEvents'
import type { HostStore } from '../../src/store/scopedStore'
import { createFakeAdapter } from '../../src/testing/createFakeAdapter'
import { answered, createFakeHttp } from '../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../src/testing/createFakeWalletConnect'
import { lazyOptions } from './lazyOptions'

const nothing = answered({ data: [], count: 0 })

/** A page that loads its chunks lazily, as a host app builds it; nothing here imports them. */
export function createLazyPage() {
  const walletConnect = createFakeWalletConnect()
  const adapter = createFakeAdapter({
    discover: () => () => undefined,
    watch: () => () => undefined,
  })
  const options = {
    ...lazyOptions(),
    adapters: [
      { namespace: 'eip155', adapterType: 'test', load: async () => adapter },
      walletConnect.descriptor,
    ] as const,
  }
  const http = createFakeHttp({
    '/appkit/v1/config': answered({ features: null }),
    '/v1/supported-chains': answered({ http: ['eip155:1'], ws: [] }),
    '/getWallets': nothing,
  })
  const store = createIntegration(options, { deps: { http } }).createStore()
  const hostStore = store as unknown as HostStore
  render(<WalletModal store={hostStore} />)
  const find = (testId: string) =>
    document
      .querySelector('[data-testid="wm-root"]')
      ?.shadowRoot?.querySelector<HTMLElement>(`[data-testid="${testId}"]`) ?? null
  return {
    walletConnect,
    find,
    /** Opens the QR code view for any wallet. */
    openPairingUri: () =>
      act(
        async () =>
          void store.dispatch(
            modalOpenRequested({ view: viewEntry('ConnectingWalletConnect', { wallet: null }) }),
          ),
      ),
    press: (testId: string) => act(async () => find(testId)?.click()),
    comes: (testId: string) =>
      waitFor(() => expect(find(testId)).not.toBeNull(), { timeout: 8_000 }),
    dispose: () => findRuntime(hostStore, 'walletModal').dispose(),
  }
}
