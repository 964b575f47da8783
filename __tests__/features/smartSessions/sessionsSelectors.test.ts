import type { UnknownAction } from '@reduxjs/toolkit'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { networkSwitched } from '../../../src/events/networkEvents'
import {
  selectListedSession,
  selectSessionRows,
  selectSessionsAnswer,
} from '../../../src/features/smartSessions/sessionsSelectors'
import { unfinishedSessionsLoaded } from '../../../src/features/smartSessions/smartSessionsEvents'
import { toCaipAddress } from '../../../src/lib/address/caip'
import { BASE, ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import {
  sessionListAnswered,
  sessionListFailed,
  sessionListPending,
} from '../../support/states/serviceAnswers'
import { sampleSessions } from '../../support/states/sessionsStates'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { NOW } from '../../support/flowWorld'

const account = toCaipAddress(ETHEREUM, SAMPLE_ADDRESS)
const onBase = toCaipAddress(BASE, SAMPLE_ADDRESS)
const [tidepool, garden] = sampleSessions
if (!tidepool || !garden) throw new Error('There are no sample sessions.')

const after = (...actions: readonly UnknownAction[]) =>
  actions.reduce((state, action) => testingReducer(state, action), states.account())
const pcis = (state: ReturnType<typeof after>, owner: typeof account | null = account) =>
  selectSessionRows(state, owner, NOW).map(({ session }) => session.pci)

describe('the list of an account', () => {
  it('is unknown before its first answer, without an account and without the cache', () => {
    const unknown = { isSuccess: false, isError: false }
    expect(selectSessionsAnswer(after(), account)).toMatchObject(unknown)
    expect(selectSessionsAnswer(after(), account).data).toBeUndefined()
    expect(selectSessionsAnswer(after(), null)).toEqual(unknown)
    const { walletModalApi: _missing, ...state } = after() as object as Record<string, unknown>
    expect(selectSessionsAnswer(state as never, account)).toEqual(unknown)
    expect(selectListedSession(state as never, 'tidepool')).toBeNull()
  })

  it('is unknown, not empty, when it could not be loaded', () => {
    const state = after(...sessionListFailed(account))
    expect(selectSessionsAnswer(state, account)).toMatchObject({ isSuccess: false, isError: true })
    expect(selectSessionsAnswer(state, account).data).toBeUndefined()
  })

  it('stays while it is loaded again, and when that fails', () => {
    const known = sessionListAnswered(account, [tidepool])
    const loading = after(known, sessionListPending(account))
    expect(selectSessionsAnswer(loading, account)).toMatchObject({
      data: [tidepool],
      isSuccess: false,
      isError: false,
    })
    const failed = after(known, ...sessionListFailed(account))
    expect(selectSessionsAnswer(failed, account)).toMatchObject({ data: [tidepool], isError: true })
    expect(pcis(failed)).toEqual(['tidepool'])
  })

  it('does not contain the late answer for another network', () => {
    const state = after(
      networkSwitched({ caipNetworkId: BASE, by: 'visitor' }),
      sessionListAnswered(account, [tidepool]),
    )
    expect(pcis(state, onBase)).toEqual([])
    expect(selectSessionsAnswer(state, onBase).isSuccess).toBe(false)
    expect(pcis(state)).toEqual(['tidepool'])
  })
})

describe('the rows of an account', () => {
  it('contain the unfinished sessions of this account alone', () => {
    const open = (owner: typeof account, pci: string) =>
      ({ account: owner, session: { ...tidepool, pci }, step: 'granting' }) as const
    const state = after(
      unfinishedSessionsLoaded([open(account, 'here'), open(onBase, 'elsewhere')]),
      sessionListAnswered(account, [garden]),
    )
    expect(pcis(state)).toEqual(['here', 'garden'])
    expect(pcis(state, onBase)).toEqual(['elsewhere'])
    expect(pcis(state, null)).toEqual([])
  })

  it('are the same object until a session changes', () => {
    const before = after(sessionListAnswered(account, sampleSessions))
    const toast = toastShown({ id: 'a', tone: 'warning', text: 'sessions.leftUnfinished' })
    const later = testingReducer(before, toast)
    expect(selectSessionRows(later, account, NOW)).toBe(selectSessionRows(before, account, NOW))
  })
})

describe('a listed session', () => {
  it('is found on the shown network first, then in every other list', () => {
    const elsewhere = { ...tidepool, expiry: 1 }
    const both = after(
      sessionListAnswered(onBase, [elsewhere, garden]),
      sessionListAnswered(account, [tidepool]),
    )
    expect(selectListedSession(both, 'tidepool')).toEqual({ account, session: tidepool })
    expect(selectListedSession(both, 'garden')).toEqual({ account: onBase, session: garden })
    expect(selectListedSession(both, 'unknown')).toBeNull()
  })

  it('is found while its list is loaded again', () => {
    const state = after(sessionListAnswered(onBase, [garden]), sessionListPending(onBase))
    expect(selectListedSession(state, 'garden')).toEqual({ account: onBase, session: garden })
  })
})
