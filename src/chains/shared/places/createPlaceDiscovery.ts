import type { Namespace } from '../../../lib/address/caip'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { createFoundWallets } from '../discovery/createFoundWallets'
import { createWalletDiscovery, type WalletDiscovery } from '../discovery/createWalletDiscovery'
import { lookRepeatedly } from './lookRepeatedly'

/** A wallet at a known place in the page, such as a global, as first captured. */
export interface PlacedWallet {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string
  /** Whether its functions are still the captured ones. */
  isUnchanged(): boolean
}

interface PlaceDiscoveryOptions<W extends PlacedWallet> {
  readonly namespace: Namespace
  readonly window: Window | undefined
  readonly delay: ChainAdapterPorts['delay']
  /** Returns the wallets in the page; `known` holds those already found. */
  look(known: ReadonlyMap<string, W>): readonly W[]
}

/** Extensions inject their objects after the page starts loading, some of them late. */
const RECHECK_DELAYS_MS: readonly number[] = [100, 400, 1_500, 3_000]

/** Finds wallets that do not announce themselves, and keeps each as first captured. */
export function createPlaceDiscovery<W extends PlacedWallet>({
  namespace,
  window,
  delay,
  look,
}: PlaceDiscoveryOptions<W>): WalletDiscovery<W> {
  let isChanged = false
  const wallets = createFoundWallets<W>({
    namespace,
    toKey: id => id, // a place in the page, where case matters
    onChange: () => {
      isChanged = true
    },
  })
  const discovery = createWalletDiscovery<W>({
    listen: () =>
      lookRepeatedly({
        window,
        delay,
        events: ['load'],
        delaysMs: RECHECK_DELAYS_MS,
        look: rediscover,
      }),
    rows: () => wallets.rows(),
    has: connectorId => wallets.find(connectorId) !== undefined,
    open(connectorId) {
      rediscover()
      return wallets.open(connectorId, wallets.find(connectorId))
    },
  })

  /** Reports everything that one look finds together. */
  function rediscover() {
    isChanged = false
    for (const wallet of look(new Map(wallets.all().map(({ id, wallet }) => [id, wallet])))) {
      const { id, name, imageUrl } = wallet
      // A host may list another place for a known id: the first one counts, without a warning.
      if (!wallets.find(id)) wallets.add({ id, name, imageUrl, wallet })
    }
    wallets.all().forEach(wallets.check)
    if (isChanged) discovery.publish()
  }

  return discovery
}
