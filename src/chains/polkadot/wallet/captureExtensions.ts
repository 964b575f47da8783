import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { captureFunctions, type CapturedFunctions } from '../../shared/places/captureFunctions'
import type { PlacedWallet } from '../../shared/places/createPlaceDiscovery'
import { readField } from '../../shared/readField'

/** A Polkadot extension as first captured. */
export interface PolkadotExtension extends PlacedWallet {
  readonly version: string
  /** Its entry in `window.injectedWeb3`. */
  readonly methods: CapturedFunctions
}

/** Extension names by their key in `window.injectedWeb3`. */
const NAMES: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  'fearless-wallet': 'Fearless Wallet',
}
const MAX_KEY = 64
const PLACE = 'injectedWeb3'

/** Temporary entries of `enableExtension`, which are not extensions. */
export const temporaryEntries = new WeakSet<object>()

/** Returns the extensions in the page that are not known yet. */
export function captureExtensions(
  window: Window | undefined,
  known: ReadonlyMap<string, PolkadotExtension>,
): readonly PolkadotExtension[] {
  const entries = readField(window, PLACE)
  if (typeof entries !== 'object' || entries === null || temporaryEntries.has(entries)) return []
  return readKeys(entries).flatMap(key => {
    const id = cleanUntrustedText(key, MAX_KEY)
    if (id !== key || known.has(id)) return []
    const entry = readField(entries, key)
    const methods = captureFunctions(entry, ['connect', 'enable'])
    if (!methods) return []
    const version = cleanUntrustedText(readField(entry, 'version'), MAX_KEY)
    return [
      {
        id,
        name: toDisplayName(id),
        version,
        methods,
        // A different object under the key is another extension.
        isUnchanged: () => {
          const there = readField(window, PLACE)
          if (typeof there === 'object' && there !== null && temporaryEntries.has(there))
            return true
          const now = readField(there, key)
          return (now === undefined || now === entry) && methods.isUnchanged()
        },
      },
    ]
  })
}

function readKeys(entries: object): readonly string[] {
  try {
    return Object.keys(entries)
  } catch {
    return [] // the object is unreadable
  }
}

/** Derives a display name from the key: `sandbox-wallet` becomes Sandbox Wallet. */
function toDisplayName(key: string): string {
  const known = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined
  const words = key.split(/[-_ ]+/).filter(word => word !== '' && word !== 'js')
  return known ?? words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
