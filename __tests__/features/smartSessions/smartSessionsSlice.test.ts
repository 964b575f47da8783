import type { UnknownAction } from '@reduxjs/toolkit'
import type { SmartSession } from '../../../src/domain/permissions/permissions'
import { disconnected } from '../../../src/events/connectionEvents'
import {
  grantApproved,
  grantRequested,
  grantSent,
  permissionsGranted,
  permissionsNotGranted,
  revokeApproved,
  revokeFailed,
  revokeRequested,
  revokeSent,
  sessionRevoked,
  sessionSettled,
  unfinishedSessionsLoaded,
} from '../../../src/features/smartSessions/smartSessionsEvents'
import {
  selectSmartSessions,
  smartSessionsSlice,
  stepsReset,
  type SmartSessionsState,
} from '../../../src/features/smartSessions/smartSessionsSlice'
import { request } from '../../support/sessionsWorld'

const account = 'eip155:1:0x1111111111111111111111111111111111111111'
const other = 'eip155:8453:0x1111111111111111111111111111111111111111'
const session: SmartSession = {
  project: { id: 'p', name: 'Host' },
  pci: 'pci-1',
  expiry: 2_000_000_000,
  createdAt: 1_700_000_000,
  permissions: [],
  policies: [],
  context: null,
}
const error = { code: 'USER_REJECTED', detail: 'declined' } as const
const granted = {
  permissions: [],
  context: 'pci-1',
  expiry: session.expiry,
  address: '0x1111111111111111111111111111111111111111',
  chainId: '0x1',
} as const

const after = (...actions: readonly UnknownAction[]): SmartSessionsState =>
  actions.reduce<SmartSessionsState>(
    (state, action) => smartSessionsSlice.reducer(state, action),
    smartSessionsSlice.getInitialState(),
  )
const asked = [grantRequested({ id: 'one', request }), grantSent({ account, session })]
const steps = (state: SmartSessionsState) =>
  state.unfinished.map(each => [each.account, each.session.pci, each.step])

describe('the slice of smart sessions', () => {
  it('has nothing pending without the slice', () => {
    expect(selectSmartSessions({})).toEqual({ granting: null, revoking: null, unfinished: [] })
  })

  describe('while permissions are granted', () => {
    it('follows the request from its preparation to the service', () => {
      expect(after(...asked.slice(0, 1)).granting).toEqual({ id: 'one', phase: 'preparing' })
      expect(after(...asked).granting).toEqual({ id: 'one', phase: 'awaitingWallet' })
      const answered = after(...asked, grantApproved({ account, session }))
      expect(answered.granting).toEqual({ id: 'one', phase: 'activating' })
      expect(steps(answered)).toEqual([[account, 'pci-1', 'granted']])
    })

    it('ignores a second request', () => {
      const second = grantRequested({ id: 'two', request })
      expect(after(...asked, second).granting).toEqual({ id: 'one', phase: 'awaitingWallet' })
      const refused = permissionsNotGranted({ id: 'two', error })
      expect(after(...asked, second, refused).granting).toEqual({
        id: 'one',
        phase: 'awaitingWallet',
      })
    })

    it('is free again once the session is granted', () => {
      const done = permissionsGranted({ id: 'one', account, session, granted })
      expect(after(...asked, done)).toEqual({ granting: null, revoking: null, unfinished: [] })
    })

    it('is not freed by an earlier session that is finished meanwhile', () => {
      const earlier = { ...session, pci: 'pci-0' }
      const done = permissionsGranted({ id: null, account, session: earlier, granted })
      expect(after(...asked, done).granting).toEqual({ id: 'one', phase: 'awaitingWallet' })
      expect(steps(after(...asked, done))).toEqual([[account, 'pci-1', 'granting']])
    })

    it('keeps a session whose outcome is unknown', () => {
      const state = after(...asked, permissionsNotGranted({ id: 'one', error }))
      expect(state.granting).toBeNull()
      expect(steps(state)).toEqual([[account, 'pci-1', 'granting']])
    })
  })

  describe('while a session is revoked', () => {
    const requested = revokeRequested({ pci: 'pci-1' })
    const failed = revokeFailed({ pci: 'pci-1', error })

    it('follows the request from the wallet to the service', () => {
      const wallet = after(requested, revokeSent({ account, session }))
      expect(wallet.revoking).toEqual({ pci: 'pci-1', phase: 'awaitingWallet', error: null })
      expect(steps(wallet)).toEqual([[account, 'pci-1', 'revoking']])
      const service = after(requested, revokeApproved({ account, session }))
      expect(service.revoking).toEqual({ pci: 'pci-1', phase: 'awaitingService', error: null })
      expect(steps(service)).toEqual([[account, 'pci-1', 'revoked']])
    })

    it('ignores a second request until the first one fails', () => {
      const second = revokeRequested({ pci: 'pci-2' })
      expect(after(requested, second).revoking?.pci).toBe('pci-1')
      expect(after(requested, failed, second).revoking).toEqual({
        pci: 'pci-2',
        phase: 'awaitingWallet',
        error: null,
      })
    })

    it('is not affected by another session', () => {
      const answered = revokeApproved({ account, session: { ...session, pci: 'pci-2' } })
      const state = after(requested, answered, revokeFailed({ pci: 'pci-2', error }))
      expect(state.revoking).toEqual({ pci: 'pci-1', phase: 'awaitingWallet', error: null })
      const revoked = sessionRevoked({ account, pci: 'pci-2' })
      expect(after(requested, revoked).revoking?.pci).toBe('pci-1')
    })

    it('keeps a failure until the next request', () => {
      expect(after(requested, failed).revoking).toEqual({ pci: 'pci-1', phase: 'failed', error })
      expect(after(requested, failed, requested).revoking?.phase).toBe('awaitingWallet')
    })

    it('ends with the session', () => {
      const state = after(
        requested,
        revokeSent({ account, session }),
        sessionRevoked({ account, pci: 'pci-1' }),
      )
      expect(state).toEqual({ granting: null, revoking: null, unfinished: [] })
    })

    it('ends when the wallet disconnects, but not when another family’s does', () => {
      const evm = disconnected({ namespace: 'eip155', by: 'wallet' })
      const solana = disconnected({ namespace: 'solana', by: 'wallet' })
      const approved = [requested, revokeApproved({ account, session })]
      expect(after(...approved, solana).revoking?.phase).toBe('awaitingService')
      expect(after(...approved, evm).revoking).toBeNull()
      // The service still has to learn of it.
      expect(steps(after(...approved, evm))).toEqual([[account, 'pci-1', 'revoked']])
    })
  })

  describe('unfinished sessions', () => {
    const stored = unfinishedSessionsLoaded([{ account, session, step: 'granted' }])

    it('are replaced by what storage knows, and otherwise kept', () => {
      const elsewhere = unfinishedSessionsLoaded([{ account: other, session, step: 'revoking' }])
      expect(steps(after(...asked, elsewhere, stored))).toEqual([
        [other, 'pci-1', 'revoking'],
        [account, 'pci-1', 'granted'],
      ])
    })

    it('are settled by account and id together', () => {
      const elsewhere = sessionSettled({ account: other, pci: 'pci-1' })
      expect(steps(after(stored, elsewhere))).toEqual([[account, 'pci-1', 'granted']])
      expect(steps(after(stored, sessionSettled({ account, pci: 'pci-1' })))).toEqual([])
    })

    it('outlive requests that time travel has stopped', () => {
      const state = after(...asked, revokeRequested({ pci: 'pci-2' }), stepsReset())
      expect(state).toMatchObject({ granting: null, revoking: null })
      expect(steps(state)).toEqual([[account, 'pci-1', 'granting']])
    })
  })
})
