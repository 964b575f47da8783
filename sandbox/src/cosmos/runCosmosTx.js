// @ts-check
import { createHash } from 'node:crypto'
import * as ecc from '@bitcoinerlab/secp256k1'
import { makeSignDoc, pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { decodePubkey, makeSignBytes } from '@cosmjs/proto-signing'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { COSMOS } from './cosmosNetwork.js'

const SEND = '/cosmos.bank.v1beta1.MsgSend'
const DIRECT = 1
const AMINO = 127

/** The Cosmos SDK's error codes for transactions. */
const PROBLEMS = /** @type {const} */ ({
  TX_DECODE: 2,
  UNAUTHORIZED: 4,
  INSUFFICIENT_FUNDS: 5,
  UNKNOWN_REQUEST: 6,
  INVALID_ADDRESS: 7,
  WRONG_SEQUENCE: 32,
})

class TxProblem extends Error {
  /** @param {keyof typeof PROBLEMS} name @param {string} message */
  constructor(name, message) {
    super(message)
    this.code = PROBLEMS[name]
  }
}

/**
 * Runs a single-signer transaction after verifying its signature, direct or amino.
 *
 * @param {import('./createCosmosLedger.js').CosmosLedger} ledger
 * @param {Uint8Array} bytes
 * @returns {{ txhash: string, code: number, raw_log: string }}
 */
export function runCosmosTx(ledger, bytes) {
  const txhash = createHash('sha256').update(bytes).digest('hex').toUpperCase()
  try {
    run(ledger, bytes)
    return { txhash, code: 0, raw_log: '' }
  } catch (thrown) {
    const { message } = /** @type {Error} */ (thrown)
    return { txhash, code: thrown instanceof TxProblem ? thrown.code : 1, raw_log: message }
  }
}

/** @param {import('./createCosmosLedger.js').CosmosLedger} ledger @param {Uint8Array} bytes */
function run(ledger, bytes) {
  const { raw, body, auth } = decode(bytes)
  const [signer, ...others] = auth.signerInfos
  const [signature] = raw.signatures
  const pubkey = signer?.publicKey && decodePubkey(signer.publicKey)
  if (!signer || !pubkey || !signature || others.length > 0) {
    throw new TxProblem('UNAUTHORIZED', 'one signer with a public key is expected')
  }
  const address = pubkeyToAddress(pubkey, COSMOS.bech32Prefix)
  const messages = body.messages.map(({ typeUrl, value }) => {
    if (typeUrl !== SEND) throw new TxProblem('UNKNOWN_REQUEST', `unknown message: ${typeUrl}`)
    return MsgSend.decode(value)
  })
  if (messages.some(({ fromAddress }) => fromAddress !== address)) {
    throw new TxProblem('UNAUTHORIZED', `only ${address} signed`)
  }
  const account = ledger.find(address)
  if (!account) throw new TxProblem('UNAUTHORIZED', `account ${address} not found`)
  if (Number(signer.sequence) !== account.sequence) {
    throw new TxProblem(
      'WRONG_SEQUENCE',
      `account sequence mismatch, expected ${account.sequence}, got ${signer.sequence}`,
    )
  }
  const fee = auth.fee ?? { amount: [], gasLimit: 0n }
  const mode = Number(signer.modeInfo?.single?.mode)
  const signed =
    mode === DIRECT
      ? makeSignBytes({
          bodyBytes: raw.bodyBytes,
          authInfoBytes: raw.authInfoBytes,
          chainId: COSMOS.id,
          accountNumber: BigInt(account.number),
        })
      : mode === AMINO
        ? serializeSignDoc(
            makeSignDoc(
              messages.map(({ fromAddress, toAddress, amount }) => ({
                type: 'cosmos-sdk/MsgSend',
                value: { from_address: fromAddress, to_address: toAddress, amount },
              })),
              { amount: fee.amount, gas: String(fee.gasLimit) },
              COSMOS.id,
              body.memo,
              account.number,
              account.sequence,
            ),
          )
        : undefined
  const key = Buffer.from(String(pubkey.value), 'base64')
  const hash = signed && createHash('sha256').update(signed).digest()
  if (!hash || signature.length !== 64 || !ecc.verify(hash, key, signature)) {
    throw new TxProblem('UNAUTHORIZED', 'signature verification failed')
  }
  if (messages.some(({ toAddress }) => !toAddress.startsWith(`${COSMOS.bech32Prefix}1`))) {
    throw new TxProblem('INVALID_ADDRESS', 'the recipient is on another network')
  }
  if (!ledger.debit(address, [...fee.amount, ...messages.flatMap(({ amount }) => amount)])) {
    throw new TxProblem('INSUFFICIENT_FUNDS', 'insufficient funds')
  }
  account.sequence += 1
  for (const { toAddress, amount } of messages) ledger.credit(toAddress, amount)
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  try {
    const raw = TxRaw.decode(bytes)
    return { raw, body: TxBody.decode(raw.bodyBytes), auth: AuthInfo.decode(raw.authInfoBytes) }
  } catch {
    throw new TxProblem('TX_DECODE', 'tx parse error')
  }
}
