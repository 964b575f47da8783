import { act } from '@testing-library/react'
import { useBalance } from '../../../../src/app/host/hooks/useBalance'
import type { TokenBalance } from '../../../../src/domain/token'
import { transactionMined } from '../../../../src/events/sendEvents'
import { disconnected } from '../../../../src/events/connectionEvents'
import { states } from '../../../support/states/states'
import { deferred, hang, setUpFlowTests, settle, pass } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

/** A store with RTK Query notifies of an answer in the next frame. */
const FRAME_MS = 20

describe('useBalance', () => {
  const createWorld = setUpFlowTests()

  it('returns an idle state instead of loading while no account is connected', async () => {
    const { result } = holdHook(createWorld(), useBalance)
    expect(result.current).toMatchObject({ data: undefined, isUninitialized: true })
    await act(async () => {
      expect(await result.current.refetch()).toMatchObject({
        status: 'failed',
        error: { code: 'BALANCE_UNAVAILABLE' },
      })
    })
  })

  it('refetches the balance, and keeps the last figure when the request fails', async () => {
    const answers = [async () => '2.25', () => Promise.reject(new Error('down'))]
    const { result } = holdHook(
      createWorld({
        state: states.account,
        adapter: { getNativeBalance: () => (answers.shift() ?? hang)() },
      }),
      useBalance,
    )
    const figure = { balance: '2.25', symbol: 'ETH', caipNetworkId: 'eip155:1' }
    const ask = () =>
      act(async () => {
        const asked = result.current.refetch()
        await pass(FRAME_MS)
        return asked
      })
    expect(await ask()).toEqual({ status: 'done', value: figure })
    expect(result.current).toMatchObject({ data: figure, isSuccess: true, error: undefined })
    expect(await ask()).toMatchObject({ status: 'failed' })
    expect(result.current).toMatchObject({
      data: figure,
      isSuccess: false,
      isError: true,
      error: { code: 'BALANCE_UNAVAILABLE' },
    })
  })

  it('returns the figure in the smallest unit, too', async () => {
    const { result } = holdHook(
      createWorld({ state: states.account, adapter: { getNativeBalance: async () => '1.5' } }),
      useBalance,
    )
    await act(async () => {
      await result.current.refetch()
      await pass(FRAME_MS)
    })
    expect(result.current.data).toMatchObject({ decimals: 18, value: 1_500_000_000_000_000_000n })
  })

  const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const holding = (numeric: string): TokenBalance => ({
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${TOKEN.toLowerCase()}`,
    quantity: { decimals: '6', numeric },
  })

  it('reads a token of the account, and again after a payment', async () => {
    const amounts = ['25.5', '20']
    const asked: unknown[] = []
    const { result, tell } = holdHook(
      createWorld({
        state: states.account,
        adapter: {
          getTokenBalances: async (_address, network, tokens) => {
            asked.push([network.caipNetworkId, tokens])
            return [holding(amounts[0] ?? '0')]
          },
        },
      }),
      where => useBalance({ ...where, token: TOKEN }),
    )
    await act(settle)
    const data = { symbol: 'USDC', caipNetworkId: 'eip155:1', decimals: 6 }
    expect(result.current).toMatchObject({
      data: { ...data, balance: '25.5', value: 25_500_000n },
      isSuccess: true,
    })
    expect(asked).toContainEqual(['eip155:1', [{ address: TOKEN }]])
    amounts.shift()
    await tell(transactionMined({ hash: '0x1', caipNetworkId: 'eip155:1', status: 'confirmed' }))
    expect(result.current.data).toMatchObject({ balance: '20', value: 20_000_000n })
  })

  it('reports that the chain has no answer for a token, and keeps the last figure', async () => {
    let answer = async (): Promise<readonly TokenBalance[]> => [holding('3')]
    const { result } = holdHook(
      createWorld({ state: states.account, adapter: { getTokenBalances: () => answer() } }),
      where => useBalance({ ...where, token: TOKEN }),
    )
    await act(settle)
    answer = async () => []
    await act(async () => {
      expect(await result.current.refetch()).toMatchObject({
        status: 'failed',
        error: { code: 'BALANCE_UNAVAILABLE', detail: 'the token' },
      })
    })
    expect(result.current).toMatchObject({
      data: { balance: '3' },
      isError: true,
      error: { code: 'BALANCE_UNAVAILABLE', detail: 'the token' },
    })
  })

  it('requests no token while no wallet is connected', async () => {
    const world = createWorld()
    const { result } = holdHook(world, where => useBalance({ ...where, token: TOKEN }))
    await act(settle)
    expect(result.current).toMatchObject({ data: undefined, isUninitialized: true })
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('getTokenBalances')
  })

  it('ends a pending refetch when the wallet disconnects', async () => {
    const late = deferred<string>()
    const { result, tell } = holdHook(
      createWorld({ state: states.account, adapter: { getNativeBalance: () => late.promise } }),
      useBalance,
    )
    const asked = result.current.refetch()
    await act(settle)
    await tell(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(await asked).toEqual({ status: 'closed' })
    late.resolve('1')
  })
})
