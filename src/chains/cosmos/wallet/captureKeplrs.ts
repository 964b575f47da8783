import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { captureFunctions, type CapturedFunctions } from '../../shared/places/captureFunctions'
import type { PlacedWallet } from '../../shared/places/createPlaceDiscovery'
import { readField } from '../../shared/readField'
import type { CosmosWalletConfig } from '../CosmosOptions'

/** A Keplr-compatible wallet as first captured. */
export interface KeplrWallet extends PlacedWallet {
  readonly methods: CapturedFunctions
  /** The event on `window` when the user selects another account. */
  readonly event: string
}

const EVENT = 'keplr_keystorechange'

/** Wallets that also pose as Keplr come first, so that they keep their own name. */
const WALLET_PATHS: readonly CosmosWalletConfig[] = [
  { id: 'leap', name: 'Leap', place: 'leap', event: 'leap_keystorechange' },
  {
    id: 'cosmostation',
    name: 'Cosmostation',
    place: 'cosmostation.providers.keplr',
    event: 'cosmostation_keystorechange',
  },
  { id: 'keplr', name: 'Keplr', place: 'keplr', event: EVENT },
]
const METHODS = [
  'enable',
  'disable',
  'getKey',
  'experimentalSuggestChain',
  'signArbitrary',
  'signAmino',
]
/** Icons must be data URLs: a remote host would learn of every visitor. */
const NO_HOST = { hosts: [] }

const readPath = (window: Window | undefined, place: string) =>
  place.split('.').reduce<unknown>(readField, window)

/** Returns the wallets in the page that are not known yet. */
export function captureKeplrs(
  window: Window | undefined,
  own: readonly CosmosWalletConfig[],
  known: ReadonlyMap<string, KeplrWallet>,
): readonly KeplrWallet[] {
  const seen = new Set([...known.values()].map(({ methods: { source } }) => source))
  return [...own, ...WALLET_PATHS].flatMap(({ id, name, place: path, event = EVENT }) => {
    if (known.has(id)) return []
    const there = readPath(window, path)
    const methods = captureFunctions(there, METHODS)
    if (!methods?.has('getKey') || seen.has(methods.source)) return []
    seen.add(methods.source)
    // A wallet in Keplr's place may state its own name.
    const ownName = cleanUntrustedText(readField(there, 'name'))
    const imageUrl = toSafeImageUrl(readField(there, 'icon'), NO_HOST)
    return [
      {
        id,
        name: ownName || name,
        ...(imageUrl && { imageUrl }),
        event,
        methods,
        isUnchanged() {
          const now = readPath(window, path)
          return (now === undefined || now === there) && methods.isUnchanged()
        },
      },
    ]
  })
}
