import { cosmosAddresses } from '../../../../src/chains/cosmos/address/cosmosAddresses'
import { decodeBech32 } from '../../../../src/chains/cosmos/address/bech32'
import { addressRulesContract } from '../../../contracts/addressRulesContract'
import { ANNA, ANNA_ON_OSMOSIS, BERT } from '../cosmosWorld'

/** The address of a contract or module: 32 bytes. */
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
  burnAddresses: [ZERO],
})

describe('bech32 addresses', () => {
  it('accept capital letters with the same meaning (BIP-173)', () => {
    expect(cosmosAddresses.parse(ANNA.toUpperCase())).toBe(ANNA)
    expect(cosmosAddresses.isSame(ANNA.toUpperCase(), ANNA)).toBe(true)
  })

  it('of one key differ between networks', () => {
    const bytes = Array.from({ length: 20 }, (_, index) => index + 1)
    expect(Array.from(decodeBech32(ANNA)?.bytes ?? [])).toEqual(bytes)
    expect(Array.from(decodeBech32(ANNA_ON_OSMOSIS)?.bytes ?? [])).toEqual(bytes)
    expect(cosmosAddresses.isSame(ANNA, ANNA_ON_OSMOSIS)).toBe(false)
  })

  it('decode to the bytes that BIP-173 publishes', () => {
    const { prefix, bytes } = decodeBech32('abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw') ?? {}
    expect(prefix).toBe('abcdef')
    expect(Buffer.from(bytes ?? []).toString('hex')).toBe(
      '00443214c74254b635cf84653a56d7c675be77df',
    )
  })

  it('with a single wrong letter are always invalid', () => {
    for (let at = 'cosmos1'.length; at < ANNA.length; at += 1) {
      const letter = ANNA.charAt(at) === 'q' ? 'p' : 'q'
      const wrong = ANNA.slice(0, at) + letter + ANNA.slice(at + 1)
      expect([wrong, decodeBech32(wrong)?.isChecked]).toEqual([wrong, false])
    }
  })

  it.each([
    // Valid BIP-173 strings that are not accounts, then a checksum of BIP-350.
    'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs',
    'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ])('%s is not an account address', text => {
    expect(decodeBech32(text)?.isChecked ?? false).toBe(false)
  })
})
