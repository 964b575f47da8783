import type { UnknownAction } from '@reduxjs/toolkit'
import { accountsChanged, walletConnected } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { accountSelected } from '../../../src/core/account/accountSlice'
import { sampleAccount } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { ALICE, BOB, bob, HERON, session } from '../../support/flowWorld'

const eip155 = { namespace: 'eip155' } as const
const connected = walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false })
const after = (...actions: readonly UnknownAction[]) =>
  selectAccountByNamespace(stateAfter(...actions), 'eip155')

describe('accountSlice', () => {
  it('is empty before a wallet connects, with a stable reference', () => {
    expect(after()).toBe(after())
    expect(after()).toMatchObject({ address: null, accounts: [] })
  })

  it('selects the first account that a wallet shares', () => {
    const both = accountsChanged({ ...HERON, accounts: [bob, sampleAccount] })
    expect(after(connected, both)).toMatchObject({ address: BOB, accounts: [bob, sampleAccount] })
  })

  it('selects another shared account on request, and only a shared one', () => {
    const both = accountsChanged({ ...HERON, accounts: [sampleAccount, bob] })
    const pick = (address: string) => accountSelected({ ...eip155, address })
    expect(after(connected, both, pick(BOB)).address).toBe(BOB)
    expect(after(connected, pick(BOB)).address).toBe(ALICE)
  })

  it('reads preferred account types from storage, and clears them when they are removed', () => {
    const stored = hydrated({ preferredAccountTypes: { eip155: 'eoa' } })
    const typesAfter = (...actions: readonly UnknownAction[]) =>
      stateAfter(...actions).account.preferredAccountTypes
    expect(typesAfter(stored)).toEqual({ eip155: 'eoa' })
    expect(typesAfter(stored, hydrated({ preferredAccountTypes: undefined }))).toEqual({})
    expect(typesAfter(stored, hydrated({}))).toEqual({ eip155: 'eoa' })
  })
})
