import { accountAt } from '@redux-wallet-modal/sandbox'
import {
  createTestClient,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
  type Address,
  type Hash,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { foundry } from 'viem/chains'

const MINT = parseAbi(['function mint(address to, uint256 value)'])
/** Holds money on every sandbox chain and belongs to no wallet. */
const FAUCET = accountAt(9)

/** Reads and changes a chain directly, without the page or the wallet. */
export interface Chain {
  readonly id: number
  readonly url: string
  balanceOf(owner: Address): Promise<bigint>
  tokenBalanceOf(token: Address, owner: Address): Promise<bigint>
  blockNumber(): Promise<bigint>
  /** Sets an account's coin balance. */
  fund(owner: Address, wei: bigint): Promise<void>
  /** Mints tokens to an account. */
  mint(token: Address, to: Address, value: bigint): Promise<void>
  /** Deploys a contract at an empty address. */
  place(code: Hex, at: Address): Promise<void>
  /** From now on nothing is mined before `mine`. */
  holdBlocks(): Promise<void>
  mine(): Promise<void>
  releaseBlocks(): Promise<void>
  /** The receipt of the newest transaction that paid coins to an account. */
  paymentTo(recipient: Address): Promise<TransactionReceipt>
  /** The receipt of the newest transaction that moved a token to an account. */
  transferTo(token: Address, recipient: Address): Promise<TransactionReceipt>
  /** Whether an account signed a text, with a key or as a contract, deployed or not. */
  hasSigned(owner: Address, message: string, signature: Hex): Promise<boolean>
  /** How many transactions an account has sent, including pending ones. */
  sentBy(owner: Address): Promise<number>
}

export function createChain(id: number, url: string): Chain {
  const client = createTestClient({
    mode: 'anvil',
    chain: { ...foundry, id },
    account: FAUCET,
    cacheTime: 0,
    pollingInterval: 20,
    transport: http(url),
  })
    .extend(publicActions)
    .extend(walletActions)

  const receiptOf = (hash: Hash | undefined, what: string) => {
    if (hash === undefined) throw new Error(`No transaction ${what} in the newest blocks`)
    return client.getTransactionReceipt({ hash })
  }

  return {
    id,
    url,
    balanceOf: address => client.getBalance({ address }),
    hasSigned: (address, message, signature) =>
      client.verifyMessage({ address, message, signature }),
    tokenBalanceOf: (address, owner) =>
      client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    blockNumber: () => client.getBlockNumber(),
    fund: (address, value) => client.setBalance({ address, value }),
    async mint(address, to, value) {
      await client.setBalance({ address: FAUCET.address, value: parseEther('1000') })
      const hash = await client.writeContract({
        address,
        abi: MINT,
        functionName: 'mint',
        args: [to, value],
      })
      await client.waitForTransactionReceipt({ hash })
    },
    place: (bytecode, address) => client.setCode({ address, bytecode }),
    holdBlocks: () => client.setAutomine(false),
    mine: () => client.mine({ blocks: 1 }),
    releaseBlocks: () => client.setAutomine(true),
    async paymentTo(recipient) {
      const newest = await client.getBlockNumber()
      for (let number = newest; number > newest - 3n; number -= 1n) {
        const block = await client.getBlock({ blockNumber: number, includeTransactions: true })
        const found = block.transactions.find(
          ({ to }) => to?.toLowerCase() === recipient.toLowerCase(),
        )
        if (found) return receiptOf(found.hash, '')
      }
      return receiptOf(undefined, `to ${recipient}`)
    },
    async transferTo(address, to) {
      const logs = await client.getContractEvents({
        address,
        abi: erc20Abi,
        eventName: 'Transfer',
        args: { to },
        fromBlock: 0n,
      })
      return receiptOf(logs.at(-1)?.transactionHash, `of ${address} to ${to}`)
    },
    sentBy: address => client.getTransactionCount({ address, blockTag: 'pending' }),
  }
}
