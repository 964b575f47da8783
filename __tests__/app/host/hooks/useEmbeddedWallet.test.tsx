import { act } from '@testing-library/react'
import { useEmbeddedWallet } from '../../../../src/app/host/hooks/useEmbeddedWallet'
import { ModalError } from '../../../../src/domain/ModalError'
import {
  accountsChanged,
  disconnected,
  walletConnected,
} from '../../../../src/events/connectionEvents'
import { modalPreloadRequested } from '../../../../src/events/modalEvents'
import { smartAccountNetworksRead } from '../../../../src/core/login/accountTypeEvents'
import type { EmbeddedSession } from '../../../../src/ports/embedded'
import { SAMPLE_ADDRESS, sampleCapabilities } from '../../../../src/testing/samples'
import { AUTH, createFakeFrame, EMAIL } from '../../../support/embeddedWorld'
import { deferred, HERON, session, setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

const SMART = '0x00000000000000000000000000000000005Aa0C7'
const key = { namespace: 'eip155', address: SAMPLE_ADDRESS, type: 'eoa' } as const
const contract = {
  namespace: 'eip155',
  address: SMART,
  type: 'smartAccount',
  isDeployed: true,
} as const
const login = walletConnected({
  ...AUTH,
  accounts: [key, contract],
  capabilities: sampleCapabilities,
  caipNetworkId: 'eip155:1',
  walletName: 'Email wallet',
  isRestored: false,
})

describe('useEmbeddedWallet', () => {
  const createWorld = setUpFlowTests()
  async function hold(answers: Parameters<typeof createFakeFrame>[0] = {}) {
    const held = holdHook(createWorld({ embedded: createFakeFrame(answers) }), useEmbeddedWallet)
    await held.tell(modalPreloadRequested()) // the flows that connect wallets are loaded
    return held
  }

  it('returns the user, with the email from the client and not from state', async () => {
    const { result, tell, store, actions } = await hold()
    await tell(login)
    expect(result.current.user).toEqual({
      email: EMAIL,
      address: SAMPLE_ADDRESS,
      chainId: 1,
      accounts: [key, contract],
      userName: null,
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
      authProvider: 'email',
    })
    expect(JSON.stringify([store.getState(), actions()])).not.toContain(EMAIL)
    await tell(accountsChanged({ ...AUTH, accounts: [contract, key] }))
    expect(result.current.user).toMatchObject({
      address: SMART,
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    })
    await tell(disconnected({ namespace: 'eip155', by: 'visitor' }))
    expect(result.current.user).toBeNull()
  })

  it('returns no user while another wallet is connected', async () => {
    const { result, tell } = await hold()
    await tell(walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false }))
    expect(result.current.user).toBeNull()
    await expect(result.current.switchAccountType('smartAccount')).resolves.toMatchObject({
      status: 'failed',
      error: { code: 'NOT_CONNECTED' },
    })
  })

  it('resolves with the outcome of a switch', async () => {
    const { result, tell } = await hold()
    await tell(login)
    await expect(result.current.switchAccountType('eoa')).resolves.toEqual({
      status: 'done',
      value: 'eoa',
    })
    // The network has no smart accounts, so the flow refuses by itself.
    await act(async () => {
      await expect(result.current.switchAccountType('smartAccount')).resolves.toMatchObject({
        error: { code: 'CHAIN_NOT_SUPPORTED' },
      })
    })
  })

  it('rejects a second switch while one is pending', async () => {
    const slow = deferred<EmbeddedSession>()
    const { result, tell } = await hold({ setAccountType: () => slow.promise })
    await tell(login)
    await tell(smartAccountNetworksRead(['eip155:1']))
    let first: Promise<unknown> | undefined
    await act(async () => {
      first = result.current.switchAccountType('smartAccount')
      await settle()
    })
    expect(result.current.isSwitching).toBe(true)
    await expect(result.current.switchAccountType('smartAccount')).resolves.toMatchObject({
      error: { code: 'REQUEST_PENDING' },
    })
    await act(async () => {
      slow.reject(new ModalError('USER_REJECTED'))
      await expect(first).resolves.toEqual({ status: 'rejected' })
    })
    expect(result.current.isSwitching).toBe(false)
  })
})
