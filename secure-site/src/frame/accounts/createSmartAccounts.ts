import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { accountAddress } from '../../shared/accounts/accountAddress'
import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import type { AccountsConfig, AssetToken } from '../../shared/accounts'
import type { JsonRpc } from '../rpc/createJsonRpc'
import type { Server } from '../server/createServer'
import type { DeviceStore } from '../storage/openDeviceStore'
import { createRelayerDriver } from './createRelayerDriver'
import type { SmartAccountDriver } from './smartAccountDriver'

export const AccountType = v.picklist(['eoa', 'smartAccount'])
export type AccountType = v.InferOutput<typeof AccountType>

const NAME = 'accountType'
const NONE: AccountsConfig = { networks: [], sponsoredNetworks: [], tokens: {}, bundlers: {} }

export interface SmartAccountsPorts {
  readonly server: Server
  readonly rpc: JsonRpc
  readonly store: DeviceStore
  readonly projectId: string
  readonly fetch: typeof globalThis.fetch
  hostOrigin(): string | null
}

/**
 * The user's smart accounts: where they exist, which account type is active, and how their calls
 * are sent.
 */
export interface SmartAccounts {
  /** CAIP-2 ids; empty if the operator offers none or the site doesn't respond. */
  networks(): Promise<readonly string[]>
  /**
   * The active account type on a network: the user's choice of a smart account applies only where
   * they exist.
   */
  typeOn(caipNetworkId: string): Promise<AccountType>
  /** Persisted for the next visit. */
  choose(type: AccountType): Promise<void>
  addressOf(owner: Address): Address
  /** Also false if no server responds: the undeployed path works for a deployed account, too. */
  isDeployed(owner: Address, caipNetworkId: string): Promise<boolean>
  /**
   * Whether a network has the contract that holds grants to other keys; false if no server
   * responds.
   */
  canGrant(caipNetworkId: string): Promise<boolean>
  isSponsored(caipNetworkId: string): Promise<boolean>
  tokens(caipNetworkId: string): Promise<readonly AssetToken[]>
  /** @param signHash - the owner's signature of a hash, 65 bytes */
  driver(caipNetworkId: string, signHash: (hash: Hex) => Promise<Hex>): Promise<SmartAccountDriver>
}

export function createSmartAccounts(ports: SmartAccountsPorts): SmartAccounts {
  const { server, rpc, store, projectId, hostOrigin } = ports
  const deployed = new Set<string>()
  let config: Promise<AccountsConfig> | null = null
  let chosen: AccountType | null = null

  /** If the site doesn't respond there are no smart accounts, and the next call retries. */
  async function readConfig(): Promise<AccountsConfig> {
    config ??= server.accountsConfig(projectId)
    try {
      return await config
    } catch {
      config = null
      return NONE
    }
  }

  async function wish(): Promise<AccountType> {
    if (chosen !== null) return chosen
    // as if never chosen
    const kept = v.safeParse(AccountType, await store.get(NAME).catch(() => undefined))
    chosen ??= kept.success ? kept.output : 'eoa'
    return chosen
  }

  /** Caches only positive results: deployed code stays, missing code may appear later. */
  async function hasCode(address: Address, caipNetworkId: string): Promise<boolean> {
    const name = `${caipNetworkId}:${address}`
    if (deployed.has(name)) return true
    // an error counts as not deployed
    const code = await rpc.ask(caipNetworkId, 'eth_getCode', [address, 'latest']).catch(() => '0x')
    if (typeof code !== 'string' || code === '0x') return false
    deployed.add(name)
    return true
  }

  const isDeployed = (owner: Address, caipNetworkId: string) =>
    hasCode(accountAddress(owner), caipNetworkId)

  const networks = async () => (await readConfig()).networks

  return {
    networks,
    typeOn: async caipNetworkId =>
      (await wish()) === 'smartAccount' && (await networks()).includes(caipNetworkId)
        ? 'smartAccount'
        : 'eoa',
    choose: async type => {
      chosen = type
      await store.set(NAME, type).catch(() => undefined) // then it lasts until the page is left
    },
    addressOf: accountAddress,
    isDeployed,
    canGrant: caipNetworkId => hasCode(KEYS_ADDRESS, caipNetworkId),
    isSponsored: async caipNetworkId =>
      (await readConfig()).sponsoredNetworks.includes(caipNetworkId),
    tokens: async caipNetworkId => (await readConfig()).tokens[caipNetworkId] ?? [],
    driver: async (caipNetworkId, signHash) => {
      const bundler = (await readConfig()).bundlers[caipNetworkId]
      const common = {
        rpc,
        caipNetworkId,
        signHash,
        isDeployed: (owner: Address) => isDeployed(owner, caipNetworkId),
      }
      if (!bundler) return createRelayerDriver({ ...common, server, projectId, hostOrigin })
      // Lazily loaded: viem's bundler client is needed only if the operator has a bundler.
      const { createBundlerDriver } = await import('./createBundlerDriver')
      return createBundlerDriver({
        ...common,
        bundler,
        fetch: ports.fetch,
        tellGrant: data =>
          server.tellGrant({ projectId, hostOrigin: hostOrigin() ?? '', caipNetworkId, data }),
      })
    },
  }
}
