import assert from 'node:assert/strict'
import { hexToBytes, parseEther } from 'viem'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { createSmartAccounts } from '../../../src/frame/accounts/createSmartAccounts'
import { createCallBatches } from '../../../src/frame/rpc/createCallBatches'
import { createJsonRpc } from '../../../src/frame/rpc/createJsonRpc'
import { createNetworks } from '../../../src/frame/rpc/createNetworks'
import { createServer } from '../../../src/frame/server/createServer'
import { openDeviceStore } from '../../../src/frame/storage/openDeviceStore'
import { createBrowser } from './createBrowser'
import { OWNER, OWNER_KEY, RELAYER_KEY, startAccountChain } from './startAccountChain'
import { HOST_ORIGIN, startTestSite } from './startTestSite'
import { STORES } from './stores'
import type { SigningPorts } from '../../../src/frame/requests/signing'
import type { TestSite } from './startTestSite'

/** The operator sponsors the first one. */
export const [SPONSORED, UNSPONSORED] = ['eip155:31337', 'eip155:31338'] as const

/**
 * A frame in this browser: its requests have the site's own origin and the session, as a browser
 * would send them.
 */
async function openFrame(site: TestSite, session: Record<string, string>): Promise<SigningPorts> {
  const asFrame: typeof fetch = (path, init) =>
    fetch(`${site.url}${path as string}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...session, origin: site.url },
    })
  const server = createServer(asFrame)
  const networks = createNetworks(() => server.config('demo', HOST_ORIGIN), SPONSORED)
  const rpc = createJsonRpc({ fetch, urls: networks.urls })
  const store = await openDeviceStore(() => undefined)
  const smart = createSmartAccounts({
    server,
    rpc,
    store,
    projectId: 'demo',
    fetch,
    hostOrigin: () => HOST_ORIGIN,
  })
  await smart.choose('smartAccount')
  return {
    accounts: { eip155: OWNER.address, solana: '1'.repeat(32) },
    networks,
    smart,
    rpc,
    batches: createCallBatches(store),
    withKeys: async lend => lend({ eip155: hexToBytes(OWNER_KEY), solana: new Uint8Array(32) }),
  }
}

/**
 * The frame's real code over a real site and two real chains, where the owner's smart account has
 * ten coins.
 */
export async function startAccountWalk() {
  const [pglite] = STORES
  assert.ok(pglite)
  const [one, two] = await Promise.all([startAccountChain(31337), startAccountChain(31338)])
  const coin = { name: 'Chain', symbol: 'ETH', decimals: 18 }
  const site = await startTestSite(pglite, {
    rpcUrls: { [SPONSORED]: [one.url], [UNSPONSORED]: [two.url] },
    networks: { [SPONSORED]: coin, [UNSPONSORED]: coin },
    accounts: {
      networks: [SPONSORED, UNSPONSORED],
      relayerKey: RELAYER_KEY,
      sponsorship: { demo: { networks: [SPONSORED] } },
    },
  })
  const browser = createBrowser(site)
  const { session } = await browser.logIn('ann@example.com')
  const keys = {
    addresses: { eip155: OWNER.address, solana: '1'.repeat(32) },
    loginShare: 's'.repeat(44),
    recoveryShare: 's'.repeat(44),
  }
  assert.equal((await browser.request('PUT', '/api/keys', keys, session)).status, 204)
  for (const chain of [one, two])
    await chain.client.setBalance({
      address: accountAddress(OWNER.address),
      value: parseEther('10'),
    })
  return {
    one,
    two,
    ports: await openFrame(site, session),
    /** Requests of this user's account page. */
    askAsOwner: (path: string) => browser.request('GET', path, undefined, session),
    close: async () => {
      await site.close()
      await Promise.all([one.close(), two.close()])
    },
  }
}
