import { captureProvider } from '../../../src/chains/eip155/captureProvider'
import { watchProvider } from '../../../src/chains/eip155/watchProvider'
import type { WalletChange } from '../../../src/ports/chainAdapter'
import { createFakeProvider, refuse, walletError, type FakeProvider } from './fakeWallet'
import { turn } from '../../support/turn'
import { ALICE, BOB } from './world'

function watch(wallet: FakeProvider) {
  const captured = captureProvider(wallet.provider)
  if (!captured) throw new Error('The fake is a provider')
  const changes: WalletChange[] = []
  return { changes, stop: watchProvider(captured, change => changes.push(change)) }
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
    ['accountsChanged', [], [{ kind: 'disconnected' }]],
    ['accountsChanged', ['junk'], [{ kind: 'disconnected' }]],
    ['accountsChanged', 'junk', []],
    ['accountsChanged', undefined, []],
    ['chainChanged', '0xa', [{ kind: 'network', caipNetworkId: 'eip155:10' }]],
    ['chainChanged', '10', [{ kind: 'network', caipNetworkId: 'eip155:10' }]],
    ['chainChanged', 10, [{ kind: 'network', caipNetworkId: 'eip155:10' }]],
    ['chainChanged', 'loading', []],
    ['chainChanged', null, []],
    ['chainChanged', '0x0', []],
  ])('understands %s with %p', (event, payload, expected) => {
    const wallet = createFakeProvider()
    const { changes, stop } = watch(wallet)
    wallet.emit(event, payload)
    expect(changes).toEqual(expected)
    stop()
  })

  it.each([
    ['is still there', [ALICE], []],
    ['shares nothing any more', [], [{ kind: 'disconnected' }]],
    ['is out of reach', refuse(walletError(4900)), []],
  ])('asks a wallet that lost its networks, which %s', async (_what, answer, expected) => {
    const wallet = createFakeProvider({ eth_accounts: answer })
    const { changes, stop } = watch(wallet)
    wallet.emit('disconnect', walletError(1013))
    await turn()
    expect(changes).toEqual(expected)
    stop()
  })

  it('says nothing after it was stopped, even about a question that was open', async () => {
    const wallet = createFakeProvider({ eth_accounts: [] })
    const { changes, stop } = watch(wallet)
    wallet.emit('disconnect', walletError(1013))
    stop()
    await turn()
    expect(changes).toEqual([])
    expect(wallet.listenerCount()).toBe(0)
  })

  it.each([
    ['has no events', { request }],
    ['has events that are no functions', { request, on: 1, removeListener: {} }],
    [
      'throws when somebody listens',
      {
        request,
        on(): void {
          throw new Error('no')
        },
      },
    ],
  ])('bears a wallet that %s', (_what, provider) => {
    const captured = captureProvider(provider)
    expect(() => captured && watchProvider(captured, () => {})()).not.toThrow()
  })
})
