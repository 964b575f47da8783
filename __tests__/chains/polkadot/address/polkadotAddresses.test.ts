import { polkadotAddresses } from '../../../../src/chains/polkadot/address/polkadotAddresses'
import { decodeSs58, encodeSs58 } from '../../../../src/chains/polkadot/address/ss58'
import { addressRulesContract } from '../../../contracts/addressRulesContract'
import { ALICE, ALICE_KEY, BOB } from '../polkadotWorld'

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')

/** A published vector: one key in the formats of several networks. */
const ALICE_ON = [
  [0, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  [2, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  [42, ALICE],
] as const
const ZERO = '5C4hrfjw9DjXZTzV3MwzrrAr9P1MJhSrvWGWqi1eSuyUpnhM'

addressRulesContract('Polkadot', async () => polkadotAddresses, {
  typed: [
    [ALICE, ALICE],
    [` ${BOB} `, BOB],
    [ALICE_ON[0][1], ALICE_ON[0][1]],
  ],
  none: ['alice', ALICE.slice(2), `${ALICE}Y`, ALICE.replace('r', '0'), `0x${'ab'.repeat(32)}`],
  different: [ALICE, BOB],
  mistyped: [ALICE.replace(/Y$/, 'Z'), ALICE.replace('rw', 'wr')],
  burnAddresses: [ZERO],
})

describe('SS58', () => {
  it.each(ALICE_ON)('decodes and encodes the format of network %i', (network, address) => {
    expect(decodeSs58(address)).toMatchObject({ network, isChecked: true })
    expect(hex(decodeSs58(address)?.publicKey)).toBe(ALICE_KEY)
    expect(encodeSs58(Uint8Array.from(Buffer.from(ALICE_KEY, 'hex')), network)).toBe(address)
  })

  it.each([63, 64, 255, 256, 1328, 16_383])('round-trips through network %i', network => {
    const address = encodeSs58(Uint8Array.from(Buffer.from(ALICE_KEY, 'hex')), network)
    expect(decodeSs58(address)).toMatchObject({ network, isChecked: true })
    expect(hex(decodeSs58(address)?.publicKey)).toBe(ALICE_KEY)
  })

  it('recognises one account in the formats of two networks', () => {
    expect(polkadotAddresses.isSame(ALICE_ON[0][1], ALICE_ON[1][1])).toBe(true)
    expect(polkadotAddresses.isSame(ALICE_ON[0][1], BOB)).toBe(false)
  })
})
