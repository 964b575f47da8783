import assert from 'node:assert/strict'
import { toHex } from 'viem'
import type { AccountCall } from '../../../../src/shared/accounts/typedData'
import { COIN, DAY, mint, move, pay, RECIPIENT, selectorOf } from '../../tools/startKeysChain'
import type { KeysCheck } from './keysCheck'

export const spendingChecks: readonly KeysCheck[] = [
  {
    title:
      'spend coins up to the limit, each period anew, from an account that the grant itself creates',
    run: async ({ coins, grant, act, balance, passTo }) => {
      await grant({ allowances: [coins(COIN)] })
      await act([pay(COIN / 2n), pay(COIN / 4n)])
      assert.equal(await balance(RECIPIENT), (COIN * 3n) / 4n)
      await assert.rejects(act([pay(COIN / 2n)]), /AllowanceExceeded/)
      await assert.rejects(act([pay(COIN / 8n), pay(COIN / 4n)]), /AllowanceExceeded/)
      await act([pay(COIN / 4n)])
      await assert.rejects(act([pay(1n)]), /AllowanceExceeded/)
      await passTo(DAY)
      await act([pay(COIN)])
      await assert.rejects(act([pay(1n)]), /AllowanceExceeded/)
      assert.equal(await balance(RECIPIENT), 2n * COIN)
    },
  },
  {
    title: 'spend nothing before the first period, and nothing from the last second on',
    run: async ({ start, coins, grant, act, balance, passTo, client }) => {
      await grant({ allowances: [coins(COIN, { start: start + 1_000n })], expiry: start + 2_000n })
      await assert.rejects(act([pay(1n)]), /NotAllowed/)
      await passTo(1_500)
      await act([pay(1n)])
      await client.setNextBlockTimestamp({ timestamp: start + 2_000n })
      await assert.rejects(act([pay(1n)]), /GrantExpired/)
      assert.equal(await balance(RECIPIENT), 1n)
    },
  },
  {
    title: 'move a token and let others take it, both counted alike, and no other token',
    run: async ({ token, coins, grant, act, balanceOf, deploy }) => {
      await grant({ allowances: [coins(10n, { token })] })
      await act([move('transfer', token, 4n)])
      await act([move('approve', token, 5n)])
      await assert.rejects(act([move('transfer', token, 2n)]), /AllowanceExceeded/)
      await assert.rejects(act([move('approve', token, 2n)]), /AllowanceExceeded/)
      assert.equal(await balanceOf(RECIPIENT), 4n)
      const other = await deploy('SandboxToken', ['Silver', 'SLV', 18])
      await assert.rejects(act([move('transfer', other, 0n)]), /NotAllowed/)
      await assert.rejects(act([pay(1n)]), /NotAllowed/)
      const { to, data } = move('transfer', token, 1n)
      await assert.rejects(act([{ to, data, value: 1n }]), /NotAllowed/)
      await assert.rejects(act([{ to, data: `${data}00`, value: 0n }]), /NotAllowed/)
    },
  },
  {
    title: 'count every approval in full, by whichever function of the token it is given',
    run: async ({ coins, grant, act }) => {
      // An address without code accepts every call.
      await grant({ allowances: [coins(10n, { token: RECIPIENT })] })
      await act([move('approve', RECIPIENT, 4n), move('increaseAllowance', RECIPIENT, 3n)])
      await assert.rejects(act([move('increaseAllowance', RECIPIENT, 4n)]), /AllowanceExceeded/)
      await act([move('increaseApproval', RECIPIENT, 3n)])
      for (const name of ['transfer', 'approve', 'increaseAllowance', 'increaseApproval'])
        await assert.rejects(act([move(name, RECIPIENT, 1n)]), /AllowanceExceeded/, name)
    },
  },
  {
    title:
      'keep to each of two limits of one token, and to nothing beside the functions that are named',
    run: async ({ token, coins, grant, act, balanceOf }) => {
      const functions = [{ to: token, selector: selectorOf(mint(token)), valueLimit: 0n }]
      await grant({ allowances: [coins(COIN), coins(3n, { period: 60 })], functions })
      await act([pay(3n)])
      await assert.rejects(act([pay(1n)]), /AllowanceExceeded/)
      const supply = await balanceOf(RECIPIENT)
      await act([mint(token)])
      assert.equal(await balanceOf(RECIPIENT), supply + 3n)
      await assert.rejects(act([mint(token, 1n)]), /NotAllowed/)
      await assert.rejects(act([move('transfer', token, 0n)]), /NotAllowed/)
      await assert.rejects(act([mint(RECIPIENT)]), /NotAllowed/)
      await assert.rejects(act([{ to: token, value: 0n, data: '0x40c1' }]), /NotAllowed/)
    },
  },
  {
    title: 'count coins that go along with a call',
    run: async ({ coins, grant, act }) => {
      const deposit = toHex(0x12345678, { size: 4 })
      const functions = [{ to: RECIPIENT, selector: deposit, valueLimit: 2n }]
      await grant({ allowances: [coins(3n)], functions })
      const along = (value: bigint): AccountCall => ({ to: RECIPIENT, value, data: deposit })
      await assert.rejects(act([along(3n)]), /NotAllowed/)
      await act([along(2n)])
      await assert.rejects(act([along(2n)]), /AllowanceExceeded/)
      await act([along(0n)])
      const alone = toHex(8, { size: 32 })
      await grant({ id: alone, functions })
      await assert.rejects(act([along(1n)], { id: alone }), /NotAllowed/)
    },
  },
  {
    title: 'undo what was counted where a call fails',
    run: async ({ token, coins, grant, act, balance }) => {
      await grant({ allowances: [coins(COIN), coins(1_000n, { token })] })
      await assert.rejects(act([pay(COIN), move('transfer', token, 500n)]), /CallFailed/)
      await act([pay(COIN), move('transfer', token, 100n)])
      assert.equal(await balance(RECIPIENT), COIN)
    },
  },
]
