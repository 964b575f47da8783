import { ModalError } from '../../../domain/ModalError'
import { safeImageUrl } from '../../../lib/links/safeUrl'
import { untrustedText } from '../../../lib/text/untrustedText'
import { readField } from '../readField'
import { readNames, readStandardAccounts, type StandardAccount } from './readStandardAccounts'

/** What a wallet's features are called here: those of one family, and the standard ones. */
export interface StandardFamily {
  /** What the family's chains and features begin with: `solana:` */
  readonly prefix: string
  /** Whether a wallet may call this an address of its own. */
  isAddress(text: string): boolean
}

/** A wallet of the page as it was when it registered. */
export interface StandardWallet {
  /** The wallet's own object: its identity, and what a host gets that asks for the provider. */
  readonly source: object
  readonly name: string
  readonly imageUrl?: string
  /** Chains of the family that the wallet names. */
  chains(): readonly string[]
  /** Accounts of the family that it shares now. */
  accounts(): readonly StandardAccount[]
  has(feature: string): boolean
  /** Of what its signing feature takes, as the wallet says: `legacy`, `0`. */
  supportedVersions(feature: string): readonly unknown[]
  /**
   * Calls a feature as it was captured, whatever the object says by now.
   *
   * @throws {ModalError} `UNSUPPORTED_METHOD` where the wallet has none of this name.
   */
  call(feature: string, ...inputs: readonly unknown[]): Promise<unknown>
  /** Tells of what changed, in the wallet's own words; one without working events never does. */
  listen(onChange: (properties: unknown) => void): () => void
  /** Whether its features are still the very functions that were captured. */
  isUnchanged(): boolean
}

interface Captured {
  readonly owner: unknown
  readonly method: Parameters<typeof Reflect.apply>[0]
  /** Some wallets hand out a freshly bound function at each look; its identity then says nothing. */
  readonly isStable: boolean
}

/** A registered picture is data: a stranger's host would learn of every visitor. */
const NO_HOST = { hosts: [] }
const EVENTS = 'standard:events'
const STANDARD = 'standard:'
const MAX_FEATURES = 50

/** The function of a feature has the name behind the colon. */
const methodName = (feature: string) =>
  feature === EVENTS ? 'on' : feature.slice(feature.indexOf(':') + 1)

/** Reads a wallet that anybody on the page may have registered; null when it cannot be one of the family. */
export function captureStandardWallet(
  source: unknown,
  { prefix, isAddress }: StandardFamily,
): StandardWallet | null {
  if (typeof source !== 'object' || source === null) return null
  const name = untrustedText(readField(source, 'name'))
  const chains = () =>
    readNames(readField(source, 'chains')).filter(chain => chain.startsWith(prefix))
  if (!name || chains().length === 0) return null
  const imageUrl = safeImageUrl(readField(source, 'icon'), NO_HOST)
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
    for (const feature of namesOf(features).filter(isOurs).slice(0, MAX_FEATURES)) {
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
        // Only the wallet itself says so: by the function that was captured.
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
        return () => undefined // a wallet without working events is still a wallet
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
    return // what it would say is not listened to any more
  }
}

function namesOf(features: object): readonly string[] {
  try {
    return Object.keys(features)
  } catch {
    return [] // the object does not want to be read
  }
}
