import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { sandboxUrls } from './sandboxUrls'

/** Asks the chain itself, past the page and past the wallet. */
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

/** Fills an account, and waits until it is filled. */
export async function airdropTo(address: string, lamports: number): Promise<void> {
  await ask('requestAirdrop', [address, lamports])
}

interface TokenAccounts {
  readonly value: readonly {
    readonly account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
  }[]
}

/** What an owner keeps of a token, in its accounts on the chain. */
export async function tokensOf(owner: string, mint: string): Promise<readonly string[]> {
  const { value } = await ask<TokenAccounts>('getTokenAccountsByOwner', [
    owner,
    { mint },
    { encoding: 'jsonParsed' },
  ])
  return value.map(({ account }) => account.data.parsed.info.tokenAmount.amount)
}

/** An address that nothing was ever sent to. */
export const newSolanaAddress = (): string =>
  base58.encode(ed25519.getPublicKey(ed25519.utils.randomPrivateKey()))
