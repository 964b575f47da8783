import { parseCaipNetworkId } from '../lib/address/caip'
import { hasPossiblyPassed, isOver } from '../lib/time/clockTolerance'
import type { SiwxConfig, SiwxHost, SiwxSession } from '../ports/siwx'
import type { SiwxMessenger, SiwxStorage, SiwxVerifier } from '../ports/siwxParts'
import { isTextOfWallet } from './messages/isTextOf'
import { readPage } from './messages/readPage'
import { parseSession } from './sessions/parseSession'
import { refused } from './SiwxError'
import { isSessionOfAccount } from './sessions/createStoredSessions'
import { parseUrl } from '../lib/links/parseUrl'

export interface SiwxParts {
  readonly messenger: SiwxMessenger
  /** At least one for each namespace with sign-in; several for one namespace must all accept. */
  readonly verifiers: readonly SiwxVerifier[]
  readonly storage: SiwxStorage
}

/** Number of sessions whose successful check is remembered before the memory is cleared. */
const MAX_KNOWN = 100

/** Creates a configuration without a server, which checks signature, text and dates itself. */
export function createSiwx({ messenger, verifiers, storage }: SiwxParts): SiwxConfig {
  let host: SiwxHost | undefined
  const known = new Set<string>()

  /** @throws if a verifier could not decide */
  async function isValid(session: SiwxSession, signal?: AbortSignal): Promise<boolean> {
    const id = JSON.stringify(session)
    if (known.has(id)) return true
    const { data, message, cacao } = session
    const { namespace } = parseCaipNetworkId(data.chainId)
    const claiming = verifiers.filter(verifier => verifier.namespace === namespace)
    const saysSo = cacao ? isTextOfWallet : messenger.isTextOf
    if (claiming.length === 0 || !isOfThisPage(data)) return false
    if (!(await saysSo(message, data))) return false
    for (const verifier of claiming) {
      if (!(await verifier.verify(session, host, signal))) return false
    }
    if (known.size >= MAX_KNOWN) known.clear()
    known.add(id)
    return true
  }

  /** Returns the session to store, without fields that do not belong to one. */
  async function accept(given: SiwxSession): Promise<SiwxSession> {
    const session = parseSession(given)
    if (session && !hasEnded(session) && (await isValid(session))) return session
    throw refused()
  }

  return {
    attach(given) {
      host = given
      storage.attach?.(given)
    },
    createMessage: (input, signal) => messenger.createMessage(input, host, signal),
    async addSession(session) {
      await storage.add(await accept(session))
    },
    async setSessions(sessions) {
      await storage.set(await Promise.all(sessions.map(accept)))
    },
    revokeSession: (chainId, address) => storage.delete(chainId, address),
    async revokeAccounts(namespace, addresses, signal) {
      const networks = host?.networks.filter(network => network.namespace === namespace) ?? []
      for (const { caipNetworkId } of networks) {
        for (const address of addresses) {
          const kept = await storage.get(caipNetworkId, address)
          if (signal?.aborted) return
          if (kept.length > 0) await storage.delete(caipNetworkId, address)
        }
      }
    },
    async getSessions(chainId, address, signal) {
      const kept = (await storage.get(chainId, address))
        .map(parseSession)
        .filter(session => session !== null)
        .filter(isSessionOfAccount(chainId, address))
        .filter(isCurrent)
      const checked = await Promise.all(
        kept.map(async session => ({ session, isGood: await isValid(session, signal) })),
      )
      const good = checked.filter(({ isGood }) => isGood).map(({ session }) => session)
      if (good.length < kept.length) {
        await storage.delete(chainId, address)
        for (const session of good) await storage.add(session)
      }
      return good
    },
  }
}

/** An expiry that cannot be parsed counts as past. */
const hasEnded = ({ data: { expirationTime } }: SiwxSession): boolean =>
  expirationTime !== undefined && isOver(Date.parse(expirationTime), Date.now())

/** Whether now is within the signed dates; not `issuedAt`, because the clock may have changed. */
const isCurrent = (session: SiwxSession): boolean =>
  !hasEnded(session) && hasBegun(session.data.notBefore)

const hasBegun = (notBefore: string | undefined): boolean =>
  notBefore === undefined || hasPossiblyPassed(Date.parse(notBefore), Date.now())

/** Rejects messages that were signed for another page. */
const isOfThisPage = ({ domain, uri }: SiwxSession['data']): boolean => {
  const page = readPage()
  return domain === page.domain && (uri === page.uri || parseOrigin(uri) === page.uri)
}

const parseOrigin = (uri: string): string | undefined => parseUrl(uri)?.origin
