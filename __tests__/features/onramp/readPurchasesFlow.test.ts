import { viewEntry } from '../../../src/domain/views'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import {
  morePurchasesRequested,
  purchasesRequested,
} from '../../../src/features/onramp/onrampSlice'
import { selectPurchases } from '../../../src/core/transactions/purchaseSelectors'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { selectModalApiState } from '../../../src/services/selectModalApiState'
import { samplePurchase } from '../../support/states/onrampStates'
import { states } from '../../support/states/states'
import { pass, settle } from '../../support/flowWorld'
import { asked, onrampServices, setUpBuying } from '../../support/onrampWorld'

const page = (...data: readonly unknown[]) => answered({ data, next: null })

describe('the list of purchases', () => {
  const { createWorld } = setUpBuying()

  it('stays however long the view is open', async () => {
    const world = createWorld({
      state: states.account,
      http: { ...onrampServices, '/v1/account/*/history': page(samplePurchase('1')) },
    })
    world.dispatch(viewPushed(viewEntry('OnRampActivity')))
    await pass(2 * 3_600_000)
    expect(selectPurchases(world.store.getState())).toMatchObject({
      phase: 'known',
      transactions: [{ id: '1' }],
    })
  })

  it('is read page by page, and refetched from the start', async () => {
    const world = createWorld({
      state: states.account,
      http: {
        ...onrampServices,
        '/v1/account/*/history': ({ params }) =>
          params?.['cursor']
            ? page(samplePurchase('2', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'))
            : answered({ data: [samplePurchase('1')], next: 'more' }),
      },
    })
    const cursors = () => asked(world, '/history').map(({ params }) => params?.['cursor'] ?? null)
    world.dispatch(viewPushed(viewEntry('OnRampActivity')))
    await settle()
    expect(selectPurchases(world.store.getState()).hasMore).toBe(true)
    world.dispatch(morePurchasesRequested())
    await settle()
    expect(cursors()).toEqual([null, 'more'])
    const bought = selectPurchases(world.store.getState())
    expect(bought.transactions.map(({ id }) => id)).toEqual(['1', '2'])
    expect(bought.hasMore).toBe(false)
    await pass(3_000)
    expect(cursors()).toEqual([null, 'more', null, 'more'])
  })

  it('and the nonce counts are cleared when the account disconnects (P13)', async () => {
    const world = createWorld({
      state: states.account,
      http: { ...onrampServices, '/v1/account/*/history': page(samplePurchase('1')) },
      adapter: {
        loadHistoryReader: async () => ({
          getCollectibles: async () => [],
          getNonces: async () => ({ used: 1, sent: 1 }),
        }),
      },
    })
    world.dispatch(viewPushed(viewEntry('Transactions')))
    await settle()
    world.dispatch(viewPushed(viewEntry('OnRampActivity')))
    await settle()
    const kept = () =>
      Object.keys(selectModalApiState(world.store.getState())?.walletModalApi.queries ?? {})
        .map(key => key.split('(')[0])
        .filter(name => name === 'getPurchases' || name === 'getNonces')
    expect(kept().sort()).toEqual(['getNonces', 'getPurchases'])
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await pass(1_000)
    expect(kept()).toEqual([])
  })

  it('with one in progress is polled every three seconds on screen, and refreshes the balances on arrival', async () => {
    let status: Parameters<typeof samplePurchase>[1] = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
    const world = createWorld({
      state: states.account,
      http: { ...onrampServices, '/v1/account/*/history': () => page(samplePurchase('1', status)) },
    })
    world.dispatch(viewPushed(viewEntry('OnRampActivity')))
    await pass(6_000)
    expect(asked(world, '/history')).toHaveLength(3)
    expect(world.types()).not.toContain('account/refreshRequested')
    status = 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
    await pass(3_000)
    expect(world.types()).toContain('account/refreshRequested')
    await pass(60_000)
    expect(asked(world, '/history')).toHaveLength(4)
  })

  it('keeps its rows when a later request fails, and says so', async () => {
    let isBroken = false
    const world = createWorld({
      state: states.account,
      http: {
        ...onrampServices,
        '/v1/account/*/history': () => (isBroken ? refused(400) : page(samplePurchase('1'))),
      },
    })
    world.dispatch(viewPushed(viewEntry('OnRampActivity')))
    await settle()
    isBroken = true
    world.dispatch(purchasesRequested())
    await settle()
    expect(selectPurchases(world.store.getState())).toMatchObject({
      phase: 'known',
      transactions: [{ id: '1' }],
      hasFailed: true,
    })
  })

  it('is not polled while the page is hidden, nor after the modal closed', async () => {
    const pending = samplePurchase('1', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
    const world = createWorld({
      state: states.account,
      http: { ...onrampServices, '/v1/account/*/history': page(pending) },
    })
    world.dispatch(viewPushed(viewEntry('OnRampActivity')))
    await settle()
    world.page.isHidden = true
    await pass(600_000)
    expect(asked(world, '/history')).toHaveLength(1)
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(asked(world, '/history')).toHaveLength(2)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await pass(60_000)
    expect(asked(world, '/history')).toHaveLength(2)
  })
})
