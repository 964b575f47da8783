import { base58, base64 } from '@scure/base'
import type { FamilyInFrame } from '../../embedded/FamilyInFrame'
import { readField } from '../../shared/readField'
import { createFrameSolana } from './createFrameSolana'

/** Sessions use base64 for transactions, the frame base58 (protocol §5.7). */
const inBase58 = (text: unknown): string => base58.encode(base64.decode(String(text)))

/** Solana in the frame of the embedded wallet. */
export const solanaInFrame: FamilyInFrame = {
  methods: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  capabilities: ['send', 'switchNetwork', 'signMessage', 'balance'],
  accountType: 'eoa',
  chainIdOf: id => id,
  referenceIn: () => null,
  isReachedByUser: true,

  toParams(method, params) {
    const transaction = readField(params, 'transaction')
    if (method === 'solana_signTransaction') return { transaction: inBase58(transaction) }
    if (method !== 'solana_signAndSendTransaction') return params
    const options = readField(params, 'sendOptions')
    return { transaction: inBase58(transaction), ...(options ? { options } : {}) }
  },

  fromAnswer(method, answer) {
    const transaction = readField(answer, 'transaction')
    if (method !== 'solana_signTransaction' || typeof transaction !== 'string') return answer
    try {
      return { transaction: base64.encode(base58.decode(transaction)) }
    } catch {
      return undefined // not a transaction: the caller reports it
    }
  },

  providerOf: createFrameSolana,
}
