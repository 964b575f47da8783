import type { RemoteFeatures } from '../../domain/options'
import { isSocialProvider, type SocialProvider } from '../../domain/socials'
import { parseSafeJson } from '../../lib/text/parseSafeJson'
import type { KeyValueStorage } from '../../ports/browser'
import { isRecord } from '../../lib/json/isRecord'

const KEY = 'walletModal/remote_features'
const VERSION = 1
const TEXT_LENGTH_MAX = 4_000
const NAMES_MAX = 20
const PLAIN_NAME = /^[\w-]{1,40}$/

type Remote = Readonly<Partial<RemoteFeatures>>
type Storage = KeyValueStorage | undefined

const readNames = (value: unknown): readonly string[] | false | undefined => {
  if (value === false) return false
  if (!Array.isArray(value)) return undefined
  const names = value.filter(
    (name): name is string => typeof name === 'string' && PLAIN_NAME.test(name),
  )
  return names.length > 0 ? names.slice(0, NAMES_MAX) : undefined
}

const readSocials = (value: unknown): readonly SocialProvider[] | false | undefined => {
  const names = readNames(value)
  return names && names.filter(isSocialProvider)
}

/**
 * Keeps only known switches: other programs may write here. The host's own switches still apply.
 */
function readRemote({
  swaps,
  onramp,
  activity,
  email,
  socials: given,
  multiWallet,
  branding,
}: Readonly<Record<string, unknown>>): Remote {
  const socials = readSocials(given)
  const lists = Object.entries({ swaps: readNames(swaps), onramp: readNames(onramp) })
  return {
    ...Object.fromEntries(lists.filter(([, names]) => names !== undefined)),
    ...(typeof activity === 'boolean' && { activity }),
    ...(typeof email === 'boolean' && { email }),
    ...(socials !== undefined && { socials }),
    ...(multiWallet === true && { multiWallet }),
    ...(typeof branding === 'boolean' && { branding }),
  }
}

/** Returns the project's last known remote features; `null` if there are none. */
export function readLastRemoteFeatures(storage: Storage, projectId: string): Remote | null {
  const parsed = parseSafeJson(storage?.getItem(KEY), { maxLength: TEXT_LENGTH_MAX })
  if (!isRecord(parsed) || parsed['version'] !== VERSION) return null
  if (parsed['projectId'] !== projectId || !isRecord(parsed['features'])) return null
  return readRemote(parsed['features'])
}

export const forgetLastRemoteFeatures = (storage: Storage): void => storage?.removeItem(KEY)

export function writeLastRemoteFeatures(
  storage: Storage,
  projectId: string,
  features: Remote,
): void {
  if (Object.keys(features).length === 0) forgetLastRemoteFeatures(storage)
  else storage?.setItem(KEY, JSON.stringify({ version: VERSION, projectId, features }))
}
