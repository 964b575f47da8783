import { ModalError } from '../../../domain/ModalError'
import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { readField } from '../readField'
import { readNames, readStandardAccounts, type StandardAccount } from './readStandardAccounts'

/** How a chain family uses the wallet standard. */
export interface StandardFamily {
  /** The prefix of its chains and features: `solana:` */
  readonly prefix: string
  /** Whether the text can be an account address. */
  isAddress(text: string): boolean
}

/** A wallet of the page, as captured on registration. */
export interface StandardWallet {
  /** The wallet's own object: its identity, and what `getProvider` returns to hosts. */
  readonly source: object
  readonly name: string
  readonly imageUrl?: string
  /** The wallet's chains of this family. */
  chains(): readonly string[]
  /** The accounts of this family that the wallet currently shares. */
  accounts(): readonly StandardAccount[]
  has(feature: string): boolean
  /** Returns a feature's supported transaction versions: `legacy`, `0`. */
  supportedVersions(feature: string): readonly unknown[]
  /**
   * Calls the captured feature, even if the wallet's own has been replaced.
   *
   * @throws {ModalError} `UNSUPPORTED_METHOD` if the wallet lacks it.
   */
  call(feature: string, ...inputs: readonly unknown[]): Promise<unknown>
  /** Reports the wallet's raw change events; never, if its events do not work. */
  listen(onChange: (properties: unknown) => void): () => void
  /** Whether its features are still the captured functions. */
  isUnchanged(): boolean
}

interface Captured {
  readonly owner: unknown
  readonly method: Parameters<typeof Reflect.apply>[0]
  /** False if the wallet returns a newly bound function on each read, which cannot be compared. */
  readonly isStable: boolean
}

/** Icons must be data URLs: a remote host would learn of every visitor. */
const NO_HOST = { hosts: [] }
const EVENTS = 'standard:events'
const STANDARD = 'standard:'
const MAX_FEATURES = 50

/** A feature's method is named like the part after the colon. */
const methodName = (feature: string) =>
  feature === EVENTS ? 'on' : feature.slice(feature.indexOf(':') + 1)

/** Captures a wallet, which any script may have registered; null if not of this family. */
export function captureStandardWallet(
  source: unknown,
  { prefix, isAddress }: StandardFamily,
): StandardWallet | null {
  if (typeof source !== 'object' || source === null) return null
  const name = cleanUntrustedText(readField(source, 'name'))
  const chains = () =>
    readNames(readField(source, 'chains')).filter(chain => chain.startsWith(prefix))
  if (!name || chains().length === 0) return null
  const imageUrl = toSafeImageUrl(readField(source, 'icon'), NO_HOST)
  const captured = new Map<string, Captured>()

  const look = (feature: string): Captured | null => {
    const read = () => {
      const owner = readField(readField(source, 'features'), feature)
      return { owner, method: readField(owner, methodName(feature)) }
    }
    const { owner, method } = read()
    return typeof method === 'function'
      ? { owner, method, isStable: read().method === method }
      : null
  }

  function capture() {
    const features = readField(source, 'features')
    if (typeof features !== 'object' || features === null) return
    const isOurs = (feature: string) => feature.startsWith(STANDARD) || feature.startsWith(prefix)
    for (const feature of readFeatureNames(features).filter(isOurs).slice(0, MAX_FEATURES)) {
      const found = look(feature)
      if (found) captured.set(feature, found)
    }
  }
  capture()

  const wallet: StandardWallet = {
    source,
    name: name === 'Trust' ? 'Trust Wallet' : name,
    ...(imageUrl !== null && { imageUrl }),
    chains,
    accounts: () => readStandardAccounts(readField(source, 'accounts'), prefix, isAddress),
    has: feature => captured.has(feature),
    supportedVersions(feature) {
      const versions = readField(captured.get(feature)?.owner, 'supportedTransactionVersions')
      return Array.isArray(versions) ? (versions as readonly unknown[]) : []
    },
    async call(feature, ...inputs) {
      const found = captured.get(feature)
      if (!found) throw new ModalError('UNSUPPORTED_METHOD', `${name} has no ${feature}`)
      return Reflect.apply(found.method, found.owner, inputs) as unknown
    },
    listen(onChange) {
      const events = captured.get(EVENTS)
      if (!events) return () => undefined
      let isOver = false
      const onProperties = (properties: unknown) => {
        if (isOver) return
        // The event is trusted: it arrives through the captured function.
        if (readField(properties, 'features') !== undefined) capture()
        onChange(properties)
      }
      try {
        const off: unknown = Reflect.apply(events.method, events.owner, ['change', onProperties])
        return () => {
          isOver = true
          stop(off)
        }
      } catch {
        return () => undefined // a wallet without working events is still usable
      }
    },
    isUnchanged: () =>
      [...captured].every(([feature, { method, isStable }]) => {
        const now = look(feature)
        return !isStable || !now || now.method === method
      }),
  }
  return wallet
}

function stop(off: unknown) {
  if (typeof off !== 'function') return
  try {
    Reflect.apply(off, undefined, [])
  } catch {
    return // its events are ignored from here on
  }
}

function readFeatureNames(features: object): readonly string[] {
  try {
    return Object.keys(features)
  } catch {
    return [] // the object is unreadable
  }
}
