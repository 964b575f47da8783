import { openSolana } from '../app/bridges/openSolana'
import type { HostStore } from '../store/scopedStore'

const namespace = 'solana'

interface LegacyTransaction {
  serialize(options: { requireAllSignatures: boolean; verifySignatures: boolean }): Uint8Array
}

interface VersionedTransaction {
  readonly version: unknown
  serialize(): Uint8Array
}

type Web3Transaction = LegacyTransaction | VersionedTransaction

/** What is used of `@solana/web3.js` 1; the page passes its own. */
export interface Web3Parts<Key> {
  readonly PublicKey: new (address: string) => Key
  readonly Transaction: { from(bytes: Uint8Array): LegacyTransaction }
  readonly VersionedTransaction: { deserialize(bytes: Uint8Array): VersionedTransaction }
}

/** A signer for code of `@solana/web3.js` 1, with the methods of Anchor's `Wallet`. */
export interface Web3Signer<Key> {
  readonly publicKey: Key
  signTransaction<T extends Web3Transaction>(transaction: T): Promise<T>
  signAllTransactions<T extends Web3Transaction>(transactions: T[]): Promise<T[]>
  /** The 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** The wallet signs and sends. Resolves with the signature in base58. */
  sendTransaction(transaction: Web3Transaction): Promise<string>
}

const isVersioned = (transaction: Web3Transaction): transaction is VersionedTransaction =>
  'version' in transaction

const bytesOf = (transaction: Web3Transaction): Uint8Array =>
  Uint8Array.from(
    isVersioned(transaction)
      ? transaction.serialize()
      : transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )

/**
 * A signer of the connected Solana wallet for `@solana/web3.js` 1. It belongs to the account that is in use now: once that changes,
 * its methods reject with `WALLET_CHANGED`.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`; `NOT_CONNECTED` while no Solana wallet is connected; `CODE_NOT_LOADED`. Its methods:
 * `USER_REJECTED`, `SIGN_FAILED`, `UNSUPPORTED_METHOD`; `SEND_FAILED` if nothing was sent, `SEND_UNCERTAIN` if it is not known whether it was.
 * @example
 * import { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'
 * const signer = await createWeb3Signer(store, { PublicKey, Transaction, VersionedTransaction })
 * const signature = await signer.sendTransaction(transaction)
 */
export async function createWeb3Signer<Key>(
  store: HostStore,
  web3: Web3Parts<Key>,
  modalKey?: string,
): Promise<Web3Signer<Key>> {
  const { hand, address, writeBase58 } = await openSolana(store, namespace, modalKey)
  async function signTransaction<T extends Web3Transaction>(transaction: T): Promise<T> {
    const signed = await hand.sign(bytesOf(transaction))
    const read = isVersioned(transaction)
      ? web3.VersionedTransaction.deserialize(signed)
      : web3.Transaction.from(signed)
    return read as T
  }
  return {
    publicKey: new web3.PublicKey(address),
    signTransaction,
    async signAllTransactions(transactions) {
      const signed: typeof transactions = []
      for (const each of transactions) signed.push(await signTransaction(each))
      return signed
    },
    signMessage: message => hand.signMessage(message),
    sendTransaction: async transaction => writeBase58(await hand.signAndSend(bytesOf(transaction))),
  }
}

/** What is used of `@solana/kit`; the page passes its own. */
export interface KitParts<Address> {
  readonly address: (text: string) => Address
  readonly getTransactionEncoder: () => { encode(transaction: never): unknown }
  readonly getTransactionDecoder: () => { decode(bytes: Uint8Array): object }
}

/**
 * A signer as `@solana/kit` takes it: what the wallet cannot do is left out. It signs transactions (and may change them), sends
 * them, and signs messages.
 */
export interface KitSigner<Address> {
  readonly address: Address
  readonly modifyAndSignTransactions: (transactions: readonly object[]) => Promise<readonly never[]>
  readonly signAndSendTransactions: (transactions: readonly object[]) => Promise<readonly never[]>
  readonly signMessages: (
    messages: readonly { readonly content: Uint8Array }[],
  ) => Promise<readonly never[]>
}

/** As long as its message is the one that was asked for, a transaction lives as long. */
const lifetimeOf = (transaction: object): object =>
  'lifetimeConstraint' in transaction ? { lifetimeConstraint: transaction.lifetimeConstraint } : {}

/**
 * A signer of the connected Solana wallet for `@solana/kit`. It belongs to the account that is in use now: once that changes, it
 * rejects with `WALLET_CHANGED`. Transactions are signed one after the other.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`; `NOT_CONNECTED` while no Solana wallet is connected; `CODE_NOT_LOADED`. Its methods:
 * `USER_REJECTED`, `SIGN_FAILED`, `UNSUPPORTED_METHOD`; `SEND_FAILED` if nothing was sent, `SEND_UNCERTAIN` if it is not known whether it was.
 * @example
 * import { address, getTransactionDecoder, getTransactionEncoder } from '@solana/kit'
 * const signer = await createKitSigner(store, { address, getTransactionDecoder, getTransactionEncoder })
 * setTransactionMessageFeePayerSigner(signer, message)
 */
export async function createKitSigner<Address extends string>(
  store: HostStore,
  kit: KitParts<Address>,
  modalKey?: string,
): Promise<KitSigner<Address>> {
  const { hand, address } = await openSolana(store, namespace, modalKey)
  const encode = (transaction: object) =>
    Uint8Array.from(kit.getTransactionEncoder().encode(transaction as never) as Uint8Array)
  const oneByOne = async <T>(all: readonly T[], work: (each: T) => Promise<object>) => {
    const done: object[] = []
    for (const each of all) done.push(await work(each))
    return Object.freeze(done) as readonly never[]
  }
  const signer: KitSigner<Address> = {
    address: kit.address(address),
    modifyAndSignTransactions: transactions =>
      oneByOne(transactions, async transaction => {
        const signed = await hand.sign(encode(transaction))
        return Object.freeze({
          ...kit.getTransactionDecoder().decode(signed),
          ...lifetimeOf(transaction),
        })
      }),
    signAndSendTransactions: transactions =>
      oneByOne(transactions, transaction => hand.signAndSend(encode(transaction))),
    signMessages: messages =>
      oneByOne(messages, async ({ content }) =>
        Object.freeze({ [address]: await hand.signMessage(content) }),
      ),
  }
  const can: Readonly<Record<string, boolean>> = {
    modifyAndSignTransactions: hand.canSign,
    signAndSendTransactions: hand.canSend,
    signMessages: hand.canSignMessages,
  }
  // kit chooses by what a signer has.
  return Object.freeze(
    Object.fromEntries(Object.entries(signer).filter(([name]) => can[name] !== false)),
  ) as unknown as KitSigner<Address>
}
