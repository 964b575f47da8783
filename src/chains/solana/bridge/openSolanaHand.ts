import { base58 } from '@scure/base'
import { ModalError } from '../../../domain/ModalError'
import type { Network } from '../../../domain/network'
import { toPaymentError } from '../../../domain/payment/isNothingSent'
import { isAddress } from '../../../lib/address/address'
import { readField } from '../../shared/readField'
import { captureStandardWallet } from '../../shared/walletStandard/captureStandardWallet'
import { readNames } from '../../shared/walletStandard/readStandardAccounts'
import { findWalletChain } from '../clusters'
import { createSessionWallet } from '../wallet/createSessionWallet'
import { solanaInFrame } from '../wallet/solanaInFrame'
import { readFirstOutput, getSharedAccount } from '../wallet/signSolanaMessage'
import { toSolanaModalError } from '../toSolanaModalError'

const SIGN = 'solana:signTransaction'
const SIGN_AND_SEND = 'solana:signAndSendTransaction'
const SIGN_MESSAGE = 'solana:signMessage'
const FAMILY = { prefix: 'solana:', isAddress: (text: string) => isAddress('solana', text) }
const SIGNATURE_BYTES = 64

/** The provider of a remote wallet. */
interface RequestProvider {
  readonly session?: unknown
  request(
    asked: { readonly method: string; readonly params: unknown },
    chain: string,
  ): Promise<unknown>
}

export interface SolanaSignerOptions {
  readonly provider: unknown
  /** In the page, behind a WalletConnect session, or in the embedded wallet's frame. */
  readonly place: 'page' | 'session' | 'frame'
  readonly address: string
  readonly network: Network
  /** Whether the account is still in use. */
  isCurrent(): boolean
}

/** What a signer of any library needs from the wallet, in bytes. Failures are `ModalError`s. */
export interface SolanaSigner {
  readonly canSign: boolean
  readonly canSend: boolean
  readonly canSignMessages: boolean
  /** Signs a serialised transaction; the wallet may add priority fees. */
  sign(transaction: Uint8Array): Promise<Uint8Array>
  /** Signs and sends; resolves with the 64 signature bytes. */
  signAndSend(transaction: Uint8Array): Promise<Uint8Array>
  signMessage(message: Uint8Array): Promise<Uint8Array>
}

/** Creates the signer for a connected wallet, from the provider in the store. */
export function openSolanaHand(of: SolanaSignerOptions): SolanaSigner {
  const { address, network, isCurrent } = of
  const wallet =
    of.place === 'page' ? captureStandardWallet(of.provider, FAMILY) : walletElsewhere(of)
  if (!wallet) throw new ModalError('UNSUPPORTED_METHOD', 'The wallet does not sign for pages')

  const ask = async (
    feature: string,
    input: object,
    onFailure: 'SIGN_FAILED' | 'SEND_UNCERTAIN',
  ) => {
    if (!isCurrent()) {
      throw new ModalError(
        'WALLET_CHANGED',
        `${address} is no longer in use. Nothing was requested.`,
      )
    }
    const account = getSharedAccount(wallet, address)
    const found = wallet.accounts().find(each => each.address === address)
    const chain = findWalletChain(network, found?.chains ?? [])
    if (chain === undefined) throw new ModalError('CHAIN_NOT_SUPPORTED', network.caipNetworkId)
    const answer = await wallet
      .call(feature, { account, chain, ...input })
      .catch((thrown: unknown) => {
        const error = toSolanaModalError(thrown, onFailure, 'wallet')
        throw onFailure === 'SEND_UNCERTAIN' ? toPaymentError(error) : error
      })
    return readFirstOutput(answer)
  }

  const bytesIn = (output: unknown, name: string, code: 'SIGN_FAILED' | 'SEND_UNCERTAIN') => {
    const bytes = readField(output, name)
    const isWhole = name !== 'signature' || readField(bytes, 'length') === SIGNATURE_BYTES
    if (bytes instanceof Uint8Array && isWhole) return bytes
    throw new ModalError(code, `The wallet answered without a ${name}`)
  }

  return {
    canSign: wallet.has(SIGN),
    canSend: wallet.has(SIGN_AND_SEND),
    canSignMessages: wallet.has(SIGN_MESSAGE),
    sign: async transaction =>
      bytesIn(await ask(SIGN, { transaction }, 'SIGN_FAILED'), 'signedTransaction', 'SIGN_FAILED'),
    signAndSend: async transaction =>
      bytesIn(
        await ask(SIGN_AND_SEND, { transaction }, 'SEND_UNCERTAIN'),
        'signature',
        'SEND_UNCERTAIN',
      ),
    signMessage: async message =>
      bytesIn(await ask(SIGN_MESSAGE, { message }, 'SIGN_FAILED'), 'signature', 'SIGN_FAILED'),
  }
}

/** Returns the methods the wallet approved. */
const readApprovedMethods = ({ session }: RequestProvider) =>
  readNames(readField(readField(readField(session, 'namespaces'), 'solana'), 'methods'))

/** Remote and embedded wallets get the same requests as for payments of the modal. */
function walletElsewhere({ provider: given, place, address, network }: SolanaSignerOptions) {
  const provider = given as RequestProvider
  const { caipNetworkId } = network
  const { methods, toParams, fromAnswer } = solanaInFrame
  return createSessionWallet({
    session: () => ({
      namespaces: {
        solana: {
          accounts: [{ address }],
          caipNetworkIds: [caipNetworkId],
          methods: place === 'frame' ? methods : readApprovedMethods(provider),
        },
      },
    }),
    request: async ({ caipNetworkId: chain, method, params }) => {
      if (place === 'session') return provider.request({ method, params }, chain)
      const answer = await provider.request({ method, params: toParams(method, params) }, chain)
      return fromAnswer(method, answer)
    },
  })
}

/** Encodes a signature as Solana displays it. */
export const writeBase58 = (bytes: Uint8Array): string => base58.encode(bytes)
