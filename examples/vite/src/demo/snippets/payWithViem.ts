import {
  BaseError,
  createPublicClient,
  createWalletClient,
  custom,
  http,
  parseEther,
  UserRejectedRequestError,
  type Address,
  type EIP1193Provider,
  type Hash,
} from 'viem'

/**
 * A payment's outcome. `declined` means nothing was sent; for `unknown`, only the hash is known.
 */
export type Payment =
  | { readonly status: 'paid'; readonly block: bigint }
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'unknown'; readonly hash: Hash }

interface Order {
  readonly provider: EIP1193Provider
  readonly rpcUrl: string | undefined
  readonly from: Address
  readonly to: Address
  readonly amount: string
  readonly onSent: (hash: Hash) => void
}

/** Pays from the connected wallet with plain viem: the provider is the wallet's own. */
export async function payWithViem(order: Order): Promise<Payment> {
  const { provider, rpcUrl, from, to, amount, onSent } = order
  const wallet = createWalletClient({ account: from, transport: custom(provider) })
  const node = createPublicClient({ transport: http(rpcUrl) })
  let hash: Hash
  try {
    hash = await wallet.sendTransaction({ to, value: parseEther(amount), chain: null })
  } catch (thrown) {
    if (!(thrown instanceof BaseError)) throw thrown
    const isDeclined = thrown.walk(each => each instanceof UserRejectedRequestError) !== null
    return isDeclined ? { status: 'declined' } : { status: 'failed', code: thrown.name }
  }
  onSent(hash)
  try {
    const { blockNumber, status } = await node.waitForTransactionReceipt({ hash })
    return status === 'success'
      ? { status: 'paid', block: blockNumber }
      : { status: 'failed', code: 'reverted' }
  } catch {
    return { status: 'unknown', hash }
  }
}
