import { privateKeyToAccount } from 'viem/accounts'
import { keccak256 } from 'viem'
import { chainIdOf } from './createChainClients'
import { readFees } from './readFees'
import { reserveNonce } from './reserveNonce'
import type { ChainClients } from './createChainClients'
import type { AccountsSettings } from './readAccountsSettings'
import type { Database } from '../store/openDatabase'
import type { Address, Hex, PublicClient } from 'viem'

export interface RelayedTransaction {
  /** Id of the row in `account_batches`. */
  readonly batchId: string
  readonly caipNetworkId: string
  readonly to: Address
  readonly data: Hex
  readonly gas: bigint
}

/** The site's own account, which pays the gas for the batches that users sign. */
export interface Relayer {
  readonly address: Address
  /**
   * Sends in order per network, each transaction with the relayer's next nonce.
   *
   * @returns the hash, also stored in the row
   * @throws {Error} if the network rejected it: nothing was sent, and the nonce is free again
   */
  send(transaction: RelayedTransaction): Promise<Hex>
}

/** Whether the network has the transaction after all: a server may accept it and time out. */
async function isKnown(client: PublicClient, hash: Hex): Promise<boolean> {
  return client.getTransaction({ hash }).then(
    () => true,
    () => false, // the sending error is more informative
  )
}

export function createRelayer({
  settings,
  db,
  chains,
  now,
}: {
  readonly settings: AccountsSettings
  readonly db: Database
  readonly chains: ChainClients
  now(): number
}): Relayer | null {
  if (settings.relayerKey === null) return null
  const account = privateKeyToAccount(settings.relayerKey)
  const last = new Map<string, Promise<unknown>>()

  const update = (id: string, values: { state: 'sent'; transaction_hash: string }) =>
    db.updateTable('account_batches').set(values).where('id', '=', id).execute()

  async function sendNow({ batchId, caipNetworkId, to, data, gas }: RelayedTransaction) {
    const client = chains(caipNetworkId)
    if (!client) throw new Error(`there is no server for ${caipNetworkId}`)
    const [pending, fees] = await Promise.all([
      client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
      readFees(client),
    ])
    const nonce = await reserveNonce(db, { batchId, caipNetworkId, pending, now: now() })
    const common = { to, data, gas, nonce, chainId: chainIdOf(caipNetworkId) }
    const signed = await account.signTransaction(
      'gasPrice' in fees
        ? { ...common, type: 'legacy', gasPrice: fees.gasPrice }
        : { ...common, type: 'eip1559', ...fees },
    )
    const hash = keccak256(signed)
    // Stored first, so that a crash leaves a hash to look for.
    await update(batchId, { state: 'sent', transaction_hash: hash })
    try {
      await client.sendRawTransaction({ serializedTransaction: signed })
    } catch (thrown) {
      if (!(await isKnown(client, hash))) throw thrown
    }
    return hash
  }

  return {
    address: account.address,
    send(transaction) {
      const before = last.get(transaction.caipNetworkId) ?? Promise.resolve()
      const sending = before.then(() => sendNow(transaction))
      last.set(
        transaction.caipNetworkId,
        sending.catch(() => undefined), // reported to the caller; the next one is sent regardless
      )
      return sending
    },
  }
}
