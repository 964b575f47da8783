import { disconnected } from '../../../src/events/connectionEvents'
import {
  paymentChosen,
  providerChosen,
  purchaseChosen,
} from '../../../src/features/onramp/onrampSlice'
import { states } from '../../support/states/states'
import { buying, onrampServices, quote, setUpBuying, typeIn } from '../../support/onrampWorld'

describe('the form', () => {
  const { choose, createWorld } = setUpBuying()

  it('is cleared once the buyer has disconnected, and not by another account', async () => {
    const world = await choose()
    world.dispatch(paymentChosen('EUR'))
    world.dispatch(purchaseChosen('ETH'))
    await typeIn(world, '100')
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    expect(buying(world)).toMatchObject({ provider: 'coinbase', payment: 'EUR', amount: '100' })
    world.dispatch(disconnected({ namespace: 'eip155', by: 'visitor' }))
    expect(buying(world)).toMatchObject({
      provider: null,
      payment: null,
      purchase: null,
      amount: '',
    })
    expect(quote(world)).toMatchObject({ answer: null, isLoading: false, reason: null })
  })

  it('is cleared with the window that the account opened', async () => {
    const world = createWorld({ state: states.onrampProviders, http: onrampServices })
    world.dispatch(providerChosen('meld'))
    expect(buying(world)).toMatchObject({ phase: 'open', openedFor: 'eip155' })
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(buying(world)).toMatchObject({ provider: null, phase: 'editing', openedFor: null })
  })

  it('of a widget keeps its amount, which is for no account yet', async () => {
    const world = createWorld({ state: states.account, http: onrampServices })
    await typeIn(world, '100')
    world.dispatch(disconnected({ namespace: 'eip155', by: 'visitor' }))
    expect(buying(world).amount).toBe('100')
  })
})
