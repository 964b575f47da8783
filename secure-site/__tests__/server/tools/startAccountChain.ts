import { readArtifact, startChain } from '@redux-wallet-modal/sandbox'
import {
  createPublicClient,
  createTestClient,
  defineChain,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { FACTORY_ADDRESS, KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import factory from '../../../contracts/artifacts/EmbeddedAccountFactory.json'
import keys from '../../../contracts/artifacts/GrantedKeys.json'
import type { Address, Hex } from 'viem'

const DETERMINISTIC_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Throwaway test keys. */
export const OWNER_KEY: Hex = `0x${'a1'.repeat(32)}`
export const RELAYER_KEY: Hex = `0x${'b2'.repeat(32)}`
export const OTHER_KEY: Hex = `0x${'c3'.repeat(32)}`
export const OWNER = privateKeyToAccount(OWNER_KEY)
export const RELAYER = privateKeyToAccount(RELAYER_KEY)
export const OTHER = privateKeyToAccount(OTHER_KEY)

/**
 * A real chain with the smart account contracts, placed by the deterministic deployer, and coins
 * for the test keys.
 */
export async function startAccountChain(chainId: 31337 | 31338 = 31337) {
  const running = await startChain({ chainId, port: 0, seed: false })
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [running.url] } },
  })
  const client = createTestClient({
    mode: 'anvil',
    chain,
    account: RELAYER,
    pollingInterval: 20,
    cacheTime: 0,
    transport: http(running.url, { retryCount: 0 }),
  })
    .extend(publicActions)
    .extend(walletActions)
  for (const { address } of [OWNER, RELAYER, OTHER])
    await client.setBalance({ address, value: 10n ** 21n })
  for (const address of [FACTORY_ADDRESS, KEYS_ADDRESS] as const)
    await client.setCode({ address, bytecode: '0x' })

  /** Waits for the transaction's block; rejects if it fails. */
  async function mined(sending: Promise<Hex>) {
    const receipt = await client.waitForTransactionReceipt({ hash: await sending })
    if (receipt.status !== 'success') throw new Error(`${receipt.transactionHash} failed`)
    return receipt
  }

  async function deploy(
    contract: 'SandboxToken' | 'SandboxCollectible',
    args: readonly unknown[],
  ): Promise<Address> {
    const { abi, bytecode } = readArtifact(contract)
    const { contractAddress } = await mined(client.deployContract({ abi, bytecode, args }))
    if (contractAddress == null) throw new Error(`${contract} was not deployed`)
    return contractAddress
  }

  for (const { bytecode } of [factory, keys])
    await mined(
      client.sendTransaction({
        to: DETERMINISTIC_DEPLOYER,
        data: `0x${'00'.repeat(32)}${bytecode.slice(2)}`,
      }),
    )
  const reader = createPublicClient({
    chain,
    cacheTime: 0,
    pollingInterval: 20,
    transport: http(running.url, { retryCount: 0 }),
  })
  return { ...running, reader, client, mined, deploy }
}

export type AccountChain = Awaited<ReturnType<typeof startAccountChain>>
