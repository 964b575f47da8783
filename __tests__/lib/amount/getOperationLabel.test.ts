import { getOperationLabel } from '../../../src/lib/amount/getOperationLabel'

it.each([
  ['send', 'sent'],
  ['receive', 'received'],
  ['trade', 'traded'],
  ['swap', 'traded'],
  ['approve', 'approved'],
  ['mint', 'minted'],
  ['deposit', 'deposited'],
  ['withdraw', 'withdrew'],
  ['burn', 'burned'],
  ['claim', 'claimed'],
  ['execute', 'executed'],
  ['bought', 'bought'],
  ['buy', 'bought'],
  ['sell', 'sold'],
  ['borrow', 'borrowed'],
  ['repay', 'repaid'],
  ['stake', 'staked'],
  ['unstake', 'unstaked'],
  ['cancel', 'cancelled'],
  ['deploy', 'deployed'],
])('labels %s in the past tense: %s', (operation, expected) => {
  expect(getOperationLabel(operation)).toBe(expected)
})

it.each(['', 'revoke', 'toString', '__proto__', 'constructor'])(
  'labels the unknown "%s" as executed',
  operation => {
    expect(getOperationLabel(operation)).toBe('executed')
  },
)
