import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { parseEther } from 'viem'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { createBrowser, memberOf, textIn } from '../tools/createBrowser'
import { payment, RECIPIENT, signed } from '../tools/signBatch'
import { OTHER, OWNER, RELAYER, RELAYER_KEY, startAccountChain } from '../tools/startAccountChain'
import { startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import { metric } from '../tools/until'
import type { QuoteAnswer } from '../../../src/shared/accounts'
import type { PaymentCall } from '../tools/signBatch'
import type { AccountChain } from '../tools/startAccountChain'
import type { TestSite } from '../tools/startTestSite'
import type { Address, Hex } from 'viem'

const ACCOUNT = accountAddress(OWNER.address)
const COIN = parseEther('1')
const SPONSORED = 'eip155:31337'
const UNSPONSORED = 'eip155:31338'
const DAY_MS = 86_400_000
const SHARE = 's'.repeat(44)

for (const store of STORES) {
  describe(`the relayer, over ${store.name}`, () => {
    let one: AccountChain
    let two: AccountChain
    let site: TestSite
    let owner: Awaited<ReturnType<typeof logInAs>>

    async function logInAs(email: string, address: Address) {
      const browser = createBrowser(site)
      const { session } = await browser.logIn(email)
      const stored = await browser.request(
        'PUT',
        '/api/keys',
        {
          addresses: { eip155: address, solana: '1'.repeat(32) },
          loginShare: SHARE,
          recoveryShare: SHARE,
        },
        session,
      )
      assert.equal(stored.status, 204)
      const ask = (path: string, body: unknown) =>
        browser.post(`/api/accounts/${path}`, body, session)
      const quote = async (caipNetworkId: string, calls: readonly PaymentCall[]) => {
        const { status, body } = await ask('quote', { projectId: 'demo', caipNetworkId, calls })
        assert.equal(status, 200, JSON.stringify(body))
        return body as QuoteAnswer
      }
      return { browser, ask, quote }
    }

    const chainOf = (caipNetworkId: string) => (caipNetworkId === SPONSORED ? one : two)

    async function sendAndMine(caipNetworkId: string, calls: readonly PaymentCall[]) {
      const quote = await owner.quote(caipNetworkId, calls)
      assert.equal(quote.failure, null)
      const { status, body } = await owner.ask(
        'send',
        await signed({ caipNetworkId, calls }, quote),
      )
      assert.equal(status, 200, JSON.stringify(body))
      const hash = textIn(body, 'transactionHash') as Hex
      return chainOf(caipNetworkId).reader.waitForTransactionReceipt({ hash })
    }

    before(async () => {
      ;[one, two] = await Promise.all([startAccountChain(31337), startAccountChain(31338)])
      const coin = { name: 'Chain', symbol: 'ETH', decimals: 18 }
      site = await startTestSite(store, {
        rpcUrls: { [SPONSORED]: [one.url], [UNSPONSORED]: [two.url] },
        networks: { [SPONSORED]: coin, [UNSPONSORED]: coin },
        accounts: {
          networks: [SPONSORED, UNSPONSORED],
          relayerKey: RELAYER_KEY,
          sponsorship: { demo: { networks: [SPONSORED], perUserPerDay: 3, perDay: 4 } },
        },
      })
      owner = await logInAs('ann@example.com', OWNER.address)
      for (const chain of [one, two])
        await chain.client.setBalance({ address: ACCOUNT, value: 100n * COIN })
    })
    beforeEach(() => site.clock.move(DAY_MS + 1))
    after(async () => {
      await site.close()
      await Promise.all([one.close(), two.close()])
    })

    it('reports the networks with smart accounts, and those on which the operator pays', async () => {
      const browser = createBrowser(site)
      const { body } = await browser.request('GET', '/api/accounts/config?projectId=demo')
      assert.deepEqual(body, {
        networks: [SPONSORED, UNSPONSORED],
        sponsoredNetworks: [SPONSORED],
        tokens: {},
        bundlers: {},
      })
      const closed = await browser.request('GET', '/api/accounts/config?projectId=closed')
      assert.deepEqual(memberOf(closed.body, 'sponsoredNetworks'), [])
      const none = await browser.request('GET', '/api/accounts/config?projectId=none')
      assert.equal(none.status, 404)
    })

    it('pays for the first batch, which deploys the account and executes all of its calls', async () => {
      const calls = [payment(COIN), payment(COIN, OTHER.address)]
      const quote = await owner.quote(SPONSORED, calls)
      assert.equal(quote.isDeployed, false)
      assert.equal(quote.isSponsored, true)
      assert.equal(quote.maxFee, '0')
      const receipt = await sendAndMine(SPONSORED, calls)
      assert.equal(receipt.status, 'success')
      assert.equal(receipt.from, RELAYER.address.toLowerCase())
      assert.equal(await one.client.getBalance({ address: RECIPIENT }), COIN)
      assert.equal(await one.client.getBalance({ address: ACCOUNT }), 98n * COIN)
      assert.equal((await owner.quote(SPONSORED, calls)).isDeployed, true)
    })

    it('is paid by the account where the operator does not pay, and loses nothing', async () => {
      const relayerBefore = await two.client.getBalance({ address: RELAYER.address })
      const quote = await owner.quote(UNSPONSORED, [payment(COIN)])
      assert.equal(quote.isSponsored, false)
      assert.ok(BigInt(quote.maxFee) > 0n)
      const receipt = await sendAndMine(UNSPONSORED, [payment(COIN)])
      assert.equal(receipt.status, 'success')
      const cost = receipt.gasUsed * receipt.effectiveGasPrice
      const left = await two.client.getBalance({ address: ACCOUNT })
      const fee = 99n * COIN - left
      assert.ok(fee >= cost && fee <= BigInt(quote.maxFee), `${fee} for ${cost}`)
      const relayerAfter = await two.client.getBalance({ address: RELAYER.address })
      assert.equal(relayerAfter, relayerBefore + fee - cost)
    })

    it('sends on a network whose latest block is old', async () => {
      await one.client.increaseTime({ seconds: 3_600 })
      const receipt = await sendAndMine(SPONSORED, [payment(COIN)])
      assert.equal(receipt.status, 'success')
    })

    it('reports before signing that calls would fail, or that the fee can’t be paid', async () => {
      const tooMuch = await owner.quote(SPONSORED, [payment(1_000n * COIN)])
      assert.match(tooMuch.failure ?? '', /^call 1: /)
      const all = await owner.quote(UNSPONSORED, [
        payment(await two.client.getBalance({ address: ACCOUNT })),
      ])
      assert.equal(all.failure, 'the account does not have enough for the fee')
    })

    it('sends a batch once, however often it is requested, even after its response got lost', async () => {
      const calls = [payment(COIN)]
      const request = await signed(
        { caipNetworkId: SPONSORED, calls },
        await owner.quote(SPONSORED, calls),
      )
      const before = await one.client.getBalance({ address: RECIPIENT })
      const first = await owner.ask('send', request)
      const second = await owner.ask('send', request)
      assert.equal(first.status, 200)
      assert.deepEqual(second.body, first.body)
      await one.reader.waitForTransactionReceipt({
        hash: textIn(first.body, 'transactionHash') as Hex,
      })
      assert.equal(await one.client.getBalance({ address: RECIPIENT }), before + COIN)
    })

    it('rejects signatures of another owner, network or fee recipient, and changed numbers', async () => {
      const calls = [payment(COIN)]
      const quote = await owner.quote(UNSPONSORED, calls)
      const request = { caipNetworkId: UNSPONSORED, calls }
      const good = await signed(request, quote)
      const wrong = [
        await signed(request, quote, OTHER),
        { ...good, maxFee: '1' },
        { ...good, nonce: String(BigInt(quote.nonce) + 1n) },
        { ...good, caipNetworkId: SPONSORED },
        { ...good, calls: [payment(2n * COIN)] },
        await signed(request, { ...quote, feeRecipient: OTHER.address }),
        await signed(request, { ...quote, nonce: '0' }), // used
        await signed(request, { ...quote, deadline: '1' }),
        await signed(request, { ...quote, maxFee: '0' }), // as if the operator paid here
        await signed(request, { ...quote, maxFee: '1' }), // far too little
      ]
      for (const each of wrong) {
        const { status, body } = await owner.ask('send', each)
        assert.deepEqual([status, body], [409, { error: 'BATCH_REFUSED' }])
      }
      const other = await logInAs(`bob${Math.random()}@example.com`, OTHER.address)
      assert.equal((await other.ask('send', good)).status, 409)
      assert.equal((await owner.ask('send', good)).status, 200)
    })

    it('rejects unlisted pages, users without a session, and malformed bodies', async () => {
      const calls = [payment(COIN)]
      const request = await signed(
        { caipNetworkId: SPONSORED, calls },
        await owner.quote(SPONSORED, calls),
      )
      const hostile = await owner.ask('send', { ...request, hostOrigin: 'https://evil.example' })
      assert.deepEqual([hostile.status, hostile.body], [403, { error: 'HOST_NOT_ALLOWED' }])
      assert.equal((await createBrowser(site).post('/api/accounts/send', request)).status, 401)
      for (const wrong of [
        { ...request, calls: [] },
        { ...request, calls: Array.from({ length: 21 }, () => payment(1n)) },
        { ...request, caipNetworkId: 'eip155:1' },
        { ...request, signature: '0x12' },
        { ...request, maxFee: '-1' },
      ])
        assert.equal((await owner.ask('send', wrong)).status, 400)
      const large = [{ ...payment(0n), data: `0x${'00'.repeat(40_000)}` }]
      const quote = { projectId: 'demo', caipNetworkId: SPONSORED, calls: large }
      assert.equal((await owner.ask('quote', quote)).status, 200)
    })

    it('does not send a batch that has started to fail, and reports it', async () => {
      const calls = [payment(50n * COIN)]
      const request = await signed(
        { caipNetworkId: SPONSORED, calls },
        await owner.quote(SPONSORED, calls),
      )
      const balance = await one.client.getBalance({ address: ACCOUNT })
      await one.client.setBalance({ address: ACCOUNT, value: COIN })
      const { status, body } = await owner.ask('send', request)
      assert.deepEqual([status, body], [422, { error: 'BATCH_FAILS' }])
      await one.client.setBalance({ address: ACCOUNT, value: balance })
    })

    it('pays for a limited number of batches per user, project and day, then lets the account pay', async () => {
      for (let count = 0; count < 3; count += 1) await sendAndMine(SPONSORED, [payment(1n)])
      assert.equal((await owner.quote(SPONSORED, [payment(1n)])).isSponsored, false)
      const other = await logInAs(`cid${Math.random()}@example.com`, OTHER.address)
      await one.client.setBalance({ address: accountAddress(OTHER.address), value: COIN })
      const calls = [payment(1n)]
      const quote = await other.quote(SPONSORED, calls)
      assert.equal(quote.isSponsored, true)
      const sent = await other.ask(
        'send',
        await signed({ caipNetworkId: SPONSORED, calls }, quote, OTHER),
      )
      assert.equal(sent.status, 200)
      assert.equal((await other.quote(SPONSORED, calls)).isSponsored, false)
      site.clock.move(DAY_MS + 1)
      assert.equal((await owner.quote(SPONSORED, [payment(1n)])).isSponsored, true)
    })

    it('gives concurrent transactions consecutive nonces', async () => {
      const users = await Promise.all(
        [1, 2, 3].map(async () => {
          const { privateKeyToAccount, generatePrivateKey } = await import('viem/accounts')
          const account = privateKeyToAccount(generatePrivateKey())
          const user = await logInAs(`dee${Math.random()}@example.com`, account.address)
          await two.client.setBalance({ address: accountAddress(account.address), value: COIN })
          const calls = [payment(1n)]
          const quote = await user.quote(UNSPONSORED, calls)
          return {
            user,
            request: await signed({ caipNetworkId: UNSPONSORED, calls }, quote, account),
          }
        }),
      )
      const answers = await Promise.all(users.map(({ user, request }) => user.ask('send', request)))
      const receipts = await Promise.all(
        answers.map(({ body }) =>
          two.reader.waitForTransactionReceipt({ hash: textIn(body, 'transactionHash') as Hex }),
        ),
      )
      assert.deepEqual(
        receipts.map(({ status }) => status),
        ['success', 'success', 'success'],
      )
    })

    it('records the outcome of batches when it sweeps', async () => {
      await sendAndMine(SPONSORED, [payment(1n)])
      await site.removeExpired()
      assert.ok((await metric(site, 'kind="batchSent"')) > 0)
      assert.equal(await metric(site, 'kind="batchReverted"'), 0)
    })
  })
}
