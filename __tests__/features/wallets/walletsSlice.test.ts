import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import {
  recentWalletUsed,
  selectConnectedWallet,
  selectRecentWallets,
} from '../../../src/features/wallets/walletsSlice'
import { stateAfter } from '../../../src/testing/stateAfter'
import { HERON, session } from '../../support/flowWorld'

const used = (id: string) => recentWalletUsed({ id, name: id })
const idsAfter = (...actions: readonly UnknownAction[]) =>
  selectRecentWallets(stateAfter(...actions)).map(({ id }) => id)

describe('walletsSlice', () => {
  it.each([
    ['nothing was used', [], []],
    ['the newest comes first', [used('a'), used('b')], ['b', 'a']],
    ['two are enough', [used('a'), used('b'), used('c')], ['c', 'b']],
    ['one that is used again moves up', [used('a'), used('b'), used('a')], ['a', 'b']],
    ['storage knows', [hydrated({ recentWallets: [{ id: 's', name: 's' }] })], ['s']],
    ['storage forgot', [used('a'), hydrated({ recentWallets: undefined })], []],
    ['storage says nothing about it', [used('a'), hydrated({})], ['a']],
  ])('%s', (_what, actions, ids) => {
    expect(idsAfter(...actions)).toEqual(ids)
  })

  it('knows the wallet that is connected, for other programs on the page', () => {
    const connected = walletConnected({
      ...HERON,
      ...session,
      walletName: 'Heron',
      isRestored: true,
    })
    expect(selectConnectedWallet(stateAfter(connected))).toEqual({ id: 'io.heron', name: 'Heron' })
    const gone = disconnected({ namespace: 'eip155', by: 'visitor' })
    expect(selectConnectedWallet(stateAfter(connected, gone))).toBeNull()
  })
})
