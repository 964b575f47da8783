import type { CaipNetworkId } from '../../lib/address/caip'
import { parseSafeJson } from '../../lib/text/parseSafeJson'
import type { KeyValueStorage } from '../../ports/browser'
import type { SiwxSession } from '../../ports/siwx'
import type { SiwxStorage } from '../../ports/siwxParts'
import { parseSession } from './parseSession'

/** Default storage key of sessions (specification, protocol §9.3). */
export const SESSIONS_KEY = '@appkit/siwx'

const MAX_SESSIONS = 100

export const isSessionOfAccount =
  (caipNetworkId: CaipNetworkId, address: string) =>
  ({ data }: SiwxSession): boolean =>
    data.chainId === caipNetworkId && data.accountAddress === address

/**
 * Stores sessions as one JSON list. Invalid entries are skipped, and removed with the next write.
 */
export function createStoredSessions(
  storage: () => KeyValueStorage,
  key: string = SESSIONS_KEY,
): SiwxStorage {
  const read = (): readonly SiwxSession[] => {
    const found = parseSafeJson(storage().getItem(key))
    if (!Array.isArray(found)) return []
    return found
      .slice(-MAX_SESSIONS)
      .map(parseSession)
      .filter(session => session !== null)
  }
  const write = (sessions: readonly SiwxSession[]) => {
    if (sessions.length === 0) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(sessions.slice(-MAX_SESSIONS)))
  }
  return {
    async add(session) {
      const { chainId, accountAddress } = session.data
      const isSame = isSessionOfAccount(chainId, accountAddress)
      write([...read().filter(each => !isSame(each)), session])
    },
    async set(sessions) {
      write(sessions)
    },
    async get(caipNetworkId, address) {
      return read().filter(isSessionOfAccount(caipNetworkId, address))
    },
    async delete(caipNetworkId, address) {
      const isGone = isSessionOfAccount(caipNetworkId, address)
      write(read().filter(each => !isGone(each)))
    },
  }
}
