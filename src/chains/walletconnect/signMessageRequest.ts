import { ModalError } from '../../domain/ModalError'
import type { Namespace } from '../../lib/caip'
import { readField } from '../shared/readField'
import { encodeBase58 } from './base58'

/** How a namespace's wallets are asked over the relay to sign a text, and where their signature is in the answer. */
interface MessageShape {
  readonly method: string
  params(message: string, address: string): unknown
  /** Undefined when there is none. */
  read(answer: unknown): unknown
}

const signatureIn = (answer: unknown) => readField(answer, 'signature')

const SHAPES: Readonly<Record<Namespace, MessageShape>> = {
  eip155: {
    method: 'personal_sign',
    params: (message, address) => [message, address],
    read: answer => answer,
  },
  solana: {
    method: 'solana_signMessage',
    params: (message, pubkey) => ({
      message: encodeBase58(new TextEncoder().encode(message)),
      pubkey,
    }),
    read: signatureIn,
  },
  bip122: {
    method: 'signMessage',
    params: (message, address) => ({ message, account: address, address }),
    read: answer => hexToBase64(signatureIn(answer)),
  },
  polkadot: {
    method: 'polkadot_signMessage',
    params: (message, address) => ({ message, address }),
    read: signatureIn,
  },
  cosmos: {
    method: 'cosmos_signAmino',
    params: (message, signerAddress) => ({
      signerAddress,
      signDoc: textDoc(message, signerAddress),
    }),
    // Wallets answer with the signature itself, or with the whole standard signature around it.
    read: answer => {
      const signature = signatureIn(answer)
      return typeof signature === 'string' ? signature : signatureIn(signature)
    },
  },
}

/** What a session must hold for that. */
export const signMessageMethod = (namespace: Namespace): string => SHAPES[namespace].method

/** The request that asks a wallet of a namespace to sign a text. */
export function signMessageRequest(namespace: Namespace, message: string, address: string) {
  const { method, params } = SHAPES[namespace]
  return { method, params: params(message, address) }
}

/** The signature in an answer. @throws {ModalError} `SIGN_FAILED` when there is none. */
export function readSignature(namespace: Namespace, answer: unknown): string {
  const signature = SHAPES[namespace].read(answer)
  if (typeof signature === 'string' && signature !== '') return signature
  throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
}

/** Wallets send hexadecimal; Bitcoin's own tools read base64. */
function hexToBase64(signature: unknown): unknown {
  if (typeof signature !== 'string' || !/^(?:[0-9a-f]{2})+$/i.test(signature)) return signature
  const bytes = signature.match(/../g) ?? []
  return btoa(String.fromCharCode(...bytes.map(byte => Number.parseInt(byte, 16))))
}

/** The sign document for arbitrary text (ADR-36): one message, no fee, no chain, so that it can never be a payment. */
function textDoc(message: string, signer: string) {
  const bytes = new TextEncoder().encode(message)
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [
      {
        type: 'sign/MsgSignData',
        value: {
          signer,
          data: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')),
        },
      },
    ],
    memo: '',
  }
}
