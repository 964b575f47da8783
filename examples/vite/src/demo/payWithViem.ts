import type { Network } from 'redux-wallet-modal'
import type { Address, EIP1193Provider, Hash } from 'viem'
import { sandboxOne, sandboxTwo } from '../sandbox'

/** How a payment ended. Whoever declined sent nothing; of one that is unknown, only the hash is known. */
export type Payment =
  | { readonly status: 'paid'; readonly block: bigint }
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'unknown'; readonly hash: Hash }

interface Order {
  readonly provider: EIP1193Provider
  readonly network: Network
  readonly from: Address
  readonly to: Address
  readonly amount: string
  readonly onSent: (hash: Hash) => void
}

/** Pays from the connected wallet, as any page does with viem: the provider is the wallet's own. */
export async function payWithViem({
  provider,
  network,
  from,
  to,
  amount,
  onSent,
}: Order): Promise<Payment> {
  const { BaseError, UserRejectedRequestError, createPublicClient, createWalletClient } =
    await import('viem')
  const { custom, http, parseEther } = await import('viem')
  const chain = [sandboxOne, sandboxTwo].find(({ id }) => String(id) === network.reference)
  const wallet = createWalletClient({ account: from, chain, transport: custom(provider) })
  const hash = await wallet
    .sendTransaction({ to, value: parseEther(amount), chain })
    .catch((thrown: unknown) => {
      const isDeclined =
        thrown instanceof BaseError &&
        thrown.walk(each => each instanceof UserRejectedRequestError) !== null
      return isDeclined
        ? ({ status: 'declined' } as const)
        : ({ status: 'failed', code: thrown instanceof BaseError ? thrown.name : 'Error' } as const)
    })
  if (typeof hash !== 'string') return hash
  onSent(hash)
  const node = createPublicClient({ chain, transport: http(network.rpcUrls[0]) })
  try {
    const { blockNumber, status } = await node.waitForTransactionReceipt({ hash })
    return status === 'success'
      ? { status: 'paid', block: blockNumber }
      : { status: 'failed', code: 'reverted' }
  } catch {
    return { status: 'unknown', hash }
  }
}
