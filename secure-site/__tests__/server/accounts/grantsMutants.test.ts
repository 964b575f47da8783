import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import mutants from '../../../contracts/artifacts/mutants/GrantedKeys.json'
import { startKeysChain } from '../tools/startKeysChain'
import { grantChecks } from './keys/grantChecks'
import { spendingChecks } from './keys/spendingChecks'
import type { Hex } from 'viem'

const CHECKS = [...spendingChecks, ...grantChecks]

/** The check that detects each mutant of `scripts/keysMutants.mjs`. */
const NOTICED_BY: Readonly<Record<string, string>> = {
  'counts each use from nothing':
    'spend coins up to the limit, each period anew, from an account that the grant itself creates',
  'counts no raised approval': 'can’t be granted a function that moves tokens past every limit',
  'counts no coins that go along with a call': 'count coins that go along with a call',
  'grants functions that move tokens past every limit':
    'can’t be granted a function that moves tokens past every limit',
  'takes the number of a collectible for an amount':
    'can’t be granted an amount of collectibles, whose numbers are names',
  'lets keys act after they were revoked':
    'are those of the grant only, until the owner revokes it, and it never comes back',
  'lets keys act in the second in which the grant is over':
    'spend nothing before the first period, and nothing from the last second on',
  'lets keys change the list of grants':
    'grant nothing themselves, and turn neither the account nor the list of grants to use',
  'takes a signed batch twice':
    'sign for others to send, once, for one account on one network, in time and with enough gas',
}

describe('a mutated grants contract', () => {
  for (const { name, deployedBytecode } of mutants)
    it(`is noticed where it ${name}`, async () => {
      const check = CHECKS.find(({ title }) => title === NOTICED_BY[name])
      assert.ok(check, 'a check is meant to notice it')
      const chain = await startKeysChain(deployedBytecode as Hex)
      try {
        await assert.rejects(check.run(chain), assert.AssertionError)
      } finally {
        await chain.close()
      }
    })
})
