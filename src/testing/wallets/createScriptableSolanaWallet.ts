import { base58 } from '@scure/base'
import { samplePicture } from '../samples'
import {
  createWalletScript,
  walletError,
  type WalletInternals,
  type WalletMethods,
} from './createWalletScript'
import { registerStandardWallet, type StandardDescription } from './registerStandardWallet'
import { toHexBytes } from './toHexBytes'
import type { WalletScript } from './WalletScript'

export interface ScriptableSolanaWalletOptions {
  readonly name?: string
  readonly accounts?: readonly string[]
  /** Wallet-standard ids of its networks, all active at once. */
  readonly chains?: readonly string[]
  /** The page was approved before: accounts are shared without a prompt. */
  readonly isPermitted?: boolean
}

const ACCOUNT = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
const FEATURES = ['solana:signMessage', 'solana:signAndSendTransaction']
const SIGNATURE_BYTES = 64
const REJECTION = { code: 4001, message: 'User rejected the request.' }
const UNKNOWN_METHOD = 4200

const isSilent = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'silent' in input && input.silent === true

/** All sevens, except the last byte: the signature's number. */
const createSignature = (number: number): string =>
  toHexBytes(new Uint8Array(SIGNATURE_BYTES).fill(7).fill(number, SIGNATURE_BYTES - 1))

/**
 * Creates a wallet-standard Solana wallet under the control of a test. It signs nothing real: a
 * signature is 63 times the byte 7 and the transaction's number, 0 for a message, and it sends
 * nothing.
 *
 * @example
 * const wallet = createScriptableSolanaWallet({ name: 'Heron' })
 * wallet.install()
 */
export function createScriptableSolanaWallet(
  options: ScriptableSolanaWalletOptions = {},
): WalletScript {
  const { name = 'Heron', chains = ['solana:mainnet', 'solana:devnet'] } = options
  let sent = 0
  const described = (accounts: readonly string[]) =>
    accounts.map(address => ({
      address,
      publicKey: toHexBytes(base58.decode(address)),
      chains,
      features: FEATURES,
    }))

  function methods({ ask, shared, letIn, letOut, unlessRefused }: WalletInternals): WalletMethods {
    const accounts = () => ({ accounts: described(shared()) })
    const signed = (list: readonly unknown[], answer: (input: unknown) => object) => {
      if (shared().length === 0) throw walletError(4100, 'The page is not connected')
      return ask(() => list.map(answer))
    }
    return {
      'standard:connect': ([input]) =>
        isSilent(input)
          ? accounts()
          : ask(() => {
              letIn()
              return accounts()
            }),
      'standard:disconnect': () => unlessRefused(letOut),
      'solana:signMessage': inputs =>
        signed(inputs, input => ({
          signedMessage: (input as { readonly message: string }).message,
          signature: createSignature(0),
        })),
      'solana:signAndSendTransaction': inputs =>
        signed(inputs, () => ({ signature: createSignature(++sent) })),
    }
  }

  const description: StandardDescription = {
    name,
    icon: samplePicture(name.slice(0, 1), '#7048e8'),
    chains,
    features: FEATURES,
  }
  const { hand: _hand, ...script } = createWalletScript({
    name,
    connectorId: name,
    accounts: options.accounts ?? [ACCOUNT],
    isAllowed: options.isPermitted,
    rejection: REJECTION,
    unknownCode: UNKNOWN_METHOD,
    announcement: { description, show: registerStandardWallet },
    methods,
    tell({ emit, shared }) {
      emit('sync', described(shared()))
      emit('change', described(shared()))
    },
  })
  return script
}
