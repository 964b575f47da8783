import { after, before, beforeEach, describe, it } from 'node:test'
import { startKeysChain } from '../tools/startKeysChain'
import { grantChecks } from './keys/grantChecks'
import { spendingChecks } from './keys/spendingChecks'
import type { KeysChain } from '../tools/startKeysChain'

describe('granted keys', () => {
  let chain: KeysChain
  before(async () => {
    chain = await startKeysChain()
  })
  beforeEach(() => chain.startAnew())
  after(() => chain.close())

  for (const { title, run } of [...spendingChecks, ...grantChecks]) it(title, () => run(chain))
})
