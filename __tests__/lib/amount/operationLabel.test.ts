import { operationLabel } from '../../../src/lib/amount/operationLabel'

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
  expect(operationLabel(operation)).toBe(expected)
})

it.each(['', 'revoke', 'toString', '__proto__', 'constructor'])(
  'labels the unknown "%s" as executed',
  operation => {
    expect(operationLabel(operation)).toBe('executed')
  },
)
