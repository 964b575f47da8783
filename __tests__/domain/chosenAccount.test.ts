import type { Account } from '../../src/domain/account'
import { chooseAccount, keepChosenAccount } from '../../src/domain/chosenAccount'

const account = (address: string): Account => ({ namespace: 'bip122', address, type: 'payment' })
const [A, B, C] = [account('A'), account('B'), account('C')] as const
const shown = (accounts: readonly Account[] | null) =>
  accounts?.map(({ address, insteadOf }) => (insteadOf ? `${address} for ${insteadOf}` : address))

describe('an account chosen by the visitor', () => {
  it.each([
    ['another one', [A, B, C], 'B', ['B for A', 'A', 'C']],
    ['one after another', chooseAccount([A, B, C], 'B') ?? [], 'C', ['C for A', 'B', 'A']],
    ['the wallet’s own again', chooseAccount([A, B, C], 'B') ?? [], 'A', ['A', 'B', 'C']],
    ['the wallet’s own', [A, B], 'A', ['A', 'B']],
    ['one that is not shared', [A, B], 'C', undefined],
    ['one of nobody', [], 'A', undefined],
  ])('comes first: %s', (_what, accounts, address, expected) => {
    expect(shown(chooseAccount(accounts, address))).toEqual(expected)
  })

  const chosen = chooseAccount([A, B], 'B') ?? []

  it.each([
    ['while the wallet means the same as before', chosen, [A, B], ['B for A', 'A']],
    ['with more accounts', chosen, [A, C, B], ['B for A', 'A', 'C']],
    ['not once the wallet means another one', chosen, [C, A, B], ['C', 'A', 'B']],
    ['not once the wallet means it by itself', chosen, [B, A], ['B', 'A']],
    ['not once it is not shared any more', chosen, [A, C], ['A', 'C']],
    [
      'not over one that an adapter put first',
      chosen,
      chooseAccount([A, B, C], 'C') ?? [],
      ['C for A', 'A', 'B'],
    ],
    ['not where nothing was chosen', [A, B], [B, A], ['B', 'A']],
    ['not where nobody was there', [], [B, A], ['B', 'A']],
    ['not where nobody is left', chosen, [], []],
  ])('stays first %s', (_what, before, now, expected) => {
    expect(shown(keepChosenAccount(before, now))).toEqual(expected)
  })
})
