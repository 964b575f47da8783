import { cosmosAddresses } from '../../../../src/chains/cosmos/address/cosmosAddresses'
import { decodeBech32 } from '../../../../src/chains/cosmos/address/bech32'
import { addressRulesContract } from '../../../contracts/addressRulesContract'
import { ANNA, ANNA_ON_OSMOSIS, BERT } from '../cosmosWorld'

/** Of a contract or a module: 32 bytes. */
const MODULE = 'cosmos1qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurs79d55s'
const ZERO = 'cosmos1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqnrql8a'

addressRulesContract('Cosmos', async () => cosmosAddresses, {
  typed: [
    [ANNA, ANNA],
    [` ${BERT} `, BERT],
    [ANNA_ON_OSMOSIS, ANNA_ON_OSMOSIS],
    [MODULE, MODULE],
  ],
  none: [
    'anna',
    'cosmos1',
    ANNA.slice(0, -2),
    `${ANNA}qqq`,
    ANNA.replace('cosmos1', 'cosmos'),
    ANNA.replace('qyp', 'qYp'),
    ANNA.replace('qyp', 'qbp'),
    `0x${'ab'.repeat(20)}`,
  ],
  different: [ANNA, BERT],
  mistyped: [ANNA.replace(/u$/, 'q'), ANNA.replace('cosmos', 'osmo'), ANNA.replace('yp', 'py')],
  nobodys: [ZERO],
})

describe('bech32 addresses', () => {
  it('may be written in capital letters, and mean the same (BIP-173)', () => {
    expect(cosmosAddresses.parse(ANNA.toUpperCase())).toBe(ANNA)
    expect(cosmosAddresses.isSame(ANNA.toUpperCase(), ANNA)).toBe(true)
  })

  it('of one key differ from network to network', () => {
    const bytes = Array.from({ length: 20 }, (_, index) => index + 1)
    expect(Array.from(decodeBech32(ANNA)?.bytes ?? [])).toEqual(bytes)
    expect(Array.from(decodeBech32(ANNA_ON_OSMOSIS)?.bytes ?? [])).toEqual(bytes)
    expect(cosmosAddresses.isSame(ANNA, ANNA_ON_OSMOSIS)).toBe(false)
  })
})
