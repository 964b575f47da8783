import { expect } from '@playwright/test'
import { createPublicClient, http, size, type Address, type Hex } from 'viem'
import type { HostPage } from '../pages/HostPage'
import type { Chain } from './createChain'
import { EMAIL_ONLY } from './signInByEmail'
import { signOnce } from './signOnce'

export const ACCOUNT_TYPES = ['eoa', 'smartAccount'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

const MESSAGE = 'Hello from the example host'
/** Of a signature by a plain key. */
const PLAIN_BYTES = 65

export const otherThan = (type: AccountType): AccountType =>
  type === 'eoa' ? 'smartAccount' : 'eoa'

/** The page whose logins begin with a type of account. */
export const beginningWith = (type: AccountType) => `${EMAIL_ONLY}&account=${type}`

export const addressOf = async (host: HostPage) =>
  (await host.read('address').textContent()) as Address

export async function expectAccount(host: HostPage, type: AccountType, address: string) {
  await expect(host.read('account-type')).toHaveText(type)
  await host.expectConnected(address)
}

/** The visitor signs with the account in use, of this type, and the chain says that it did. */
export async function signAs(host: HostPage, type: AccountType, chain: Chain) {
  await expect(host.read('account-type')).toHaveText(type)
  const address = await addressOf(host)
  const signature = (await signOnce(host)) as Hex
  expect(size(signature) > PLAIN_BYTES).toBe(type === 'smartAccount')
  const client = createPublicClient({ transport: http(chain.url) })
  expect(await client.verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
}
