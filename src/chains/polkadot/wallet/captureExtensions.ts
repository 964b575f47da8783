import { untrustedText } from '../../../lib/text/untrustedText'
import { capturePlace, type CapturedPlace } from '../../shared/places/capturePlace'
import type { PlacedWallet } from '../../shared/places/createPlaceDiscovery'
import { readField } from '../../shared/readField'

/** An extension for Polkadot as it was when it was first seen. */
export interface PolkadotExtension extends PlacedWallet {
  readonly version: string
  /** Its entry in `window.injectedWeb3`. */
  readonly place: CapturedPlace
}

/** What extensions are called, by the keys they put themselves under. */
const NAMES: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  'fearless-wallet': 'Fearless Wallet',
}
const MAX_KEY = 64
const PLACE = 'injectedWeb3'

/** Entries of ours that stand there for a moment are nobody's. */
export const standIns = new WeakSet<object>()

/** The extensions that are there now. */
export function captureExtensions(
  window: Window | undefined,
  known: ReadonlyMap<string, PolkadotExtension>,
): readonly PolkadotExtension[] {
  const entries = readField(window, PLACE)
  if (typeof entries !== 'object' || entries === null || standIns.has(entries)) return []
  return keysOf(entries).flatMap(key => {
    const id = untrustedText(key, MAX_KEY)
    if (id !== key || known.has(id)) return []
    const entry = readField(entries, key)
    const place = capturePlace(entry, ['connect', 'enable'])
    if (!place) return []
    const version = untrustedText(readField(entry, 'version'), MAX_KEY)
    return [
      {
        id,
        name: nameOf(id),
        version,
        place,
        // Another object in its place is another extension.
        isUnchanged: () => {
          const there = readField(window, PLACE)
          if (typeof there === 'object' && there !== null && standIns.has(there)) return true
          const now = readField(there, key)
          return (now === undefined || now === entry) && place.isUnchanged()
        },
      },
    ]
  })
}

function keysOf(entries: object): readonly string[] {
  try {
    return Object.keys(entries)
  } catch {
    return [] // the object does not want to be read
  }
}

/** An extension is known by its key alone: `sandbox-wallet` is called Sandbox Wallet. */
function nameOf(key: string): string {
  const known = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined
  const words = key.split(/[-_ ]+/).filter(word => word !== '' && word !== 'js')
  return known ?? words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
