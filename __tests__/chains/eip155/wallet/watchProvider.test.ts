import { captureProvider } from '../../../../src/chains/eip155/wallet/captureProvider'
import { watchProvider } from '../../../../src/chains/eip155/wallet/watchProvider'
import { delay } from '../../../../src/clients/delay'
import type { WalletChange } from '../../../../src/ports/walletSource'
import { createFakeProvider, refuse, walletError, type FakeProvider } from '../fakeWallet'
import { turn } from '../../../support/turn'
import { ALICE, BOB } from '../world'

function watch(wallet: FakeProvider) {
  const captured = captureProvider(wallet.provider)
  if (!captured) throw new Error('The fake is a provider')
  const changes: WalletChange[] = []
  return { changes, stop: watchProvider(captured, delay, change => changes.push(change)) }
}

const account = (address: string) => ({ namespace: 'eip155', address, type: 'eoa' })

const request = async () => null

describe('watching an EVM wallet', () => {
  it.each([
    ['accountsChanged', [ALICE], [{ kind: 'accounts', accounts: [account(ALICE)] }]],
    [
      'accountsChanged',
      [BOB, 'junk', ALICE, BOB.toUpperCase().replace('0X', '0x')],
      [{ kind: 'accounts', accounts: [account(BOB), account(ALICE)] }],
    ],
    ['accountsChanged', [], []],
    ['accountsChanged', ['junk'], []],
    ['accountsChanged', 'junk', []],
    ['accountsChanged', undefined, []],
    ['chainChanged', '0xa', [{ kind: 'network', caipNetworkId: 'eip155:10' }]],
    ['chainChanged', '10', [{ kind: 'network', caipNetworkId: 'eip155:10' }]],
    ['chainChanged', 10, [{ kind: 'network', caipNetworkId: 'eip155:10' }]],
    ['chainChanged', 'loading', []],
    ['chainChanged', null, []],
    ['chainChanged', '0x0', []],
  ])('parses %s with %p', (event, payload, expected) => {
    const wallet = createFakeProvider()
    const { changes, stop } = watch(wallet)
    wallet.emit(event, payload)
    expect(changes).toEqual(expected)
    stop()
  })

  describe('an empty list of accounts', () => {
    const GONE = [{ kind: 'disconnected' }]
    const after = (ms: number) => jest.advanceTimersByTimeAsync(ms)
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => {
      expect(jest.getTimerCount()).toBe(0)
      jest.useRealTimers()
    })

    it.each([[[]], [['junk']]])('ends the session when it stays empty: %p', async list => {
      const wallet = createFakeProvider()
      const { changes, stop } = watch(wallet)
      wallet.emit('accountsChanged', list)
      await after(200)
      wallet.emit('accountsChanged', list)
      expect(changes).toEqual([])
      await after(100)
      expect(changes).toEqual(GONE)
      stop()
    })

    it('is ignored when the account is back within 50 ms', async () => {
      const wallet = createFakeProvider()
      const { changes, stop } = watch(wallet)
      wallet.emit('accountsChanged', [])
      await after(50)
      wallet.emit('accountsChanged', [ALICE])
      await after(10_000)
      expect(changes).toEqual([{ kind: 'accounts', accounts: [account(ALICE)] }])
      stop()
    })

    it('is not reported once the watcher has stopped', async () => {
      const wallet = createFakeProvider()
      const { changes, stop } = watch(wallet)
      wallet.emit('accountsChanged', [])
      stop()
      await after(10_000)
      expect(changes).toEqual([])
    })
  })

  it.each([
    ['still shares its account', [ALICE], []],
    ['no longer shares an account', [], [{ kind: 'disconnected' }]],
    ['cannot be reached', refuse(walletError(4900)), []],
  ])('handles a wallet that lost its networks and %s', async (_what, answer, expected) => {
    const wallet = createFakeProvider({ eth_accounts: answer })
    const { changes, stop } = watch(wallet)
    jest.useFakeTimers()
    wallet.emit('disconnect', walletError(1013))
    await jest.advanceTimersByTimeAsync(300)
    jest.useRealTimers()
    expect(changes).toEqual(expected)
    stop()
  })

  it('reports nothing after it was stopped, even for a pending request', async () => {
    const wallet = createFakeProvider({ eth_accounts: [] })
    const { changes, stop } = watch(wallet)
    wallet.emit('disconnect', walletError(1013))
    stop()
    await turn()
    expect(changes).toEqual([])
    expect(wallet.listenerCount()).toBe(0)
  })

  it.each([
    ['has no event methods', { request }],
    ['has event methods that are not functions', { request, on: 1, removeListener: {} }],
    [
      'throws when a listener is added',
      {
        request,
        on(): void {
          throw new Error('no')
        },
      },
    ],
  ])('handles a wallet that %s', (_what, provider) => {
    const captured = captureProvider(provider)
    expect(() => captured && watchProvider(captured, delay, () => {})()).not.toThrow()
  })
})
