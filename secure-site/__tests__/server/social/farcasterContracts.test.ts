import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createFarcasterControl, startFarcaster } from '@redux-wallet-modal/sandbox/logins'
import { hashMessage, serializeErc6492Signature, toHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { accountAddress, createAccountData } from '../../../src/shared/accounts/accountAddress'
import { FACTORY_ABI, SALT } from '../../../src/shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { messageTypedData } from '../../../src/shared/accounts/typedData'
import { memberOf, textIn } from '../tools/createBrowser'
import { createSocialBrowser } from '../tools/createSocialBrowser'
import { OTHER, OWNER, startAccountChain } from '../tools/startAccountChain'
import { startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import type { AccountChain } from '../tools/startAccountChain'
import type { TestSite } from '../tools/startTestSite'
import type { Hex } from 'viem'

const CHAIN_ID = 31337
const REGISTRY = '0x00000000000000000000000000000000000f1d00'
const CUSTODY = accountAddress(OWNER.address)
const FID = 4242
const refused = { error: 'LOGIN_EXPIRED' }

/** Bytecode of a registry with one account: returns its id for its address, and 0 for any other. */
const registryOf = (account: Hex, fid: number): Hex =>
  `0x60043573${account.slice(2)}14${toHex(fid, { size: 2 }).replace('0x', '61')}0260005260206000f3`

/** Signs as the owner, for the contract that holds the id. */
const signAs = (owner: typeof OWNER, message: string) =>
  owner.signTypedData(messageTypedData(hashMessage(message), CUSTODY, CHAIN_ID))

/** Wraps a signature with the deployment of the contract (ERC-6492). */
const beforeCreation = (signature: Hex, creator: Hex = OWNER.address) =>
  serializeErc6492Signature({
    address: FACTORY_ADDRESS,
    data: createAccountData(creator),
    signature,
  })

for (const store of STORES) {
  describe(`Farcaster ids that contracts hold, over ${store.name}`, () => {
    let site: TestSite
    let chain: AccountChain
    let relay: Awaited<ReturnType<typeof startFarcaster>>
    let app: ReturnType<typeof createFarcasterControl>
    let fresh: Hex
    before(async () => {
      relay = await startFarcaster({ port: 0 })
      app = createFarcasterControl(relay.url)
      chain = await startAccountChain(CHAIN_ID)
      await chain.client.setCode({ address: REGISTRY, bytecode: registryOf(CUSTODY, FID) })
      fresh = await chain.client.snapshot()
      site = await startTestSite(store, {
        farcaster: { relayUrl: relay.url, rpcUrl: chain.url, idRegistry: REGISTRY },
        hooks: { farcasterPollMs: 10 },
      })
    })
    beforeEach(async () => {
      site.clock.move(24 * 60 * 60_000)
      await app.reset()
      await chain.client.revert({ id: fresh })
      fresh = await chain.client.snapshot()
    })
    after(async () => {
      await site.close()
      await chain.close()
      await relay.close()
    })

    const create = () =>
      chain.mined(
        chain.client.writeContract({
          address: FACTORY_ADDRESS,
          abi: FACTORY_ABI,
          functionName: 'create',
          args: [OWNER.address, SALT],
        }),
      )

    /** Logs in with an app that signs with a contract; returns the site's response. */
    async function logIn(
      sign: (message: string) => Promise<Hex>,
      { address = CUSTODY, fid = FID }: { readonly address?: Hex; readonly fid?: number } = {},
    ) {
      const browser = createSocialBrowser(site)
      const { body } = await browser.post('/api/social/farcaster', browser.outside)
      const channelToken = textIn(body, 'channelToken')
      const { domain, siweUri, nonce } = await app.request(channelToken)
      const message = createSiweMessage({
        address,
        chainId: 10,
        domain,
        uri: siweUri,
        nonce,
        version: '1',
        issuedAt: new Date(),
        resources: [`farcaster://fid/${fid}`],
      })
      const signature = await sign(message)
      await app.deliver({
        channelToken,
        message,
        signature,
        fid,
        userName: 'safe',
        custody: address,
      })
      return browser.post('/api/social/farcaster/await', {
        loginId: textIn(body, 'loginId'),
        channelToken,
        deviceId: browser.deviceId,
      })
    }
    const userIn = (body: unknown) => textIn(memberOf(body, 'session'), 'userId')

    it('open one account, before the contract is deployed (ERC-6492) and after (ERC-1271)', async () => {
      const early = await logIn(async text => beforeCreation(await signAs(OWNER, text)))
      assert.equal(early.status, 200)
      await create()
      const late = await logIn(text => signAs(OWNER, text))
      assert.equal(late.status, 200)
      const still = await logIn(async text => beforeCreation(await signAs(OWNER, text)))
      assert.deepEqual([userIn(late.body), userIn(still.body)], Array(2).fill(userIn(early.body)))
    })

    const SIGNATURES: readonly (readonly [string, (text: string) => Promise<Hex>])[] = [
      ['of another key', text => signAs(OTHER, text)],
      ['of its owner for the owner alone', text => OWNER.signMessage({ message: text })],
      ['of another message', text => signAs(OWNER, `${text}.`)],
      [
        'of another key, with what makes the contract',
        async text => beforeCreation(await signAs(OTHER, text)),
      ],
    ]
    for (const [what, sign] of SIGNATURES) {
      it(`refuse a signature ${what}, before and after the contract is on the chain`, async () => {
        assert.deepEqual((await logIn(sign)).body, refused)
        await create()
        assert.deepEqual((await logIn(sign)).body, refused)
      })
    }

    it('reject a signature without the deployment while the contract is missing', async () => {
      assert.deepEqual((await logIn(text => signAs(OWNER, text))).body, refused)
    })

    it('reject a signature that deploys another contract', async () => {
      const sign = async (text: string) => beforeCreation(await signAs(OWNER, text), OTHER.address)
      assert.deepEqual((await logIn(sign)).body, refused)
    })

    it('reject a contract that holds another id, or none', async () => {
      const sign = async (text: string) => beforeCreation(await signAs(OWNER, text))
      assert.deepEqual((await logIn(sign, { fid: FID + 1 })).body, refused)
      await create()
      const own = (text: string) => OTHER.signMessage({ message: text })
      assert.deepEqual((await logIn(own, { address: OTHER.address })).body, refused)
    })
  })
}
