import type { Account } from '../../src/domain/account'
import { chooseAccount, keepChosenAccount } from '../../src/domain/chosenAccount'

const account = (address: string): Account => ({ namespace: 'bip122', address, type: 'payment' })
const [A, B, C] = [account('A'), account('B'), account('C')] as const
const shown = (accounts: readonly Account[] | null) =>
  accounts?.map(({ address, insteadOf }) => (insteadOf ? `${address} for ${insteadOf}` : address))

describe('an account chosen by the visitor', () => {
  it.each([
    ['another account', [A, B, C], 'B', ['B for A', 'A', 'C']],
    ['one choice after another', chooseAccount([A, B, C], 'B') ?? [], 'C', ['C for A', 'B', 'A']],
    ['the wallet’s first account again', chooseAccount([A, B, C], 'B') ?? [], 'A', ['A', 'B', 'C']],
    ['the wallet’s first account', [A, B], 'A', ['A', 'B']],
    ['an account that is not shared', [A, B], 'C', undefined],
    ['an account while none is shared', [], 'A', undefined],
  ])('comes first: %s', (_what, accounts, address, expected) => {
    expect(shown(chooseAccount(accounts, address))).toEqual(expected)
  })

  const chosen = chooseAccount([A, B], 'B') ?? []

  it.each([
    ['while the wallet’s first account stays the same', chosen, [A, B], ['B for A', 'A']],
    ['with more accounts', chosen, [A, C, B], ['B for A', 'A', 'C']],
    ['not once the wallet puts another account first', chosen, [C, A, B], ['C', 'A', 'B']],
    ['not once the wallet itself puts it first', chosen, [B, A], ['B', 'A']],
    ['not once it is no longer shared', chosen, [A, C], ['A', 'C']],
    [
      'not over an account that an adapter put first',
      chosen,
      chooseAccount([A, B, C], 'C') ?? [],
      ['C for A', 'A', 'B'],
    ],
    ['not when nothing was chosen', [A, B], [B, A], ['B', 'A']],
    ['not when no account was shared before', [], [B, A], ['B', 'A']],
    ['not when no account is left', chosen, [], []],
  ])('stays first %s', (_what, before, now, expected) => {
    expect(shown(keepChosenAccount(before, now))).toEqual(expected)
  })
})
