import { act } from '@testing-library/react'
import { useBalance } from '../../../../src/app/host/hooks/useBalance'
import { disconnected } from '../../../../src/events/connectionEvents'
import { states } from '../../../../src/testing/states'
import { deferred, hang, setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

describe('useBalance', () => {
  const createWorld = setUpFlowTests()

  it('knows nothing of nobody, and says so instead of waiting', async () => {
    const { result } = holdHook(createWorld(), useBalance)
    expect(result.current).toMatchObject({ data: undefined, isUninitialized: true })
    await act(async () => {
      expect(await result.current.refetch()).toMatchObject({
        status: 'failed',
        error: { code: 'BALANCE_UNAVAILABLE' },
      })
    })
  })

  it('reads afresh what the account holds, and keeps the last figure when nobody can say', async () => {
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
        await settle()
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

  it('ends the wait of who asked when the wallet leaves', async () => {
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
