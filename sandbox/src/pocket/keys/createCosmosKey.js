// @ts-check
import { Secp256k1Wallet } from '@cosmjs/amino'
import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'
import { keyAt } from '../../accounts.js'

/**
 * The key at `m/44'/118'/0'/0/<index>` as both kinds of signer.
 *
 * @param {number} index
 */
export async function createCosmosKey(index) {
  const { privateKey } = keyAt(`m/44'/118'/0'/0/${index}`)
  const [amino, direct] = await Promise.all([
    Secp256k1Wallet.fromKey(privateKey, 'cosmos'),
    DirectSecp256k1Wallet.fromKey(privateKey, 'cosmos'),
  ])
  const [account] = await amino.getAccounts()
  if (!account) throw new Error('The signer has no account.')
  return { address: account.address, publicKey: account.pubkey, amino, direct }
}

/** @typedef {Awaited<ReturnType<typeof createCosmosKey>>} CosmosKey */
