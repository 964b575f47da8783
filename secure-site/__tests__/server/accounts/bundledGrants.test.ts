import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { keccak256, toHex } from 'viem'
import { grantCall, revokeCall } from '../../../src/shared/accounts/grants'
import { createBrowser, memberOf } from '../tools/createBrowser'
import { OWNER, RELAYER_KEY, startAccountChain } from '../tools/startAccountChain'
import { HOST_ORIGIN, startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import type { GrantsAnswer } from '../../../src/shared/grantList'
import type { AccountChain } from '../tools/startAccountChain'
import type { TestSite } from '../tools/startTestSite'

const BUNDLED = 'eip155:31337'
const RELAYED = 'eip155:1'
const HOUR_MS = 3_600_000
const SHARE = 's'.repeat(44)

for (const store of STORES) {
  describe(`grants that a bundler sends, over ${store.name}`, () => {
    let chain: AccountChain
    let site: TestSite
    let post: (body: object) => Promise<{ status: number; body: unknown }>
    let list: () => Promise<GrantsAnswer['grants']>

    const grantOf = (name: string) => {
      const id = keccak256(toHex(name))
      const expiry = BigInt(Math.floor(site.clock.now() / 1_000) + 10 * 86_400)
      const call = grantCall({ id, expiry, keys: [OWNER.address], allowances: [], functions: [] })
      return { id, expiry, data: call.data }
    }
    const told = (data: string, more: object = {}) => ({
      projectId: 'demo',
      hostOrigin: HOST_ORIGIN,
      caipNetworkId: BUNDLED,
      data,
      ...more,
    })

    before(async () => {
      chain = await startAccountChain(31337)
      const coin = { name: 'Chain', symbol: 'ETH', decimals: 18 }
      site = await startTestSite(store, {
        rpcUrls: { [BUNDLED]: [chain.url], [RELAYED]: ['https://rpc.example.com'] },
        networks: { [BUNDLED]: coin, [RELAYED]: coin },
        accounts: {
          networks: [BUNDLED, RELAYED],
          relayerKey: RELAYER_KEY,
          bundlers: { [BUNDLED]: { url: 'https://bundler.example.com' } },
        },
      })
      const browser = createBrowser(site)
      const { session } = await browser.logIn('ann@example.com')
      const keys = {
        addresses: { eip155: OWNER.address, solana: '1'.repeat(32) },
        loginShare: SHARE,
        recoveryShare: SHARE,
      }
      assert.equal((await browser.request('PUT', '/api/keys', keys, session)).status, 204)
      post = body => browser.post('/api/accounts/grants', body, session)
      list = async () => {
        const { body } = await browser.request('GET', '/api/account/grants', undefined, session)
        return (body as GrantsAnswer).grants
      }
    })
    after(async () => {
      await site.close()
      await chain.close()
    })

    it('are listed once for their owner as reported, and disappear if the network never has them', async () => {
      const { id, expiry, data } = grantOf('first')
      assert.equal((await post(told(data))).status, 204)
      assert.equal((await post(told(data))).status, 204)
      assert.deepEqual(await list(), [
        {
          id,
          caipNetworkId: BUNDLED,
          networkName: 'Chain',
          hostOrigin: HOST_ORIGIN,
          projectId: 'demo',
          expiry: Number(expiry),
          allowances: [],
          functions: [],
          state: 'waiting',
          isStoppedHere: false,
        },
      ])
      site.clock.move(HOUR_MS + 1)
      assert.deepEqual(await list(), [])
    })

    it('are recorded only for pages of the project, networks with a bundler, and actual grants', async () => {
      const { id, data } = grantOf('second')
      const answers = await Promise.all(
        [
          told(data, { hostOrigin: 'https://elsewhere.example' }),
          told(data, { caipNetworkId: RELAYED }),
          told(data, { caipNetworkId: 'eip155:99' }),
          told(revokeCall(id).data),
          told('0x'),
          told(`${data}${'00'.repeat(10_000)}`),
        ].map(async body => {
          const { status, body: answer } = await post(body)
          return [status, memberOf(answer, 'error')]
        }),
      )
      assert.deepEqual(answers, [
        [403, 'HOST_NOT_ALLOWED'],
        [400, 'BAD_REQUEST'],
        [400, 'BAD_REQUEST'],
        [400, 'BAD_REQUEST'],
        [400, 'BAD_REQUEST'],
        [400, 'BAD_REQUEST'],
      ])
      assert.deepEqual(await list(), [])
      const stranger = createBrowser(site)
      const { status } = await stranger.post('/api/accounts/grants', told(data))
      assert.equal(status, 401)
    })

    it('are recorded at most sixty times an hour', async () => {
      site.clock.move(HOUR_MS + 1)
      const { data } = grantOf('third')
      for (let times = 0; times < 60; times += 1) assert.equal((await post(told(data))).status, 204)
      assert.equal((await post(told(data))).status, 429)
    })
  })
}
