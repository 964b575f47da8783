import assert from 'node:assert/strict'
import { encodeFunctionData, hashTypedData, toHex } from 'viem'
import { COUNTED_MOVES, UNLIMITED_MOVES } from '../../../../src/frame/grants/movesTokens'
import { accountAddress } from '../../../../src/shared/accounts/accountAddress'
import { ACCOUNT_ABI } from '../../../../src/shared/accounts/contracts'
import { KEYS_ADDRESS } from '../../../../src/shared/accounts/creationCode'
import { grantCall, revokeCall } from '../../../../src/shared/accounts/grants'
import type { AccountGrant } from '../../../../src/shared/accounts/grants'
import { KEYS_ABI } from '../../../../src/shared/accounts/keysAbi'
import { keyBatchTypedData } from '../../../../src/shared/accounts/typedData'
import { OTHER } from '../../tools/startAccountChain'
import {
  ACCOUNT,
  batchOf,
  COIN,
  DAY,
  ID,
  KEY,
  NO_TOKEN,
  pay,
  RECIPIENT,
  SECOND_KEY,
  selectorOf,
  sign,
} from '../../tools/startKeysChain'
import type { KeysCheck } from './keysCheck'

export const grantChecks: readonly KeysCheck[] = [
  {
    title: 'are those of the grant only, until the owner revokes it, and it never comes back',
    run: async ({ start, coins, byOwner, grant, act, relay, client }) => {
      await grant({ allowances: [coins(COIN)], keys: [KEY.address, SECOND_KEY.address] })
      await act([pay(1n)], { key: SECOND_KEY })
      await assert.rejects(act([pay(1n)], { key: OTHER }), /NotTheKey/)
      await assert.rejects(act([pay(1n)], { id: toHex(9, { size: 32 }) }), /UnknownGrant/)
      await assert.rejects(grant({ allowances: [coins(9n * COIN)] }), /CallFailed/)
      await byOwner(revokeCall(ID))
      await assert.rejects(act([pay(1n)]), /GrantRevoked/)
      await assert.rejects(
        relay(batchOf([pay(1n)]), await sign(batchOf([pay(1n)]))),
        /GrantRevoked/,
      )
      await assert.rejects(grant({ allowances: [coins(COIN)] }), /CallFailed/)
      await byOwner(revokeCall(ID)) // again: it stays revoked
      assert.deepEqual(
        await client.readContract({
          address: KEYS_ADDRESS,
          abi: KEYS_ABI,
          functionName: 'grantOf',
          args: [ACCOUNT, ID],
        }),
        [start + 7n * BigInt(DAY), true],
      )
      await assert.rejects(byOwner(revokeCall(toHex(9, { size: 32 }))), /CallFailed/)
    },
  },
  {
    title: 'grant nothing themselves, and turn neither the account nor the list of grants to use',
    run: async ({ coins, grantOf, grant, act, client, mined }) => {
      const everything = grantCall(
        grantOf({ id: toHex(8, { size: 32 }), allowances: [coins(9n * COIN)] }),
      )
      const selector = selectorOf(everything)
      const self = encodeFunctionData({
        abi: ACCOUNT_ABI,
        functionName: 'execute',
        args: [[pay(9n * COIN)]],
      })
      const functions = [
        { to: KEYS_ADDRESS, selector, valueLimit: 0n } as const,
        { to: ACCOUNT, selector: selectorOf({ data: self }), valueLimit: 0n },
      ]
      await grant({ functions, allowances: [coins(COIN)] })
      await assert.rejects(act([everything]), /NotAllowed/)
      await assert.rejects(act([{ to: ACCOUNT, value: 0n, data: self }]), /NotAllowed/)
      await assert.rejects(act([pay(1n, ACCOUNT)]), /NotAllowed/)
      // Another account's grant with the same id is independent.
      await mined(
        client.sendTransaction({
          account: OTHER,
          to: KEYS_ADDRESS,
          data: grantCall(grantOf({ id: toHex(8, { size: 32 }), allowances: [coins(9n * COIN)] }))
            .data,
        }),
      )
      await assert.rejects(act([pay(1n)], { id: toHex(8, { size: 32 }) }), /UnknownGrant/)
    },
  },
  {
    title: 'can’t be granted what has no limit, no period, or no time left',
    run: async ({ start, coins, grant }) => {
      const refused = async (more: Partial<AccountGrant>) =>
        assert.rejects(grant(more), /CallFailed/)
      await refused({ expiry: start - 1n, allowances: [coins(1n)] })
      await refused({ allowances: [coins(1n, { period: 0 })] })
      await refused({ keys: [NO_TOKEN], allowances: [coins(1n)] })
    },
  },
  {
    title: 'can’t be granted a function that moves tokens past every limit',
    run: async ({ token, grant }) => {
      for (const selector of [...COUNTED_MOVES, ...UNLIMITED_MOVES]) {
        const functions = [{ to: token, selector, valueLimit: 0n }]
        await assert.rejects(grant({ functions }), /CallFailed/, selector)
      }
    },
  },
  {
    title: 'can’t be granted an amount of collectibles, whose numbers are names',
    run: async ({ coins, grant, deploy }) => {
      const token = await deploy('SandboxCollectible', [])
      await assert.rejects(grant({ allowances: [coins(10n, { token })] }), /CallFailed/)
    },
  },
  {
    title:
      'sign for others to send, once, for one account on one network, in time and with enough gas',
    run: async ({ coins, grant, relay, balance }) => {
      await grant({ allowances: [coins(COIN)], keys: [KEY.address, SECOND_KEY.address] })
      const batch = batchOf([pay(COIN / 4n)])
      const signature = await sign(batch)
      await relay(batch, signature)
      assert.equal(await balance(RECIPIENT), COIN / 4n)
      await assert.rejects(relay(batch, signature), /KeyNonceWrong/)
      const next = { ...batch, nonce: 1n }
      await assert.rejects(relay(next, signature), /NotTheKey/)
      await assert.rejects(relay(next, await sign(next, { chainId: 31338 })), /NotTheKey/)
      const elsewhere = accountAddress(OTHER.address)
      await assert.rejects(relay(next, await sign(next, { account: elsewhere })), /NotTheKey/)
      await assert.rejects(relay(next, await sign(next, { key: OTHER })), /NotTheKey/)
      await assert.rejects(relay(next, '0x1234'), /KeySignatureWrong/)
      const late = { ...next, deadline: 1n }
      await assert.rejects(relay(late, await sign(late)), /KeyDeadlinePassed/)
      const greedy = { ...next, minGas: 2n ** 40n }
      await assert.rejects(relay(greedy, await sign(greedy)), /NotEnoughGas/)
      await relay(next, await sign(next))
      // The other key has its own nonce, but the same limit.
      const theirs = batchOf([pay(COIN)])
      await assert.rejects(
        relay(theirs, await sign(theirs, { key: SECOND_KEY })),
        /AllowanceExceeded/,
      )
      const less = batchOf([pay(COIN / 2n)])
      await relay(less, await sign(less, { key: SECOND_KEY }))
      assert.equal(await balance(RECIPIENT), COIN)
    },
  },
  {
    title: 'never speak for the account',
    run: async ({ coins, grant, client }) => {
      await grant({ allowances: [coins(COIN)] })
      const hash = hashTypedData(keyBatchTypedData(batchOf([]), ACCOUNT, 31337))
      const answer = await client.readContract({
        address: ACCOUNT,
        abi: ACCOUNT_ABI,
        functionName: 'isValidSignature',
        args: [hash, await KEY.sign({ hash })],
      })
      assert.equal(answer, '0xffffffff')
    },
  },
]
