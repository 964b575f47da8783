import * as v from 'valibot'
import { Accounts } from './accountsOptions'
import type { AccountsOptions, SponsorshipPolicy } from './accountsOptions'
import type { AccountsConfig } from '../../shared/accounts'

/** The operator's smart account settings; no networks if none were given. */
export interface AccountsSettings {
  readonly networks: readonly string[]
  readonly relayerKey: `0x${string}` | null
  readonly sponsorship: Readonly<Record<string, SponsorshipPolicy>>
  readonly tokens: AccountsConfig['tokens']
  readonly bundlers: AccountsConfig['bundlers']
  /** Origins that browsers connect to for bundlers. */
  readonly bundlerUrls: readonly string[]
}

const NONE: AccountsSettings = {
  networks: [],
  relayerKey: null,
  sponsorship: {},
  tokens: {},
  bundlers: {},
  bundlerUrls: [],
}

const isKey = (text: string | undefined): text is `0x${string}` => text !== undefined

/**
 * Validates the smart account options.
 *
 * @throws {Error} naming the invalid option; never contains the key
 */
export function readAccountsSettings(
  given: AccountsOptions | undefined,
  site: {
    readonly rpcUrls: Readonly<Record<string, readonly string[]>>
    readonly projects: Readonly<Record<string, readonly string[]>>
  },
): AccountsSettings {
  if (given === undefined) return NONE
  const read = v.safeParse(Accounts, given)
  if (!read.success) {
    const [issue] = read.issues
    const path = v.getDotPath(issue) ?? ''
    throw new Error(
      `accounts.${path}: ${path === 'relayerKey' ? 'must be 32 bytes as 0x…' : issue.message}`,
    )
  }
  const { networks, relayerKey, sponsorship, tokens, bundlers } = read.output
  for (const network of networks) {
    if (!site.rpcUrls[network]?.length)
      throw new Error(`accounts.networks: ${network} has no rpcUrls`)
    if (relayerKey === undefined && !bundlers[network])
      throw new Error(`accounts.relayerKey: is needed for ${network}, which has no bundler`)
  }
  for (const projectId of Object.keys(sponsorship))
    if (!site.projects[projectId])
      throw new Error(`accounts.sponsorship: there is no project ${projectId}`)
  return {
    networks,
    relayerKey: isKey(relayerKey) ? relayerKey : null,
    sponsorship,
    tokens,
    bundlers,
    bundlerUrls: Object.values(bundlers).flatMap(({ url, paymasterUrl }) =>
      paymasterUrl === undefined ? [url] : [url, paymasterUrl],
    ),
  }
}
