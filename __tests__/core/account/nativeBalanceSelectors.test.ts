import type { UnknownAction } from '@reduxjs/toolkit'
import { accountApi } from '../../../src/core/account/accountApi'
import { selectNativeBalance } from '../../../src/core/account/nativeBalanceSelectors'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import {
  accountsChanged,
  disconnected,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { networkSwitched, walletNetworkReported } from '../../../src/events/networkEvents'
import {
  ETHEREUM,
  sampleCapabilities,
  sampleNetwork,
  sampleNetworks,
  sampleSolana,
  SOLANA,
} from '../../../src/testing/samples'
import {
  balanceAnswered,
  balanceFailed,
  balanceRequested,
} from '../../support/states/serviceAnswers'
import { stateAfter } from '../../../src/testing/stateAfter'
import { ALICE, BOB, bob, HERON, session } from '../../support/flowWorld'
import { readBalance } from '../../support/readBalance'

const ethereum = sampleNetwork(1, 'Ethereum')
const alice = { address: ALICE, network: ethereum }
const configured = networksConfigured({
  networks: [...sampleNetworks, sampleSolana],
  defaultId: ETHEREUM,
})
const connected = walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false })
const after = (...actions: readonly UnknownAction[]) =>
  stateAfter(configured, connected, ...actions)
const read = balanceAnswered(alice, '1.5')
const failed = balanceFailed(alice)

describe('the native balance', () => {
  it.each<[string, readonly UnknownAction[], string, string | null]>([
    ['unknown before it is requested', [], 'unknown', null],
    ['loading at first', [balanceRequested(alice)], 'loading', null],
    ['known', [balanceRequested(alice), read], 'known', '1.5'],
    ['still known while it is read again', [read, balanceRequested(alice)], 'known', '1.5'],
    ['unavailable, not zero', failed, 'unavailable', null],
    ['loading again after a failure', [...failed, balanceRequested(alice)], 'loading', null],
    ['unavailable with its last figure', [read, ...failed], 'unavailable', '1.5'],
    [
      'still unavailable while it is read again',
      [read, ...failed, balanceRequested(alice)],
      'unavailable',
      '1.5',
    ],
    ['known again after a failure', [read, ...failed, read], 'known', '1.5'],
    [
      'unknown on another network',
      [read, networkSwitched({ caipNetworkId: 'eip155:10', by: 'visitor' })],
      'unknown',
      null,
    ],
    [
      'not that of another account',
      [balanceAnswered({ ...alice, address: BOB }, '9')],
      'unknown',
      null,
    ],
    [
      'unknown once another account is active',
      [read, accountsChanged({ ...HERON, accounts: [bob] })],
      'unknown',
      null,
    ],
    [
      'unknown once disconnected',
      [read, disconnected({ namespace: 'eip155', by: 'wallet' })],
      'unknown',
      null,
    ],
  ])('is %s', (_what, actions, phase, balance) => {
    expect(readBalance(after(...actions))).toMatchObject({ phase, balance })
  })

  it('stays that of the page’s network when the wallet reports another one', () => {
    const moved = walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:10' })
    expect(readBalance(after(read, moved))).toMatchObject({
      balance: '1.5',
      caipNetworkId: ETHEREUM,
    })
  })

  it('of a chain family that is not active is that of the family’s last network', () => {
    const address = 'DShWnroshVbeUp28oopA3Pu7oFPDBtC1DBmPECXXAQ9n'
    const phantom = walletConnected({
      namespace: 'solana',
      connectorId: 'app.phantom',
      walletName: 'Phantom',
      accounts: [{ namespace: 'solana', address, type: 'eoa' }],
      caipNetworkId: SOLANA,
      capabilities: sampleCapabilities,
      isRestored: false,
    })
    const held = balanceAnswered({ address, network: sampleSolana }, '7', 'SOL')
    const state = after(read, phantom, held)
    expect(readBalance(state)).toMatchObject({ balance: '1.5', symbol: 'ETH' })
    expect(readBalance(state, 'solana')).toEqual({
      phase: 'known',
      balance: '7',
      symbol: 'SOL',
      caipNetworkId: SOLANA,
    })
  })

  it('is the same reference while nothing about it changes', () => {
    const state = after(read)
    expect(selectNativeBalance({ ...state }, 'eip155')).toBe(selectNativeBalance(state, 'eip155'))
  })

  it('is read from the entry that the endpoint writes', () => {
    const state = after(read)
    const entry = accountApi.endpoints.getNativeBalance.select(alice)(state as never)
    expect(entry.data).toBe(selectNativeBalance(state, 'eip155').data)
  })
})
