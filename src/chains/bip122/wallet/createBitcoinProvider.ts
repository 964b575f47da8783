import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'
import {
  bitcoinFingerprint,
  bitcoinPaymentFingerprint,
  freezeTransfer,
  toBitcoinPayment,
  type BitcoinHandover,
} from '../../../domain/payment/bitcoinTransfer'
import { toPaymentError } from '../../../domain/payment/isNothingSent'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { guardHandover } from '../../shared/guardHandover'
import { loadChunk } from '../../shared/loadChunk'
import { getBitcoinNetwork, type BitcoinNetwork } from '../bitcoinNetworks'
import type { Esplora } from '../chain/esplora'
import { createBitcoinErrorMapper } from '../createBitcoinErrorMapper'
import type { BitcoinProvider, BitcoinTransfer, BitcoinTransferRequest } from './BitcoinProvider'
import type { InputsToSign, SigningWallet } from './BitcoinWallet'
import { assertUnchanged, readBase64 } from './signingChecks'

const TXID = /^[0-9a-f]{64}$/i

export interface BitcoinProviderParts {
  readonly wallet: SigningWallet
  /** The shared accounts, the payment account first. @throws {ModalError} `SESSION_ENDED` */
  accounts(): readonly Account[]
  /** The accounts with all details, for wallets that share only addresses unless requested. */
  loadAccounts?(): Promise<readonly Account[]>
  /**
   * Displays a payment for review and tracks it until its outcome is reported.
   *
   * @throws {ModalError} `USER_REJECTED`
   */
  review?: ChainAdapterPorts['reviewTransfer']
  network(): BitcoinNetwork
  /** Returns the servers of a configured network. @throws {ModalError} `CHAIN_UNREACHABLE` */
  loadEsplora(network: BitcoinNetwork): Promise<Esplora>
  switchNetwork(caipNetworkId: string): Promise<void>
}

/** Page requests have no timeout; they end when the user answers or closes the wallet. */
const endlessSignal = new AbortController().signal

/** Creates the provider that hosts use with any connected Bitcoin wallet. */
export function createBitcoinProvider(parts: BitcoinProviderParts): BitcoinProvider {
  const { wallet } = parts
  const loadAccounts = async () => parts.loadAccounts?.() ?? parts.accounts()
  const transfers = () => loadChunk(import('../chain/rpc/bitcoinTransfers'))

  /** @throws {ModalError} naming the wallet and the method */
  function assertCan(method: 'sendTransfer' | 'switchNetwork') {
    if (wallet[method]) return
    throw new ModalError('UNSUPPORTED_METHOD', `${wallet.name} does not support ${method}`)
  }

  function getAccount(address: string | undefined): Account {
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
    for (const { address } of inputs) getAccount(address)
    assertUnchanged(wallet)
    return readBase64(await wallet.signPsbt(psbt, inputs, network))
  }

  /** Broadcasts on the network signed for, even if the wallet has switched since. */
  async function broadcast(
    asked: string,
    signed: string,
    network: BitcoinNetwork,
  ): Promise<string> {
    const { completeTransaction } = await transfers()
    const transaction = completeTransaction(asked, signed)
    await (await parts.loadEsplora(network)).broadcast(transaction, endlessSignal)
    return transaction.txid
  }

  /** Tracks a payment from before the wallet request to its outcome; shows it for review if due. */
  async function trackPayment<T>(handover: BitcoinHandover, work: () => Promise<T>): Promise<T> {
    const tellEnd = await parts.review?.(handover)
    try {
      const result = await work()
      tellEnd?.()
      return result
    } catch (thrown) {
      const error = await createBitcoinErrorMapper('SEND_FAILED')(thrown)
      tellEnd?.(error)
      throw error
    }
  }

  async function buildTransfer({ amount, recipient }: BitcoinTransferRequest) {
    const network = parts.network()
    const { buildTransfer: build } = await transfers()
    const question = {
      from: (await loadAccounts())[0] ?? getAccount(undefined),
      recipient,
      amount: String(amount),
      network,
      esplora: await parts.loadEsplora(network),
    }
    return build(question, endlessSignal)
  }

  /** Returns the network of a payment, if the wallet is still on it. */
  function getTransferNetwork({ from, caipNetworkId }: BitcoinTransfer): BitcoinNetwork {
    getAccount(from)
    const network = parts.network()
    if (network.caipNetworkId === caipNetworkId) return network
    throw new ModalError('INTENT_CHANGED', 'The wallet left the network')
  }

  /** Reviews, signs and sends a frozen copy of a payment, which the page cannot change (D3). */
  async function sendBuilt(given: BitcoinTransfer): Promise<string> {
    const { readTransfer } = await transfers()
    getTransferNetwork(given)
    const transfer = freezeTransfer(readTransfer(freezeTransfer(given)))
    const reviewed = bitcoinFingerprint(transfer)
    const handover = () => ({
      account: getAccount(transfer.from),
      line: bitcoinFingerprint(readTransfer(transfer)),
      fingerprint: reviewed,
    })
    const indexes = transfer.inputs.map((_, index) => index)
    return trackPayment({ payment: toBitcoinPayment(transfer), transfer }, async () => {
      const network = getTransferNetwork(transfer)
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
    const from = getAccount(undefined).address
    const asked = Object.freeze({ from, recipient, sats })
    const paymentOn = (id: CaipNetworkId) => ({
      caipNetworkId: id,
      from: asked.from,
      outputs: [{ address: asked.recipient, amount: asked.sats.toString() }],
    })
    const payment = paymentOn(caipNetworkId)
    const fingerprint = bitcoinPaymentFingerprint(payment)
    return trackPayment({ payment, transfer: null }, async () => {
      const now = parts.network().caipNetworkId
      guardHandover({
        account: getAccount(undefined).address === from ? from : undefined,
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

  /** Signs, completes and sends a transaction of the page. */
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
    return trackPayment({ payment, transfer: null }, work)
  }

  const withBitcoinErrors = async <T>(
    code: 'SIGN_FAILED' | 'SEND_FAILED',
    work: () => Promise<T>,
  ) => {
    try {
      return await work()
    } catch (thrown) {
      throw await createBitcoinErrorMapper(code)(thrown)
    }
  }

  return {
    getAccountAddresses: async () =>
      (await withBitcoinErrors('SEND_FAILED', loadAccounts)).map(
        ({ address, type, publicKey, path }) => ({
          address,
          purpose: type,
          ...(publicKey !== undefined && { publicKey }),
          ...(path !== undefined && { path }),
        }),
      ),
    signMessage: ({ message, address, protocol = 'bip322' }) =>
      withBitcoinErrors('SIGN_FAILED', async () => {
        const account = getAccount(address)
        assertUnchanged(wallet)
        return readBase64(await wallet.signMessage(account.address, message, protocol))
      }),
    signPSBT: ({ psbt, signInputs, broadcast: doesSend = false }) =>
      withBitcoinErrors(doesSend ? 'SEND_FAILED' : 'SIGN_FAILED', async () => {
        const network = parts.network()
        const inputs = byAddress(signInputs)
        for (const { address } of inputs) getAccount(address)
        return doesSend
          ? signAndSend(psbt, inputs, network)
          : { psbt: await sign(psbt, inputs, network) }
      }),
    buildTransfer: request => withBitcoinErrors('SEND_FAILED', () => buildTransfer(request)),
    sendTransfer: request => withBitcoinErrors('SEND_FAILED', () => sendTransfer(request)),
    switchNetwork: caipNetworkId =>
      withBitcoinErrors('SEND_FAILED', async () => {
        assertCan('switchNetwork')
        if (!getBitcoinNetwork(caipNetworkId)) {
          throw new ModalError('CHAIN_NOT_SUPPORTED', 'Chain is not supported')
        }
        await parts.switchNetwork(caipNetworkId)
      }),
  }
}

async function refuse(thrown: unknown): Promise<never> {
  throw toPaymentError(await createBitcoinErrorMapper('SEND_UNCERTAIN')(thrown))
}

function byAddress(
  inputs: readonly { readonly address: string; readonly index: number }[],
): readonly InputsToSign[] {
  const addresses = [...new Set(inputs.map(({ address }) => address))]
  return addresses.map(address => ({
    address,
    indexes: inputs.filter(input => input.address === address).map(({ index }) => index),
  }))
}
