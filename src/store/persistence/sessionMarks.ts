import * as v from 'valibot'
import { getPaymentMark } from '../../domain/payment/paymentMark'
import type { UnfinishedSession } from '../../domain/permissions/permissions'
import { grantAnswerSchema, type GrantAnswer } from '../../domain/schemas/permissionsSchemas'
import { sessionSchema } from '../../domain/schemas/sessions'
import type { CaipAddress } from '../../lib/address/caip'
import { isOver } from '../../lib/time/clockTolerance'
import type { Deps } from '../../ports/deps'
import type { KeyValueStorage } from '../../ports/browser'
import { createMarkList } from './markList'

/** What a page that unloads between two steps leaves for the next one. */
export interface SessionMark extends UnfinishedSession {
  /** The wallet's grant, for the service. */
  readonly answer?: GrantAnswer
  /** The wallet's signature of a revocation, for the service. */
  readonly signature?: string
}

/** Stores a digest of the account, which can be compared but not read. */
interface StoredMark extends Pick<SessionMark, 'session' | 'step'> {
  readonly owner: string
  readonly answer?: GrantAnswer | undefined
  readonly signature?: string | undefined
}

const markSchema = v.object({
  owner: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  session: sessionSchema([]),
  step: v.picklist(['granting', 'granted', 'revoking', 'revoked']),
  answer: v.optional(grantAnswerSchema),
  signature: v.optional(v.pipe(v.string(), v.maxLength(20_000), v.regex(/^0x[0-9a-f]*$/i))),
})

export const SESSION_MARKS = createMarkList<StoredMark>({
  key: 'walletModal/unfinished_sessions',
  list: 'sessions',
  textLengthMax: 500_000,
  readMark(value) {
    const mark = v.safeParse(markSchema, value)
    return mark.success ? mark.output : undefined
  },
})

/** Fallback without storage, so that a page knows its own marks. */
const memoryStorages = new WeakMap<object, KeyValueStorage>()

function getStorage({ storage, secrets }: Pick<Deps, 'storage' | 'secrets'>): KeyValueStorage {
  if (storage) return storage
  const known = memoryStorages.get(secrets)
  if (known) return known
  const entries = new Map<string, string>()
  const memory: KeyValueStorage = {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }
  memoryStorages.set(secrets, memory)
  return memory
}

type MarkDeps = Pick<Deps, 'storage' | 'secrets' | 'now'>

/** Drops expired sessions, which can no longer be used. */
const readAll = (deps: MarkDeps): readonly StoredMark[] =>
  SESSION_MARKS.readFrom(getStorage(deps)).filter(
    ({ session }) => !isOver(session.expiry * 1_000, deps.now()),
  )

/** Returns an account's unfinished sessions of this origin's pages. */
export function readSessionMarks(deps: MarkDeps, account: CaipAddress): readonly SessionMark[] {
  const mine = getPaymentMark(account)
  return readAll(deps)
    .filter(({ owner }) => owner === mine)
    .map(({ session, step, answer, signature }): SessionMark => {
      const address = account.slice(account.lastIndexOf(':') + 1)
      return {
        account,
        session,
        step,
        ...(answer && { answer: { address, ...answer } }),
        ...(signature !== undefined && { signature }),
      }
    })
}

const isOtherSession =
  (account: string, pci: string) =>
  ({ owner, session }: StoredMark): boolean =>
    owner !== getPaymentMark(account) || session.pci !== pci

/** Replaces an older mark of the same session. It outlives a disconnect and contains no address. */
export function keepSessionMark(deps: MarkDeps, { account, answer, ...mark }: SessionMark): void {
  const stored = {
    ...mark,
    owner: getPaymentMark(account),
    ...(answer && { answer: withoutAddress(answer) }),
  }
  const others = readAll(deps).filter(isOtherSession(account, mark.session.pci))
  SESSION_MARKS.writeTo(getStorage(deps), [...others, stored])
}

function withoutAddress({ address: _address, ...answer }: GrantAnswer): GrantAnswer {
  return answer
}

export function dropSessionMark(deps: MarkDeps, account: string, pci: string): void {
  const marks = readAll(deps)
  const others = marks.filter(isOtherSession(account, pci))
  if (others.length < marks.length) SESSION_MARKS.writeTo(getStorage(deps), others)
}
