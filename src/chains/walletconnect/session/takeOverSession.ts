import { ModalError } from '../../../domain/ModalError'
import { parseSafeJson } from '../../../lib/text/parseSafeJson'
import type { WalletConnectPorts } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import { hasKeptSession } from '../relay/createWalletConnectStorage'
import { withTimeout } from '../relay/withTimeout'
import { isRecord } from '../../../lib/json/isRecord'

/** Time limit for a database that does not respond. */
const IMPORT_TIMEOUT_MS = 2_000
const TEXT_MAX = 500_000
const TOTAL_MAX = 2_000_000
const SESSION = 'wc@2:client:0.3//session'
const KEYCHAIN = 'wc@2:core:0.3//keychain'
/** Keys that are moved along with the session and its keychain when readable. */
const RELATED_KEYS =
  /^wc@2:(?:core:0\.3\/\/(?:expirer|messages(?:_withoutClientAck)?|pairing|subscription)|universal_provider:\/\w+)$/
/** Every key the library ever stored there. */
const LIBRARY_KEYS = /^(?:wc@2:|wc_storage_version$|WALLETCONNECT_(?:CLIENT_ID|LINK_MODE_APPS)$)/

/** The old store replaced every run of slashes and colons with one colon. */
const toStandardKey = (key: string): string =>
  key
    .replace(/^(wc@2:(?:client|core):0\.3):(\w+)$/, '$1//$2')
    .replace(/^(wc@2:universal_provider):(\w+)$/, '$1:/$2')

const isSessionList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  (value as readonly unknown[]).every(
    session =>
      typeof readField(session, 'topic') === 'string' &&
      typeof readField(session, 'expiry') === 'number',
  )

/** Returns the records to move, under their standard key names; undefined without a session. */
function readRecords(
  found: readonly (readonly [string, unknown])[],
): Map<string, string> | undefined {
  const records = new Map<string, string>()
  let total = 0
  for (const [key, stored] of found) {
    const name = toStandardKey(key)
    if (name !== SESSION && name !== KEYCHAIN && !RELATED_KEYS.test(name)) continue
    const value = parseSafeJson(stored, { maxLength: TEXT_MAX })
    if (value === undefined || value === null) continue
    if (name === SESSION && !isSessionList(value)) return undefined
    if (name === KEYCHAIN && !isRecord(value)) return undefined
    const clean = JSON.stringify(value)
    total += clean.length
    if (total > TOTAL_MAX) return undefined
    records.set(name, clean)
  }
  return records.has(SESSION) && records.has(KEYCHAIN) ? records : undefined
}

/** Stores all records or none: a partial session is unusable. */
function store(
  storage: NonNullable<WalletConnectPorts['storage']>,
  records: Map<string, string>,
): boolean {
  try {
    for (const [name, text] of records) storage.setItem(name, text)
    return hasKeptSession(storage)
  } catch {
    for (const name of records.keys()) storage.removeItem(name)
    return false
  }
}

async function move(ports: WalletConnectPorts, signal: AbortSignal): Promise<boolean> {
  const { storage } = ports
  const old = await ports.oldRecords?.()
  if (!storage || !old) return false
  const found = await old.read()
  const records = readRecords(found)
  if (signal.aborted || !records || !store(storage, records)) return false
  await old.remove(found.map(([key]) => key).filter(key => LIBRARY_KEYS.test(key)))
  return true
}

/**
 * Moves a session that another program stored here, with the same connector id and library, to our
 * storage, once and silently. On any failure nothing changes.
 */
export async function takeOverSession(ports: WalletConnectPorts): Promise<boolean> {
  const late = () => new ModalError('CONNECT_TIMEOUT', 'The database did not answer')
  const patience = new AbortController()
  try {
    return await withTimeout(IMPORT_TIMEOUT_MS, ports.delay, move(ports, patience.signal), late)
  } catch (thrown) {
    patience.abort() // a later result is ignored
    ports.logger.log('info', 'A session of another program could not be read', thrown)
    return false
  }
}
