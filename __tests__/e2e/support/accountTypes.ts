import { expect } from '@playwright/test'
import { createPublicClient, http, size, type Address, type Hex } from 'viem'
import type { HostPage } from '../pages/HostPage'
import type { Chain } from './createChain'
import { EMAIL_ONLY } from './signInByEmail'
import { signOnce } from './signOnce'

export const ACCOUNT_TYPES = ['eoa', 'smartAccount'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

const MESSAGE = 'Hello from the example host'
/** The length of a signature by a plain key. */
const PLAIN_BYTES = 65

export const otherThan = (type: AccountType): AccountType =>
  type === 'eoa' ? 'smartAccount' : 'eoa'

/** Returns the query of the page whose logins begin with a type of account. */
export const beginningWith = (type: AccountType) => `${EMAIL_ONLY}&account=${type}`

export const addressOf = async (host: HostPage) =>
  (await host.read('address').textContent()) as Address

export async function expectAccount(host: HostPage, type: AccountType, address: string) {
  await expect(host.read('account-type')).toHaveText(type)
  await host.expectConnected(address)
}

/**
 * Signs with the active account, which has this type, and verifies the signature on the chain. An
 * undeployed contract's signature includes its creation (ERC-6492); a deployed one accepts its
 * owner's plain signature (ERC-1271).
 */
export async function signAs(host: HostPage, type: AccountType, chain: Chain) {
  await expect(host.read('account-type')).toHaveText(type)
  const address = await addressOf(host)
  const signature = (await signOnce(host)) as Hex
  const client = createPublicClient({ transport: http(chain.url) })
  const isDeployed = (await client.getCode({ address })) !== undefined
  expect(size(signature) > PLAIN_BYTES).toBe(type === 'smartAccount' && !isDeployed)
  expect(await client.verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
}
