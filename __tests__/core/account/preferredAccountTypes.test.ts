import { hydrated } from '../../../src/events/lifecycleEvents'
import {
  selectPreferredAccountType,
  selectPreferredAccountTypes,
} from '../../../src/core/account/preferredAccountTypes'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { stateAfter } from '../../../src/testing/stateAfter'

const given = (eip155: 'eoa' | 'smartAccount' | undefined) =>
  optionsGiven({ defaultAccountTypes: { eip155 } })
const stored = (eip155: string) => hydrated({ preferredAccountTypes: { eip155 } })

describe('the preferred account types', () => {
  it.each([
    ['neither the page nor the visitor chose one', [], 'smartAccount'],
    ['the page prefers eoa', [given('eoa')], 'eoa'],
    ['the page leaves the option undefined', [given(undefined)], 'smartAccount'],
    [
      'the visitor chose another type than the page',
      [given('eoa'), stored('smartAccount')],
      'smartAccount',
    ],
    ['another product stored an unsupported type', [stored('payment')], 'eoa'],
  ] as const)('when %s', (_what, actions, type) => {
    expect(selectPreferredAccountType(stateAfter(...actions), 'eip155')).toBe(type)
  })

  it('are eoa on families without another type', () => {
    for (const namespace of ['solana', 'polkadot', 'cosmos', 'bip122'] as const) {
      expect(selectPreferredAccountType(stateAfter(), namespace)).toBe('eoa')
    }
  })

  it('are stored in full, in the order that other products use', () => {
    expect(JSON.stringify(selectPreferredAccountTypes(stateAfter(given('eoa'))))).toBe(
      '{"bip122":"payment","eip155":"eoa","polkadot":"eoa","solana":"eoa"}',
    )
  })
})
