import { base58, base64 } from '@scure/base'
import { ModalError } from '../../../domain/ModalError'
import { isCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type { WalletConnectClient } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import type { SigningWallet } from '../createSolanaRequests'
import { readTransaction } from './readTransaction'

const namespace = 'solana'
const SIGN_AND_SEND = 'solana_signAndSendTransaction'
const SIGN = 'solana_signTransaction'
const SIGN_MESSAGE = 'solana_signMessage'
/** WalletConnect methods by wallet standard feature. */
const METHODS: Readonly<Record<string, string>> = {
  'solana:signAndSendTransaction': SIGN_AND_SEND,
  'solana:signTransaction': SIGN,
  'solana:signMessage': SIGN_MESSAGE,
}

/** The used part of a session client. */
export interface SolanaSessionClient {
  session(): {
    readonly namespaces: {
      readonly [namespace]?: {
        readonly accounts: readonly { readonly address: string }[]
        readonly caipNetworkIds: readonly CaipNetworkId[]
        readonly methods: readonly string[]
      }
    }
  } | null
  readonly request: WalletConnectClient['request']
}

/** Creates the session's Solana wallet, to pass the same checks as the page's wallets. */
export function createSessionWallet(client: SolanaSessionClient): SigningWallet {
  function getNamespace() {
    const found = client.session()?.namespaces[namespace]
    if (!found) throw new ModalError('SESSION_ENDED', 'No session on Solana')
    return found
  }

  const ask = async (chain: unknown, method: string, params: object): Promise<unknown> => {
    const caipNetworkId = String(chain)
    if (!isCaipNetworkId(caipNetworkId)) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
    // Not abortable: callers have their own limits, and the wallet keeps the request.
    const { signal } = new AbortController()
    return client.request({ caipNetworkId, method, params }, signal).catch(rethrowWalletError)
  }

  return {
    name: 'WalletConnect',
    accounts() {
      const { accounts, caipNetworkIds: chains } = getNamespace()
      return accounts.map(account => ({
        source: account,
        address: account.address,
        publicKey: undefined,
        chains,
        features: [],
      }))
    },
    has: feature => getNamespace().methods.includes(METHODS[feature] ?? ''),
    async call(feature, input) {
      const method = METHODS[feature]
      const bytes = readField(input, method === SIGN_MESSAGE ? 'message' : 'transaction')
      if (method === undefined || !(bytes instanceof Uint8Array)) {
        throw new ModalError('UNSUPPORTED_METHOD', `Method ${feature} is not supported`)
      }
      const pubkey = readField(readField(input, 'account'), 'address')
      const chain = readField(input, 'chain')
      if (method === SIGN_MESSAGE) {
        const answer = await ask(chain, method, { message: base58.encode(bytes), pubkey })
        return [{ signature: decodeBytes(base58, readField(answer, 'signature')) }]
      }
      const params = { transaction: base64.encode(bytes), pubkey }
      if (method === SIGN_AND_SEND) {
        const sendOptions = readField(input, 'options')
        const answer = await ask(chain, method, { ...params, sendOptions })
        return [{ signature: decodeBytes(base58, readField(answer, 'signature')) }]
      }
      const answer = await ask(chain, method, { ...params, ...toLegacyFields(bytes) })
      return [{ signedTransaction: signedTransaction(bytes, answer) }]
    },
    isUnchanged: () => true,
  }
}

/** Some wallets read these fields, not the bytes. Legacy single-signer transactions only. */
function toLegacyFields(bytes: Uint8Array) {
  const read = readLegacyTransaction(bytes)
  if (!read) return {}
  const { from, blockhash, instructions } = read
  return {
    feePayer: from,
    recentBlockhash: blockhash,
    instructions: instructions.map(({ program, accounts, data }) => ({
      programId: program,
      keys: accounts,
      data: base58.encode(data),
    })),
  }
}

function readLegacyTransaction(bytes: Uint8Array) {
  try {
    return readTransaction(bytes)
  } catch {
    return undefined // the wallet reads the bytes
  }
}

/** Wallets return the whole transaction; older ones only their signature. */
function signedTransaction(unsigned: Uint8Array, answer: unknown): Uint8Array | undefined {
  const whole = decodeBytes(base64, readField(answer, 'transaction'))
  if (whole) return whole
  const signature = decodeBytes(base58, readField(answer, 'signature'))
  if (signature?.length !== 64) return undefined
  const signed = Uint8Array.from(unsigned)
  signed.set(signature, 1)
  return signed
}

function decodeBytes(
  { decode }: Pick<typeof base58, 'decode'>,
  text: unknown,
): Uint8Array | undefined {
  try {
    return typeof text === 'string' ? decode(text) : undefined
  } catch {
    return undefined // invalid encoding
  }
}

/** Restores the wallet's own error where the relay's classification is less specific. */
function rethrowWalletError(thrown: unknown): never {
  const isRead =
    thrown instanceof ModalError && ['INTERNAL_RPC_ERROR', 'REQUEST_PENDING'].includes(thrown.code)
  throw isRead && thrown.cause !== undefined ? thrown.cause : thrown
}
