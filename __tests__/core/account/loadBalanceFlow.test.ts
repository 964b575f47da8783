import { accountsChanged, connectRequested } from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { transactionMined } from '../../../src/events/sendEvents'
import { accountRefreshRequested, accountSelected } from '../../../src/core/account/accountSlice'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import type { Network } from '../../../src/domain/network'
import { sampleAccount } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import {
  ALICE,
  BOB,
  bob,
  deferred,
  HERON,
  pass,
  session,
  setUpFlowTests,
  settle,
} from '../../support/flowWorld'
import { readBalance } from '../../support/readBalance'

const mined = transactionMined({ hash: '0x1', caipNetworkId: 'eip155:1', status: 'confirmed' })

describe('loadBalanceFlow', () => {
  const createWorld = setUpFlowTests()
  const balanceIn = ({ store }: ReturnType<typeof createWorld>) => readBalance(store.getState())

  it('reads the balance of the connected account, even while the modal is closed', async () => {
    const world = createWorld()
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(balanceIn(world)).toEqual({
      balance: '1.5',
      symbol: 'ETH',
      caipNetworkId: 'eip155:1',
      phase: 'known',
    })
    await pass(1_000)
  })

  it('reads the balance from the chain without a request to any service', async () => {
    const world = createWorld()
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(world.http.requests.filter(({ path }) => path.includes('balance'))).toEqual([])
  })

  it('is loading, then unavailable, never zero', async () => {
    const answer = deferred<string>()
    const world = createWorld({ adapter: { getNativeBalance: () => answer.promise } })
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(balanceIn(world)).toMatchObject({ phase: 'loading', balance: null })
    answer.reject(new Error('no node'))
    await settle()
    expect(balanceIn(world)).toMatchObject({ phase: 'unavailable', balance: null })
  })

  it('keeps the last figure, marked as stale, when the next read fails', async () => {
    let answers = 0
    const world = createWorld({
      adapter: {
        getNativeBalance: () =>
          ++answers === 1 ? Promise.resolve('1.5') : Promise.reject(new Error('no node')),
      },
    })
    world.dispatch(connectRequested(HERON))
    await settle()
    world.dispatch(accountRefreshRequested())
    await settle()
    expect(balanceIn(world)).toMatchObject({ phase: 'unavailable', balance: '1.5' })
  })

  it('works on a network that no service knows', async () => {
    const world = createWorld({
      adapter: { connect: async () => ({ ...session, caipNetworkId: 'eip155:11155111' }) },
    })
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(balanceIn(world)).toMatchObject({
      balance: '1.5',
      caipNetworkId: 'eip155:11155111',
    })
  })

  it.each([
    ['an answer is asked for', accountRefreshRequested()],
    ['a payment was mined', mined],
  ])('refetches, whatever the age, when %s', async (_when, fact) => {
    const world = createWorld()
    world.dispatch(connectRequested(HERON))
    await settle()
    const before = world.adapter.calls.length
    world.dispatch(fact)
    await settle()
    expect(world.adapter.calls.slice(before).map(({ method }) => method)).toContain(
      'getNativeBalance',
    )
  })

  it('follows a change of network and of account', async () => {
    const asked: string[] = []
    const world = createWorld({
      adapter: {
        async getNativeBalance(address: string, network: Network) {
          asked.push(`${address} on ${network.name}`)
          return '3'
        },
      },
    })
    world.dispatch(connectRequested(HERON))
    await settle()
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await settle()
    world.dispatch(accountsChanged({ ...HERON, accounts: [sampleAccount, bob] }))
    world.dispatch(accountSelected({ namespace: 'eip155', address: BOB }))
    await settle()
    expect(asked).toEqual([`${ALICE} on Ethereum`, `${ALICE} on Base`, `${BOB} on Base`])
  })

  it('never shows one account the balance of another', async () => {
    const slow = deferred<string>()
    const world = createWorld({
      state: states.account,
      adapter: {
        getNativeBalance: address => (address === ALICE ? slow.promise : Promise.resolve('3')),
      },
    })
    world.dispatch(accountRefreshRequested())
    await settle()
    world.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
    await settle()
    slow.resolve('99')
    await settle()
    expect(selectAccountByNamespace(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(balanceIn(world)).toMatchObject({ phase: 'known', balance: '3' })
  })

  it('keeps a balance on screen for as long as the account is connected', async () => {
    const world = createWorld()
    world.dispatch(connectRequested(HERON))
    await settle()
    await pass(3_600_000)
    expect(balanceIn(world)).toMatchObject({ phase: 'known', balance: '1.5' })
  })

  it('sends no request while no wallet is connected', async () => {
    const world = createWorld()
    world.dispatch(accountRefreshRequested())
    await settle()
    expect(world.adapter.calls).toEqual([])
  })
})
