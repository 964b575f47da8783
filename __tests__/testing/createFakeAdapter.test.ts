import type { ChainAdapter } from '../../src/ports/chainAdapter'
import { createFakeAdapter } from '../../src/testing/createFakeAdapter'

const call = (adapter: ChainAdapter, method: string): unknown =>
  (adapter as unknown as Record<string, () => unknown>)[method]?.()

const REJECTING = [
  'connect',
  'restore',
  'disconnect',
  'switchNetwork',
  'getNativeBalance',
  'getTokenBalances',
  'estimateFee',
  'getBlockTime',
  'isContract',
  'getTokenDecimals',
  'send',
  'waitForReceipt',
  'signMessage',
  'signTypedData',
]
const THROWING = ['discover', 'watch', 'getProvider']

describe('createFakeAdapter', () => {
  it.each(REJECTING)('rejects %s unless the test provides it', async method => {
    const adapter = createFakeAdapter()
    await expect(call(adapter, method)).rejects.toThrow(`${method} was not expected in this test`)
    expect(adapter.unexpected).toEqual([method])
  })

  it.each(THROWING)('throws at %s unless the test provides it', method => {
    const adapter = createFakeAdapter()
    expect(() => call(adapter, method)).toThrow(`${method} was not expected in this test`)
    expect(adapter.unexpected).toEqual([method])
  })

  it('knows every method of the port', () => {
    const { namespace: _namespace, ...methods } = createFakeAdapter().wallets
    expect(Object.keys(methods).sort()).toEqual([...REJECTING, ...THROWING].sort())
  })

  it('knows the addresses of EVM networks', async () => {
    const rules = await createFakeAdapter().loadAddresses()
    expect(rules.parse('ab'.repeat(20))).toBe(`0x${'ab'.repeat(20)}`)
  })

  it('returns the scripted answers and records every call', async () => {
    const adapter = createFakeAdapter({ getNativeBalance: async address => `of ${address}` })
    const { signal } = new AbortController()
    expect(await adapter.getNativeBalance('alice', {} as never, signal)).toBe('of alice')
    expect(adapter.calls).toEqual([{ method: 'getNativeBalance', args: ['alice', {}, signal] }])
    expect(adapter.unexpected).toEqual([])
  })
})
