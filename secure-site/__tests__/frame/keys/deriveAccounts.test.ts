import { hex } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { HDKey } from '@scure/bip32'
import { HDKey as EdwardsKey } from 'micro-key-producer/slip10.js'
import { privateKeyToAddress } from 'viem/accounts'
import { addressesOf, deriveKeys, wipeKeys } from '../../../src/frame/keys/deriveAccounts'

const entropyOf = (words: string) => mnemonicToEntropy(words, wordlist)

it.each([
  {
    // The best-known test mnemonic; accounts as derived by MetaMask, Phantom and Solana's own tool.
    words: `${'abandon '.repeat(11)}about`,
    eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  },
  {
    words: 'test test test test test test test test test test test junk',
    eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  },
])('derives the accounts of "$words"', ({ words, eip155, solana }) => {
  const keys = deriveKeys(entropyOf(words))
  expect(addressesOf(keys)).toEqual({ eip155, solana })
  expect(privateKeyToAddress(`0x${hex.encode(keys.eip155)}`)).toBe(eip155)
})

it('follows vector 1 of BIP-32 and of SLIP-10', () => {
  const seed = hex.decode('000102030405060708090a0b0c0d0e0f')
  expect(HDKey.fromMasterSeed(seed).derive("m/0'/1").privateExtendedKey).toBe(
    'xprv9wTYmMFdV23N2TdNG573QoEsfRrWKQgWeibmLntzniatZvR9BmLnvSxqu53Kw1UmYPxLgboyZQaXwTCg8MSY3H2EU4pWcQDnRnrVA1xe8fs',
  )
  expect(hex.encode(EdwardsKey.fromMasterSeed(seed).derive("m/0'/1'").privateKey)).toBe(
    'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2',
  )
})

it('wipes the keys', () => {
  const keys = deriveKeys(entropyOf(`${'abandon '.repeat(11)}about`))
  wipeKeys(keys)
  expect([...keys.eip155, ...keys.solana]).toEqual(new Array(64).fill(0))
})
