import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'
import { bitcoinFingerprint, frozenTransfer } from '../../../domain/payment/bitcoinTransfer'
import { loadChunk } from '../../shared/loadChunk'
import { bitcoinNetworkOf, type BitcoinNetwork } from '../bitcoinNetworks'
import type { Esplora } from '../chain/esplora'
import { bitcoinErrorOf } from '../bitcoinErrorOf'
import type { BitcoinProvider, BitcoinTransfer, BitcoinTransferRequest } from './BitcoinProvider'
import type { InputsToSign, SigningWallet } from './BitcoinWallet'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const TXID = /^[0-9a-f]{64}$/i

interface ProviderParts {
  readonly wallet: SigningWallet
  /** Those it shares now, the one for payments first. @throws {ModalError} `SESSION_ENDED` */
  accounts(): readonly Account[]
  /** The same with all that is known of them, for wallets that tell no more than addresses unless they are asked. */
  loadAccounts?(): Promise<readonly Account[]>
  /** Shows a payment to the visitor. @throws {ModalError} `USER_REJECTED` */
  review?: ((transfer: BitcoinTransfer) => Promise<void>) | undefined
  /** Where it is. */
  network(): BitcoinNetwork
  /** The servers of a network that the host listed. @throws {ModalError} `CHAIN_UNREACHABLE` */
  loadEsplora(network: BitcoinNetwork): Promise<Esplora>
  switchNetwork(caipNetworkId: string): Promise<void>
}

/** Nobody gives up waiting for what a page asked for by itself; a wallet is answered or closed. */
const patient = new AbortController().signal

/** What a page can ask of a connected Bitcoin wallet, the same for all of them. */
export function createBitcoinProvider(parts: ProviderParts): BitcoinProvider {
  const { wallet } = parts
  const loadAccounts = async () => parts.loadAccounts?.() ?? parts.accounts()
  const transfers = () => loadChunk(import('../chain/rpc/bitcoinTransfers'))

  /** @throws {ModalError} naming the wallet and the method */
  function assertCan(method: 'sendTransfer' | 'switchNetwork') {
    if (wallet[method]) return
    throw new ModalError('UNSUPPORTED_METHOD', `${wallet.name} does not support ${method}`)
  }

  function accountOf(address: string | undefined): Account {
    const accounts = parts.accounts()
    const account =
      address === undefined ? accounts[0] : accounts.find(own => own.address === address)
    if (account) return account
    throw new ModalError('UNAUTHORIZED', `${wallet.name} does not share ${address ?? 'an account'}`)
  }

  async function sign(
    psbt: string,
    inputs: readonly InputsToSign[],
    network: BitcoinNetwork,
  ): Promise<string> {
    for (const { address } of inputs) accountOf(address)
    assertUnchanged(wallet)
    return readBase64(await wallet.signPsbt(psbt, inputs, network))
  }

  /** To the network that it was signed for, wherever the wallet is by now. */
  async function broadcast(
    asked: string,
    signed: string,
    network: BitcoinNetwork,
  ): Promise<string> {
    const { completeTransaction } = await transfers()
    const { txid, hex } = completeTransaction(asked, signed)
    const answer = await (await parts.loadEsplora(network)).broadcast(hex, patient)
    if (answer === txid) return txid
    throw new ModalError('SEND_UNCERTAIN', 'The server names another transaction')
  }

  async function buildTransfer({ amount, recipient }: BitcoinTransferRequest) {
    const network = parts.network()
    const { buildTransfer: build } = await transfers()
    const question = {
      from: (await loadAccounts())[0] ?? accountOf(undefined),
      recipient,
      amount: String(amount),
      network,
      esplora: await parts.loadEsplora(network),
    }
    return build(question, patient)
  }

  /** Where a payment is made, while that is where it was worked out for. */
  function networkOf({ from, caipNetworkId }: BitcoinTransfer): BitcoinNetwork {
    accountOf(from)
    const network = parts.network()
    if (network.caipNetworkId === caipNetworkId) return network
    throw new ModalError('INTENT_CHANGED', 'The wallet left the network')
  }

  /** Shows a payment, then signs and sends it as it was worked out: our own copy of it, which no page can change (D3). */
  async function sendBuilt(given: BitcoinTransfer): Promise<string> {
    const transfer = frozenTransfer(given)
    const reviewed = bitcoinFingerprint(transfer)
    const assertSame = () => {
      if (bitcoinFingerprint(transfer) === reviewed) return
      throw new ModalError('INTENT_CHANGED', 'The payment is not the reviewed one')
    }
    const { checkTransfer } = await transfers()
    networkOf(transfer)
    checkTransfer(transfer)
    await parts.review?.(transfer)
    const network = networkOf(transfer)
    const indexes = checkTransfer(transfer).txInputs.map((_, index) => index)
    assertSame()
    const signed = await sign(transfer.psbt, [{ address: transfer.from, indexes }], network)
    assertSame()
    return broadcast(transfer.psbt, signed, network)
  }

  async function sendTransfer(request: BitcoinTransferRequest | BitcoinTransfer): Promise<string> {
    if ('psbt' in request) return sendBuilt(request)
    if (!wallet.sendTransfer) return sendBuilt(await buildTransfer(request))
    const { decodeOn, readSats } = await loadChunk(import('../address/readPayment'))
    const { recipient, amount } = request
    const sats = readSats(String(amount), decodeOn(recipient, parts.network()))
    assertUnchanged(wallet)
    const from = accountOf(undefined).address
    const txid = await wallet.sendTransfer({ from, recipient, sats })
    if (typeof txid === 'string' && TXID.test(txid)) return txid
    throw new ModalError('SEND_UNCERTAIN', 'The wallet answered without a transaction id')
  }

  const inOurWords = async <T>(code: 'SIGN_FAILED' | 'SEND_FAILED', work: () => Promise<T>) => {
    try {
      return await work()
    } catch (thrown) {
      throw await bitcoinErrorOf(code)(thrown)
    }
  }

  return {
    getAccountAddresses: async () =>
      (await inOurWords('SEND_FAILED', loadAccounts)).map(({ address, type, publicKey, path }) => ({
        address,
        purpose: type,
        ...(publicKey !== undefined && { publicKey }),
        ...(path !== undefined && { path }),
      })),
    signMessage: ({ message, address, protocol = 'bip322' }) =>
      inOurWords('SIGN_FAILED', async () => {
        const account = accountOf(address)
        assertUnchanged(wallet)
        return readBase64(await wallet.signMessage(account.address, message, protocol))
      }),
    signPSBT: ({ psbt, signInputs, broadcast: doesSend = false }) =>
      inOurWords(doesSend ? 'SEND_FAILED' : 'SIGN_FAILED', async () => {
        const network = parts.network()
        const signed = await sign(psbt, byAddress(signInputs), network)
        return doesSend
          ? { psbt: signed, txid: await broadcast(psbt, signed, network) }
          : { psbt: signed }
      }),
    buildTransfer: request => inOurWords('SEND_FAILED', () => buildTransfer(request)),
    sendTransfer: request => inOurWords('SEND_FAILED', () => sendTransfer(request)),
    switchNetwork: caipNetworkId =>
      inOurWords('SEND_FAILED', async () => {
        assertCan('switchNetwork')
        if (!bitcoinNetworkOf(caipNetworkId)) {
          throw new ModalError('CHAIN_NOT_SUPPORTED', 'Chain is not supported')
        }
        await parts.switchNetwork(caipNetworkId)
      }),
  }
}

/** @throws {ModalError} `WALLET_CHANGED` when it is no longer what it was when it showed itself (D4). */
export function assertUnchanged(wallet: SigningWallet) {
  if (wallet.isUnchanged()) return
  throw new ModalError('WALLET_CHANGED', `${wallet.name} changed after it showed itself`)
}

/** @throws {ModalError} `SIGN_FAILED` for anything but base64. */
export function readBase64(answer: unknown): string {
  if (typeof answer === 'string' && BASE64.test(answer)) return answer
  throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
}

/** Each address once, with all its inputs. */
function byAddress(
  inputs: readonly { readonly address: string; readonly index: number }[],
): readonly InputsToSign[] {
  const addresses = [...new Set(inputs.map(({ address }) => address))]
  return addresses.map(address => ({
    address,
    indexes: inputs.filter(input => input.address === address).map(({ index }) => index),
  }))
}
