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

/** The parts of `@solana/web3.js` 1 that the signer uses; the page passes its own copy. */
export interface Web3Parts<Key> {
  readonly PublicKey: new (address: string) => Key
  readonly Transaction: { from(bytes: Uint8Array): LegacyTransaction }
  readonly VersionedTransaction: { deserialize(bytes: Uint8Array): VersionedTransaction }
}

/** A signer for `@solana/web3.js` 1, with the methods of Anchor's `Wallet`. */
export interface Web3Signer<Key> {
  readonly publicKey: Key
  signTransaction<T extends Web3Transaction>(transaction: T): Promise<T>
  signAllTransactions<T extends Web3Transaction>(transactions: T[]): Promise<T[]>
  /** Resolves with the 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Has the wallet sign and send. Resolves with the signature in base58. */
  sendTransaction(transaction: Web3Transaction): Promise<string>
}

const isVersioned = (transaction: Web3Transaction): transaction is VersionedTransaction =>
  'version' in transaction

const toBytes = (transaction: Web3Transaction): Uint8Array =>
  Uint8Array.from(
    isVersioned(transaction)
      ? transaction.serialize()
      : transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )

/**
 * Creates a signer of the connected Solana wallet for `@solana/web3.js` 1. It is bound to the
 * current account: its methods reject with `WALLET_CHANGED` once the account changes.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`; `NOT_CONNECTED` while no Solana wallet is connected;
 * `CODE_NOT_LOADED`. Its methods reject with `USER_REJECTED`, `SIGN_FAILED`, `UNSUPPORTED_METHOD`;
 * `SEND_FAILED` if nothing was sent, `SEND_UNCERTAIN` if the outcome is unknown.
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
    const signed = await hand.sign(toBytes(transaction))
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
    sendTransaction: async transaction => writeBase58(await hand.signAndSend(toBytes(transaction))),
  }
}

/** The parts of `@solana/kit` that the signer uses; the page passes its own copy. */
export interface KitParts<Address> {
  readonly address: (text: string) => Address
  readonly getTransactionEncoder: () => { encode(transaction: never): unknown }
  readonly getTransactionDecoder: () => { decode(bytes: Uint8Array): object }
}

/**
 * A signer in the shape that `@solana/kit` expects, without the methods that the wallet does not
 * support. It signs (and may modify) transactions, sends them, and signs messages.
 */
export interface KitSigner<Address> {
  readonly address: Address
  readonly modifyAndSignTransactions: (transactions: readonly object[]) => Promise<readonly never[]>
  readonly signAndSendTransactions: (transactions: readonly object[]) => Promise<readonly never[]>
  readonly signMessages: (
    messages: readonly { readonly content: Uint8Array }[],
  ) => Promise<readonly never[]>
}

/** Returns the transaction's lifetime, which decoding the signed bytes does not restore. */
const readLifetime = (transaction: object): object =>
  'lifetimeConstraint' in transaction ? { lifetimeConstraint: transaction.lifetimeConstraint } : {}

/**
 * Creates a signer of the connected Solana wallet for `@solana/kit`. It is bound to the current
 * account: it rejects with `WALLET_CHANGED` once the account changes. Transactions are signed one
 * at a time.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`; `NOT_CONNECTED` while no Solana wallet is connected;
 * `CODE_NOT_LOADED`. Its methods reject with `USER_REJECTED`, `SIGN_FAILED`, `UNSUPPORTED_METHOD`;
 * `SEND_FAILED` if nothing was sent, `SEND_UNCERTAIN` if the outcome is unknown.
 * @example
 * import { address, getTransactionDecoder, getTransactionEncoder } from '@solana/kit'
 * const kit = { address, getTransactionDecoder, getTransactionEncoder }
 * const signer = await createKitSigner(store, kit)
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
  const mapInOrder = async <T>(all: readonly T[], work: (each: T) => Promise<object>) => {
    const done: object[] = []
    for (const each of all) done.push(await work(each))
    return Object.freeze(done) as readonly never[]
  }
  const signer: KitSigner<Address> = {
    address: kit.address(address),
    modifyAndSignTransactions: transactions =>
      mapInOrder(transactions, async transaction => {
        const signed = await hand.sign(encode(transaction))
        return Object.freeze({
          ...kit.getTransactionDecoder().decode(signed),
          ...readLifetime(transaction),
        })
      }),
    signAndSendTransactions: transactions =>
      mapInOrder(transactions, transaction => hand.signAndSend(encode(transaction))),
    signMessages: messages =>
      mapInOrder(messages, async ({ content }) =>
        Object.freeze({ [address]: await hand.signMessage(content) }),
      ),
  }
  const can: Readonly<Record<string, boolean>> = {
    modifyAndSignTransactions: hand.canSign,
    signAndSendTransactions: hand.canSend,
    signMessages: hand.canSignMessages,
  }
  // kit detects a signer's capabilities by the methods it has.
  return Object.freeze(
    Object.fromEntries(Object.entries(signer).filter(([name]) => can[name] !== false)),
  ) as unknown as KitSigner<Address>
}
