import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createDecimals } from '../../../src/server/account/createDecimals'
import type { Address } from 'viem'

const NETWORK = 'eip155:1'
const tokenOf = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`

it('looks up each token once and at most 50, and returns null for a network without servers', async () => {
  const asked: string[] = []
  const decimalsOf = createDecimals(caipNetworkId => {
    asked.push(caipNetworkId)
    return null
  })
  const first = tokenOf(0xab)
  assert.equal(await decimalsOf(NETWORK, first), null)
  await decimalsOf(NETWORK, first.toUpperCase().replace('0X', '0x') as Address)
  assert.equal(asked.length, 1)
  await decimalsOf('eip155:2', first)
  assert.deepEqual(asked, [NETWORK, 'eip155:2'])
  for (let number = 1_000; number < 1_100; number++) await decimalsOf(NETWORK, tokenOf(number))
  assert.equal(asked.length, 50)
})
