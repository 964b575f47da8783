import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { SmartSession, UnfinishedSession } from '../../domain/permissions/permissions'
import type { CaipAddress } from '../../lib/address/caip'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { getSessionRows, type SessionRow } from './getSessionRows'
import { selectSessionsAccount } from './sessionAccount'
import { sessionsApi, toSessionsArgs } from './sessionsApi'
import { selectSmartSessions } from './smartSessionsSlice'

/** The service's list of an account's sessions, and how its last request ended. */
export interface SessionsAnswer {
  /** The last list that the service sent; it stays while a newer one cannot be loaded. */
  readonly data?: readonly SmartSession[] | undefined
  readonly isSuccess: boolean
  readonly isError: boolean
}

/** A session and the account that granted it; CAIP-10. */
export interface OwnedSession {
  readonly account: CaipAddress
  readonly session: SmartSession
}

const NO_ANSWER: SessionsAnswer = { isSuccess: false, isError: false }
const NO_SESSIONS: readonly SmartSession[] = []

const getAnswerSelector = weakMapMemoize((account: CaipAddress) =>
  sessionsApi.endpoints.getSessions.select(toSessionsArgs(account)),
)

export function selectSessionsAnswer(
  state: RootState,
  account: CaipAddress | null,
): SessionsAnswer {
  const services = selectModalApiState(state)
  return services && account !== null ? getAnswerSelector(account)(services) : NO_ANSWER
}

const selectUnfinished = createSelector(
  [
    (state: RootState) => selectSmartSessions(state).unfinished,
    (_state: RootState, account: CaipAddress | null) => account,
  ],
  (unfinished, owner): readonly UnfinishedSession[] =>
    unfinished.filter(({ account }) => account === owner),
)

/** Returns the rows of an account's sessions at a time in ms; none for null. */
export const selectSessionRows = createSelector(
  [
    (state: RootState, account: CaipAddress | null) =>
      selectSessionsAnswer(state, account).data ?? NO_SESSIONS,
    (state: RootState, account: CaipAddress | null) => selectUnfinished(state, account),
    (_state: RootState, _account: CaipAddress | null, now: number) => now,
  ],
  (listed, unfinished, now): readonly SessionRow[] => getSessionRows(listed, unfinished, now),
)

/**
 * Finds a session in the loaded lists, the shown account's first: a page may revoke a session that
 * was listed on another network.
 */
export function selectListedSession(state: RootState, wanted: string): OwnedSession | null {
  const services = selectModalApiState(state)
  if (!services) return null
  const shown = selectSessionsAccount(state)
  const listed = sessionsApi.util
    .selectCachedArgsForQuery(services, 'getSessions')
    .map(({ account }) => account)
  for (const account of shown === null ? listed : [shown, ...listed]) {
    const { data = NO_SESSIONS } = selectSessionsAnswer(state, account)
    const session = data.find(({ pci }) => pci === wanted)
    if (session) return { account, session }
  }
  return null
}
