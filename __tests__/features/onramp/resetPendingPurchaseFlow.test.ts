import { viewEntry } from '../../../src/domain/views'
import { purchaseStarted, quoteRetried } from '../../../src/features/onramp/onrampSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { sampleQuote } from '../../support/states/onrampStates'
import { states } from '../../support/states/states'
import { pass, settle } from '../../support/flowWorld'
import {
  asked,
  buying,
  onrampServices,
  quote,
  setUpBuying,
  typeIn,
} from '../../support/onrampWorld'

describe('a purchase in a state of the past', () => {
  const { choose, createWorld } = setUpBuying()

  it('starts nothing after a time-travel jump', async () => {
    const world = await choose()
    await typeIn(world, '100')
    world.dispatch(purchaseStarted())
    await settle()
    world.halt()
    const before = world.http.requests.length
    await pass(600_000)
    expect(world.http.requests).toHaveLength(before)
    expect(world.page.windows).toHaveLength(1)
  })

  it.each(['buyQuoted', 'buyQuoting'] as const)(
    'that shows %s has no valid quote, and requests none',
    async name => {
      const world = createWorld({ state: states[name], http: onrampServices })
      world.dispatch(viewPushed(viewEntry('WhatIsABuy')))
      await settle()
      expect(quote(world)).toMatchObject({ answer: null, isLoading: false, reason: 'expired' })
      expect(asked(world, '/quote')).toEqual([])
      world.dispatch(quoteRetried())
      await settle()
      expect(quote(world).answer).toEqual(sampleQuote())
    },
  )

  it('has no window, and is not looked for', async () => {
    const world = createWorld({ state: states.buyOpen, http: onrampServices })
    world.dispatch(viewPushed(viewEntry('WhatIsABuy')))
    await pass(60_000)
    expect(buying(world)).toMatchObject({ phase: 'editing', openedUrl: null, isPolling: false })
    expect(asked(world, '/history')).toEqual([])
  })

  it('keeps a failure of its quote', async () => {
    const world = createWorld({ state: states.buyNoQuote, http: onrampServices })
    world.dispatch(viewPushed(viewEntry('WhatIsABuy')))
    await settle()
    expect(quote(world)).toMatchObject({ isLoading: false, reason: 'unavailable' })
  })
})
