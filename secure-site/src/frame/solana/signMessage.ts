import { ed25519 } from '@noble/curves/ed25519'
import { base58, hex } from '@scure/base'
import * as v from 'valibot'
import { messageBlock, readableText } from '../evm/personalSign'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import type { Prepare } from '../requests/signing'
import { texts } from '../texts'
import { readMessage } from './readTransaction'

/** base58 decoding takes quadratic time. */
const MAX_LETTERS = 15_000

const Params = v.looseObject({
  message: v.pipe(v.string(), v.maxLength(MAX_LETTERS)),
  pubkey: v.pipe(v.string(), v.maxLength(44)),
})

/** A transaction signed as a message could be submitted as approved. */
function isTransaction(bytes: Uint8Array): boolean {
  try {
    readMessage(bytes)
    return true
  } catch {
    return false // expected: not a transaction
  }
}

function decode(message: string): Uint8Array {
  try {
    return base58.decode(message)
  } catch {
    throw rpcFailure(-32602, refusals.badParams(refusals.solana.malformedMessage))
  }
}

/** `solana_signMessage`: signs the raw bytes. */
export const prepareSolanaMessage: Prepare = async ({ params, caipNetworkId }, ports) => {
  const { message, pubkey } = readParams(Params, params, refusals.solana.malformedMessage)
  const own = ports.accounts.solana
  if (pubkey !== own) throw rpcFailure(4100, refusals.foreignAccount)
  const bytes = decode(message)
  if (isTransaction(bytes))
    throw rpcFailure(-32602, refusals.badParams(refusals.solana.hiddenTransaction))
  const { block, warnings } = messageBlock(readableText(bytes), hex.encode(bytes))
  const { name } = await ports.networks.coin(caipNetworkId)
  return {
    review: {
      title: texts.message.title,
      lead: texts.message.lead,
      blocks: [
        block,
        {
          kind: 'rows',
          rows: [
            { label: texts.account, value: own, form: 'address' },
            { label: texts.network, value: name },
          ],
        },
      ],
      warnings,
      approveLabel: texts.sign,
    },
    sign: () =>
      ports.withKeys(keys => ({ signature: base58.encode(ed25519.sign(bytes, keys.solana)) })),
  }
}
