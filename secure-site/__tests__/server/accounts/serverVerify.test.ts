import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { JsonRpcProvider, TypedDataEncoder } from 'ethers'
import { SiweMessage } from 'siwe'
import { hashMessage, hashTypedData, serializeErc6492Signature } from 'viem'
import * as ethersWay from '../../../../examples/server-verify/src/verifyWithEthers'
import { verifySignIn } from '../../../../examples/server-verify/src/verifyWithSiwe'
import * as viemWay from '../../../../examples/server-verify/src/verifyWithViem'
import { accountAddress, createAccountData } from '../../../src/shared/accounts/accountAddress'
import { FACTORY_ABI, SALT } from '../../../src/shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { messageTypedData } from '../../../src/shared/accounts/typedData'
import { OTHER, OWNER, startAccountChain } from '../tools/startAccountChain'
import type { AccountChain } from '../tools/startAccountChain'
import type { Address, Hex } from 'viem'

const ACCOUNT = accountAddress(OWNER.address)
const TYPED = {
  domain: { name: 'Tide', version: '1', chainId: 31337 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'Hello' },
} as const
const EXPECTED = { domain: 'app.example.com', nonce: 'abcdefgh12345678' }

const signInText = (address: Address) =>
  new SiweMessage({
    ...EXPECTED,
    address,
    chainId: 31337,
    uri: 'https://app.example.com',
    version: '1',
    issuedAt: new Date().toISOString(),
  }).prepareMessage()

/** Signs as the frame does for a smart account. */
async function signFor(account: Address, hash: Hex, { isDeployed = true, chainId = 31337 } = {}) {
  const signature = await OWNER.signTypedData(messageTypedData(hash, account, chainId))
  return isDeployed
    ? signature
    : serializeErc6492Signature({
        address: FACTORY_ADDRESS,
        data: createAccountData(OWNER.address),
        signature,
      })
}

/** One signer per kind of account. */
const KINDS = [
  {
    kind: 'a plain account',
    address: OWNER.address,
    isCreated: false,
    sign: (message: string) => OWNER.signMessage({ message }),
    signTyped: () => OWNER.signTypedData(TYPED),
  },
  {
    kind: 'a smart account that is not deployed',
    address: ACCOUNT,
    isCreated: false,
    sign: (message: string) => signFor(ACCOUNT, hashMessage(message), { isDeployed: false }),
    signTyped: () => signFor(ACCOUNT, hashTypedData(TYPED), { isDeployed: false }),
  },
  {
    kind: 'a smart account that is deployed',
    address: ACCOUNT,
    isCreated: true,
    sign: (message: string) => signFor(ACCOUNT, hashMessage(message)),
    signTyped: () => signFor(ACCOUNT, hashTypedData(TYPED)),
  },
  {
    kind: 'a smart account that was deployed after it signed',
    address: ACCOUNT,
    isCreated: true,
    sign: (message: string) => signFor(ACCOUNT, hashMessage(message), { isDeployed: false }),
    signTyped: () => signFor(ACCOUNT, hashTypedData(TYPED), { isDeployed: false }),
  },
] as const

describe('signatures on a server', () => {
  let chain: AccountChain
  let provider: JsonRpcProvider
  let fresh: Hex
  before(async () => {
    chain = await startAccountChain()
    provider = new JsonRpcProvider(chain.url, 31337, { staticNetwork: true, cacheTimeout: -1 })
    fresh = await chain.client.snapshot()
  })
  beforeEach(async () => {
    await chain.client.revert({ id: fresh })
    fresh = await chain.client.snapshot()
  })
  after(async () => {
    provider.destroy()
    await chain.close()
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
  const providerOf = (chainId: number) => (chainId === 31337 ? provider : null)

  for (const { kind, address, isCreated, sign, signTyped } of KINDS) {
    it(`field #4487, #3260, web-examples#775: of ${kind} are valid to viem, ethers and siwe`, async () => {
      if (isCreated) await create()
      const text = signInText(address)
      const [signature, typed] = await Promise.all([sign(text), signTyped()])
      assert.ok(await viemWay.verifyMessage(chain.reader, address, text, signature))
      assert.ok(await viemWay.verifyTypedData(chain.reader, address, TYPED, typed))
      assert.ok(await ethersWay.verifyMessage(provider, address, text, signature))
      const hash = TypedDataEncoder.hash(
        TYPED.domain,
        { Note: [...TYPED.types.Note] },
        TYPED.message,
      )
      assert.ok(await ethersWay.verifyHash(provider, address, hash, typed))
      assert.equal((await verifySignIn(text, signature, EXPECTED, providerOf)).success, true)
    })

    it(`of ${kind} are valid for no other text, account or server`, async () => {
      if (isCreated) await create()
      const text = signInText(address)
      const signature = await sign(text)
      const otherAddress = accountAddress(OTHER.address)
      for (const [account, words] of [
        [address, `${text} `],
        [otherAddress, text],
        [OTHER.address, text],
      ] as const) {
        assert.equal(await viemWay.verifyMessage(chain.reader, account, words, signature), false)
        assert.equal(await ethersWay.verifyMessage(provider, account, words, signature), false)
      }
      for (const expected of [
        { ...EXPECTED, nonce: 'zyxwvuts87654321' },
        { ...EXPECTED, domain: 'evil.example.com' },
      ])
        assert.equal((await verifySignIn(text, signature, expected, providerOf)).success, false)
      assert.equal((await verifySignIn(text, signature, EXPECTED, () => null)).success, false)
    })
  }

  it('of a smart account are not valid when they were made for another network', async () => {
    const text = signInText(ACCOUNT)
    const signature = await signFor(ACCOUNT, hashMessage(text), {
      isDeployed: false,
      chainId: 31338,
    })
    assert.equal(await viemWay.verifyMessage(chain.reader, ACCOUNT, text, signature), false)
    assert.equal(await ethersWay.verifyMessage(provider, ACCOUNT, text, signature), false)
    assert.equal((await verifySignIn(text, signature, EXPECTED, providerOf)).success, false)
  })
})
