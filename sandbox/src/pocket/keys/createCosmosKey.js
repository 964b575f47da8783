// @ts-check
import { Secp256k1Wallet } from '@cosmjs/amino'
import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'
import { keyAt } from '../../accounts.js'

/**
 * Returns the key at `m/44'/118'/0'/0/<index>` as both kinds of signer.
 *
 * @param {number} index
 * @param {string} [prefix] the chain's address prefix
 */
export async function createCosmosKey(index, prefix = 'cosmos') {
  const { privateKey } = keyAt(`m/44'/118'/0'/0/${index}`)
  const [amino, direct] = await Promise.all([
    Secp256k1Wallet.fromKey(privateKey, prefix),
    DirectSecp256k1Wallet.fromKey(privateKey, prefix),
  ])
  const [account] = await amino.getAccounts()
  if (!account) throw new Error('The signer has no account.')
  return { address: account.address, publicKey: account.pubkey, amino, direct }
}

/** @typedef {Awaited<ReturnType<typeof createCosmosKey>>} CosmosKey */
