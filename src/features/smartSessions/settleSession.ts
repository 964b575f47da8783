import type { SmartSession } from '../../domain/permissions/permissions'
import type { FlowApi } from '../../store/listening'
import {
  fetchSessions,
  HaltedError,
  listRevoked,
  reportActivation,
  reportRevocation,
  raceHalt,
} from './fetchSessions'
import { REPORT_RETRY_DELAYS_MS } from './sessionsLimits'
import { dropSessionMark, type SessionMark } from '../../store/persistence/sessionMarks'
import { sessionRevoked } from './smartSessionsEvents'

/** The session at the service; null while the wallet's answer is not applied or unknown. */
type Settled = SmartSession | null

/** An activated session has the wallet's context; a revoked one has a date or is not listed. */
function isSettled({ step }: SessionMark, session: SmartSession | undefined): boolean {
  if (step === 'granted') return session?.context != null
  return session === undefined || session.revokedAt !== undefined
}

const reportAnswer = (
  api: FlowApi,
  { account, session: { pci }, ...mark }: SessionMark,
  signal: AbortSignal,
) =>
  mark.step === 'granted' && mark.answer
    ? reportActivation(api, account, { ...mark.answer, pci }, signal)
    : reportRevocation(api, account, { pci, signature: mark.signature ?? '0x' }, signal)

async function readSettled(api: FlowApi, mark: SessionMark, signal: AbortSignal): Promise<Settled> {
  const { data } = await fetchSessions(api, mark.account, signal)
  if (!data) return null
  const found = data.find(({ pci }) => pci === mark.session.pci)
  return isSettled(mark, found) ? (found ?? mark.session) : null
}

/**
 * Reports the wallet's answer until the service lists it. A lost response is harmless: the service
 * refuses a second report.
 *
 * @throws {Halted}
 */
export const settleSession = (
  api: FlowApi,
  mark: SessionMark,
  waits: readonly number[] = REPORT_RETRY_DELAYS_MS,
): Promise<Settled> =>
  raceHalt(api, async signal => {
    for (const wait of [0, ...waits]) {
      if (wait > 0) await api.delay(wait)
      if (signal.aborted) throw new HaltedError()
      await reportAnswer(api, mark, signal)
      if (signal.aborted) throw new HaltedError()
      const settled = await readSettled(api, mark, signal)
      if (settled) return settled
    }
    return null
  })

/** Ends a revocation that both the wallet and the service know; `id` is the page's request. */
export function finishRevocation(
  api: FlowApi,
  { account, session: { pci } }: SessionMark,
  settled: SmartSession,
  id?: string,
): void {
  dropSessionMark(api.extra, account, pci)
  if (settled.revokedAt === undefined) {
    listRevoked(api, account, settled, Math.floor(api.extra.now() / 1_000))
  }
  api.dispatch(sessionRevoked({ account, pci, id }))
}
