import { act } from '@testing-library/react'
import { useWalletProvider } from '../../../../src/app/host/hooks/useWalletProvider'
import { disconnected, walletConnected } from '../../../../src/events/connectionEvents'
import { states } from '../../../support/states/states'
import { deferred, HERON, session, setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

const connect = (connectorId: string) =>
  walletConnected({ ...HERON, ...session, connectorId, walletName: 'W', isRestored: false })

describe('useWalletProvider', () => {
  const createWorld = setUpFlowTests()

  it('requests nothing while no wallet is connected', async () => {
    const getProvider = jest.fn()
    const { result } = holdHook(createWorld({ adapter: { getProvider } }), useWalletProvider)
    await act(settle)
    expect(result.current).toEqual({ provider: null, type: null })
    expect(getProvider).not.toHaveBeenCalled()
  })

  it('returns the connected wallet’s own object, and drops it on disconnect', async () => {
    const provider = { request: jest.fn() }
    const world = createWorld({
      state: states.account,
      adapter: { getProvider: async () => provider },
    })
    const { result, tell } = holdHook(world, useWalletProvider)
    await act(settle)
    expect(result.current.provider).toBe(provider)
    expect(result.current.type).toBe('ANNOUNCED')
    await tell(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(result.current).toEqual({ provider: null, type: null })
  })

  it('does not return one wallet’s object for the next wallet', async () => {
    const slow = deferred<unknown>()
    const quick = {}
    const world = createWorld({
      adapter: { getProvider: id => (id === 'slow' ? slow.promise : Promise.resolve(quick)) },
    })
    const { result, tell } = holdHook(world, useWalletProvider)
    await tell(connect('slow'))
    await tell(connect('quick'))
    expect(result.current.provider).toBe(quick)
    await act(async () => {
      slow.resolve({})
      await settle()
    })
    expect(result.current.provider).toBe(quick)
  })
})
