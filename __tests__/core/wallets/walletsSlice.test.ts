import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { walletLinkKept } from '../../../src/events/pairingEvents'
import {
  recentWalletUsed,
  selectConnectedWallet,
  selectRecentWallets,
} from '../../../src/core/wallets/walletsSlice'
import type { Namespace } from '../../../src/lib/address/caip'
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

  it('remembers the connected wallet, for other programs on the page', () => {
    const connected = walletConnected({
      ...HERON,
      ...session,
      walletName: 'Heron',
      isRestored: true,
    })
    expect(selectConnectedWallet(stateAfter(connected))).toMatchObject({
      id: 'io.heron',
      name: 'Heron',
    })
    const gone = disconnected({ namespace: 'eip155', by: 'visitor' })
    expect(selectConnectedWallet(stateAfter(connected, gone))).toBeNull()
  })

  it('clears the link into a WalletConnect wallet with its last disconnect', () => {
    const link = { href: 'far://', name: 'Far Wallet' }
    const far = (namespace: Namespace) =>
      walletConnected({
        ...HERON,
        ...session,
        namespace,
        connectorId: 'walletConnect',
        walletName: 'Far',
        isRestored: false,
      })
    const gone = (namespace: Namespace) => disconnected({ namespace, by: 'wallet' })
    const linkAfter = (...actions: readonly UnknownAction[]) =>
      stateAfter(walletLinkKept({ link }), far('eip155'), far('solana'), ...actions).wallets.link
    expect(linkAfter(gone('eip155'))).toEqual(link)
    expect(linkAfter(gone('eip155'), gone('solana'))).toBeNull()
    expect(linkAfter(gone('polkadot'))).toEqual(link)
  })

  it('keeps the wallet of one chain family when another one disconnects', () => {
    const connects = (namespace: 'eip155' | 'solana', connectorId: string) =>
      walletConnected({
        ...session,
        namespace,
        connectorId,
        walletName: connectorId,
        isRestored: true,
      })
    const goes = (namespace: 'eip155' | 'solana') => disconnected({ namespace, by: 'visitor' })
    const both = [connects('eip155', 'io.heron'), connects('solana', 'ember')]
    const knownAfter = (...more: readonly UnknownAction[]) =>
      selectConnectedWallet(stateAfter(...both, ...more))?.id
    expect(knownAfter()).toBe('ember')
    expect(knownAfter(goes('eip155'))).toBe('ember')
    expect(knownAfter(goes('solana'))).toBe('io.heron')
    expect(knownAfter(goes('solana'), goes('eip155'))).toBeUndefined()
  })
})
