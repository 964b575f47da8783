import { disconnected } from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { ModalError } from '../../../src/domain/ModalError'
import { HaltedError } from '../../../src/features/smartSessions/fetchSessions'
import {
  getApprovedMethods,
  isUncertain,
  selectSessionsAccount,
  selectSessionsNetworkId,
  toWalletRequest,
  unwrapAnswer,
} from '../../../src/features/smartSessions/sessionAccount'
import { toCaipAddress } from '../../../src/lib/address/caip'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../src/ports/walletConnect'
import { BASE, ETHEREUM, SAMPLE_ADDRESS, SOLANA } from '../../../src/testing/samples'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'

const account = toCaipAddress(ETHEREUM, SAMPLE_ADDRESS)

describe('the account whose sessions are shown', () => {
  it('is the connected one on the active network', () => {
    expect(selectSessionsAccount(states.account())).toBe(account)
    const onBase = testingReducer(
      states.account(),
      networkSwitched({ caipNetworkId: BASE, by: 'visitor' }),
    )
    expect(selectSessionsAccount(onBase)).toBe(toCaipAddress(BASE, SAMPLE_ADDRESS))
  })

  it('is on the last EVM network while another family is active', () => {
    const onBase = testingReducer(
      states.account(),
      networkSwitched({ caipNetworkId: BASE, by: 'visitor' }),
    )
    const state = testingReducer(onBase, networkSwitched({ caipNetworkId: SOLANA, by: 'visitor' }))
    expect(selectSessionsNetworkId(state)).toBe(BASE)
    expect(selectSessionsAccount(state)).toBe(toCaipAddress(BASE, SAMPLE_ADDRESS))
  })

  it('is null without a connected wallet', () => {
    expect(selectSessionsAccount(stateAfter())).toBeNull()
    expect(selectSessionsAccount(states.connectingWaiting())).toBeNull()
    const gone = disconnected({ namespace: 'eip155', by: 'wallet' })
    expect(selectSessionsAccount(testingReducer(states.account(), gone))).toBeNull()
  })
})

describe('the methods of a wallet', () => {
  it('are unknown for an injected wallet', () => {
    expect(getApprovedMethods(states.account(), 'io.heron')).toBeUndefined()
  })

  it('are those of the session over WalletConnect; none without one', () => {
    const isApproved = getApprovedMethods(states.account(), WALLET_CONNECT_CONNECTOR_ID)
    expect(isApproved?.('wallet_grantPermissions')).toBe(false)
    const state = states.account()
    const namespaces = { eip155: { methods: ['wallet_grantPermissions'] } }
    const withSession = { ...state, walletConnect: { session: { namespaces } } }
    const approved = getApprovedMethods(withSession as never, WALLET_CONNECT_CONNECTOR_ID)
    expect(approved?.('wallet_grantPermissions')).toBe(true)
    expect(approved?.('wallet_revokePermissions')).toBe(false)
  })
})

describe('a request to the wallet', () => {
  it('names the network and the address of the account', () => {
    expect(toWalletRequest('revoke', account, 'io.heron')).toEqual({
      kind: 'revoke',
      namespace: 'eip155',
      connectorId: 'io.heron',
      caipNetworkId: ETHEREUM,
      account: SAMPLE_ADDRESS,
    })
  })

  it('has an unknown outcome, unless the wallet’s answer says that nothing happened', () => {
    expect(isUncertain(new Error('The socket closed'))).toBe(true)
    expect(isUncertain('text')).toBe(true)
    expect(isUncertain(new ModalError('PERMISSION_UNCERTAIN'))).toBe(true)
    expect(isUncertain(new ModalError('USER_REJECTED'))).toBe(false)
    expect(isUncertain(new ModalError('PERMISSION_FAILED'))).toBe(false)
  })

  it('returns the answer, rethrows a rejection, and stops silently when the flow is over', () => {
    const sent = {} as never
    expect(unwrapAnswer({ status: 'fulfilled', value: '0x51', request: sent })).toBe('0x51')
    const thrown = new ModalError('USER_REJECTED')
    const error = { code: 'USER_REJECTED', detail: '' } as const
    expect(() => unwrapAnswer({ status: 'rejected', error, thrown, request: sent })).toThrow(thrown)
    expect(() => unwrapAnswer({ status: 'left', isHalted: true })).toThrow(HaltedError)
  })
})
