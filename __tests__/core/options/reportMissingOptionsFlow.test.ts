import type { Features } from '../../../src/domain/options'
import { viewEntry } from '../../../src/domain/views'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { DEFAULT_FEATURES } from '../../../src/domain/options'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { states } from '../../support/states/states'
import { pass, quietServices, setUpFlowTests } from '../../support/flowWorld'

describe('reportMissingOptionsFlow', () => {
  const createWorld = setUpFlowTests()
  const toldOf = async (onramp: Features['onramp'], isDebug = true) => {
    const world = createWorld({ state: states.account, http: quietServices })
    const features = { ...DEFAULT_FEATURES, ...(onramp !== undefined && { onramp }) }
    world.dispatch(optionsGiven({ features, isDebug }))
    for (const view of ['WalletReceive', 'WhatIsABuy'] as const) {
      world.dispatch(viewPushed(viewEntry(view)))
      await pass(100)
    }
    return world.logged
      .map(({ message }) => message)
      .filter(message => message.startsWith('OPTION_MISSING'))
  }

  it('warns developers once which option a named provider lacks', async () => {
    const told = await toldOf(['meld', 'coinbase'])
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('features.onramp.meldPublicKey')
  })

  it('warns them about the only provider', async () => {
    expect(await toldOf({ providers: ['meld'] })).toHaveLength(1)
  })

  it.each<[string, Features['onramp'], boolean]>([
    ['the page names no provider and another provider sells', undefined, true],
    ['the provider is set up', { providers: ['meld'], meldPublicKey: 'key' }, true],
    ['the page leaves the provider out', ['coinbase'], true],
    ['the page turns buying off', false, true],
    ['debug is off', ['meld'], false],
  ])('warns of nothing when %s', async (_what, onramp, isDebug) => {
    expect(await toldOf(onramp, isDebug)).toEqual([])
  })
})
