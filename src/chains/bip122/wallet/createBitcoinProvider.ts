import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'
import {
  bitcoinFingerprint,
  bitcoinPaymentFingerprint,
  frozenTransfer,
  paymentOfTransfer,
  type BitcoinHandover,
} from '../../../domain/payment/bitcoinTransfer'
import { paymentRefusal } from '../../../domain/payment/nothingSent'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { guardHandover } from '../../shared/guardHandover'
import { loadChunk } from '../../shared/loadChunk'
import { bitcoinNetworkOf, type BitcoinNetwork } from '../bitcoinNetworks'
import type { Esplora } from '../chain/esplora'
import { bitcoinErrorOf } from '../bitcoinErrorOf'
import type { BitcoinProvider, BitcoinTransfer, BitcoinTransferRequest } from './BitcoinProvider'
import type { InputsToSign, SigningWallet } from './BitcoinWallet'
import { assertUnchanged, readBase64 } from './signingChecks'

const TXID = /^[0-9a-f]{64}$/i

export interface BitcoinProviderParts {
  readonly wallet: SigningWallet
  /** Those it shares now, the one for payments first. @throws {ModalError} `SESSION_ENDED` */
  accounts(): readonly Account[]
  /** The same with all that is known of them, for wallets that tell no more than addresses unless they are asked. */
  loadAccounts?(): Promise<readonly Account[]>
  /** Shows a payment to the visitor, and remembers it until its end is told. @throws {ModalError} `USER_REJECTED` */
  review?: ChainAdapterPorts['reviewTransfer']
  /** Where it is. */
  network(): BitcoinNetwork
  /** The servers of a network that the host listed. @throws {ModalError} `CHAIN_UNREACHABLE` */
  loadEsplora(network: BitcoinNetwork): Promise<Esplora>
  switchNetwork(caipNetworkId: string): Promise<void>
}

/** Nobody gives up waiting for what a page asked for by itself; a wallet is answered or closed. */
const patient = new AbortController().signal

/** What a page can ask of a connected Bitcoin wallet, the same for all of them. */
export function createBitcoinProvider(parts: BitcoinProviderParts): BitcoinProvider {
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
    const transaction = completeTransaction(asked, signed)
    await (await parts.loadEsplora(network)).broadcast(transaction, patient)
    return transaction.txid
  }

  /** Has a payment remembered from before the wallet hears of it until its end is known, and shown where that is due. */
  async function handOver<T>(handover: BitcoinHandover, work: () => Promise<T>): Promise<T> {
    const tellEnd = await parts.review?.(handover)
    try {
      const result = await work()
      tellEnd?.()
      return result
    } catch (thrown) {
      const error = await bitcoinErrorOf('SEND_FAILED')(thrown)
      tellEnd?.(error)
      throw error
    }
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
    const { readTransfer } = await transfers()
    networkOf(given)
    const transfer = frozenTransfer(readTransfer(frozenTransfer(given)))
    const reviewed = bitcoinFingerprint(transfer)
    const handover = () => ({
      account: accountOf(transfer.from),
      line: bitcoinFingerprint(readTransfer(transfer)),
      fingerprint: reviewed,
    })
    const indexes = transfer.inputs.map((_, index) => index)
    return handOver({ payment: paymentOfTransfer(transfer), transfer }, async () => {
      const network = networkOf(transfer)
      guardHandover(handover())
      const signed = await sign(transfer.psbt, [{ address: transfer.from, indexes }], network)
      guardHandover(handover())
      return broadcast(transfer.psbt, signed, network)
    })
  }

  async function sendTransfer(request: BitcoinTransferRequest | BitcoinTransfer): Promise<string> {
    if ('psbt' in request) return sendBuilt(request)
    const send = wallet.sendTransfer
    if (!send) return sendBuilt(await buildTransfer(request))
    const { decodeOn, readSats } = await loadChunk(import('../address/readPayment'))
    const { recipient, amount } = request
    const { caipNetworkId } = parts.network()
    const sats = readSats(String(amount), decodeOn(recipient, parts.network()))
    const from = accountOf(undefined).address
    const asked = Object.freeze({ from, recipient, sats })
    const paymentOn = (id: CaipNetworkId) => ({
      caipNetworkId: id,
      from: asked.from,
      outputs: [{ address: asked.recipient, amount: asked.sats.toString() }],
    })
    const payment = paymentOn(caipNetworkId)
    const fingerprint = bitcoinPaymentFingerprint(payment)
    return handOver({ payment, transfer: null }, async () => {
      const now = parts.network().caipNetworkId
      guardHandover({
        account: accountOf(undefined).address === from ? from : undefined,
        isOnNetwork: now === caipNetworkId,
        line: bitcoinPaymentFingerprint(paymentOn(now)),
        fingerprint,
      })
      assertUnchanged(wallet)
      const txid = await send(asked).catch(refuse)
      if (typeof txid === 'string' && TXID.test(txid)) return txid
      throw new ModalError('SEND_UNCERTAIN', 'The wallet answered without a transaction id')
    })
  }

  /** Has a page's own transaction signed, completed and sent. */
  async function signAndSend(
    psbt: string,
    inputs: readonly InputsToSign[],
    network: BitcoinNetwork,
  ): Promise<{ readonly psbt: string; readonly txid: string }> {
    const { readPayments } = await transfers()
    const { caipNetworkId } = network
    const own = parts.accounts().map(({ address }) => address)
    const outputs = readPayments(psbt, own, network)
    const work = async () => {
      const signed = await sign(psbt, inputs, network)
      return { psbt: signed, txid: await broadcast(psbt, signed, network) }
    }
    const [first] = inputs
    if (!first || outputs.length === 0) return work()
    const payment = { caipNetworkId, from: first.address, outputs }
    return handOver({ payment, transfer: null }, work)
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
        const inputs = byAddress(signInputs)
        for (const { address } of inputs) accountOf(address)
        return doesSend
          ? signAndSend(psbt, inputs, network)
          : { psbt: await sign(psbt, inputs, network) }
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

async function refuse(thrown: unknown): Promise<never> {
  throw paymentRefusal(await bitcoinErrorOf('SEND_UNCERTAIN')(thrown))
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
