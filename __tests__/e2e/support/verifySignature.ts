import { createHash, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519'
import { ripemd160 } from '@noble/hashes/legacy'
import { decodeAddress } from '@polkadot/util-crypto'
import { base58, bech32 } from '@scure/base'
import * as sr25519 from '@scure/sr25519'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'ethers'
import type { Namespace } from '../../../src/lib/address/caip'
import { secp256k1Key } from './secp256k1Key'
import { verifyBip322 } from './verifyBip322'

export interface Signed {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/**
 * Reads the account's Cosmos public key from the wallet in the page: the address does not reveal
 * it.
 */
export const readCosmosKey = async (page: Page): Promise<Uint8Array> =>
  Uint8Array.from(
    await page.evaluate(async () => {
      const { keplr } = window as unknown as {
        readonly keplr: { getKey(id: string): Promise<{ readonly pubKey: Uint8Array }> }
      }
      return Array.from((await keplr.getKey('sandbox-cosmos-1')).pubKey)
    }),
  )

/** Verifies ADR-036, whose document has sorted keys; the address must derive from the same key. */
export function verifyCosmos({ address, message, signature }: Signed, key: Uint8Array): boolean {
  const document =
    '{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":' +
    `[{"type":"sign/MsgSignData","value":{"data":"${btoa(message)}","signer":"${address}"}}],"sequence":"0"}`
  const { words } = bech32.decode(address as `${string}1${string}`)
  const hash = ripemd160(createHash('sha256').update(key).digest())
  const isOwner = Buffer.from(hash).equals(Buffer.from(bech32.fromWords(words)))
  const given = { key: secp256k1Key(key), dsaEncoding: 'ieee-p1363' } as const
  const bytes = Buffer.from(signature, 'base64')
  return isOwner && verify('sha256', Buffer.from(document), given, bytes)
}

/**
 * Whether an account signed a message, verified by another library than the sandbox wallet's: viem
 * on EVM, Node on Solana, bitcoinjs-lib on Bitcoin, the keyring of polkadot-js on Polkadot. Cosmos
 * needs a key too: `verifyCosmos`.
 */
export const verifiers: Readonly<
  Record<Exclude<Namespace, 'cosmos'>, (signed: Signed) => boolean>
> = {
  eip155: ({ address, message, signature }) => verifyMessage(message, signature) === address,
  solana: ({ address, message, signature }) =>
    ed25519.verify(base58.decode(signature), Buffer.from(message), base58.decode(address)),
  bip122: ({ address, message, signature }) => verifyBip322(address, message, signature),
  // Extensions wrap the text in tags, so that it can never be a valid transaction.
  polkadot: ({ address, message, signature }) =>
    sr25519.verify(
      Buffer.from(`<Bytes>${message}</Bytes>`),
      Buffer.from(signature.slice(2), 'hex'),
      decodeAddress(address),
    ),
}
