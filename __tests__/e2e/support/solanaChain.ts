import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { sandboxUrls } from './sandboxUrls'

/** Queries the chain itself, without the page or the wallet. */
async function ask<T>(method: string, params: readonly unknown[]): Promise<T> {
  const response = await fetch(sandboxUrls.solana, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: T }).result
}

export const LAMPORTS = 1_000_000_000

export const lamportsOf = async (address: string): Promise<number> =>
  (await ask<{ value: number }>('getBalance', [address])).value

/** Funds an account, and waits until the funds have arrived. */
export async function airdropTo(address: string, lamports: number): Promise<void> {
  await ask('requestAirdrop', [address, lamports])
}

interface TokenAccounts {
  readonly value: readonly {
    readonly account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
  }[]
}

/** Returns the amounts of a token in its owner's accounts on the chain. */
export async function tokensOf(owner: string, mint: string): Promise<readonly string[]> {
  const { value } = await ask<TokenAccounts>('getTokenAccountsByOwner', [
    owner,
    { mint },
    { encoding: 'jsonParsed' },
  ])
  return value.map(({ account }) => account.data.parsed.info.tokenAmount.amount)
}

/** Returns an address to which nothing was ever sent. */
export const newSolanaAddress = (): string =>
  base58.encode(ed25519.getPublicKey(ed25519.utils.randomPrivateKey()))
