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
    ['nobody said anything', [], 'smartAccount'],
    ['the page prefers the other one', [given('eoa')], 'eoa'],
    ['the page says nothing of it', [given(undefined)], 'smartAccount'],
    [
      'a visitor chose, whatever the page prefers',
      [given('eoa'), stored('smartAccount')],
      'smartAccount',
    ],
    ['another product stored a type that there is none of', [stored('payment')], 'eoa'],
  ] as const)('where %s', (_what, actions, type) => {
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
