import { decodeFunctionData, hashMessage, recoverTypedDataAddress } from 'viem'
import type { Address, Hex } from 'viem'
import { KEYS_ABI } from '../../../src/shared/accounts/keysAbi'
import { messageTypedData } from '../../../src/shared/accounts/typedData'
import { approve, reject, reviewed } from '../harness/review'
import { HOST } from '../harness/startFrame'
import { RECIPIENT, sentBatches } from '../harness/startWithSmartAccount'
import type { TestFrame } from '../harness/startFrame'
import { ID, startGrant } from './startGrant'

const TITLE = 'Stop an app from acting for you'
const STANDING = { expiry: 1_900_000_000n, isRevoked: false }
const shown = () => document.body.textContent
const stop = (frame: TestFrame, account: Address, more: object = {}) =>
  frame.rpc('wallet_revokePermissions', [
    { pci: ID, permissions: [], expiry: 0, address: `eip155:1:${account}`, ...more },
  ])

it('shows the grant, revokes it on the chain, and resolves with the account’s signature', async () => {
  const { frame, eoa, account } = await startGrant({ isDeployed: true, state: STANDING })
  const id = stop(frame, account)
  await reviewed(TITLE)
  for (const words of [HOST, ID, '2030', 'can do nothing more', 'Paid for you'])
    expect(shown()).toContain(words)
  approve(frame, 'Approve')
  const signature = (await frame.answered(id)).payload as unknown as Hex
  const signed = messageTypedData(hashMessage(`Stop ${ID}`), account, 1)
  expect(await recoverTypedDataAddress({ ...signed, signature })).toBe(eoa)
  const [batch] = sentBatches(frame)
  const data = batch?.calls[0]?.data as Hex
  expect(decodeFunctionData({ abi: KEYS_ABI, data })).toEqual({
    functionName: 'revoke',
    args: [ID],
  })
})

it('signs nothing when the chain did not revoke it, or the user rejects', async () => {
  const { frame, account } = await startGrant({ state: STANDING, receiptStatus: '0x0' })
  const failing = stop(frame, account)
  await reviewed(TITLE)
  approve(frame, 'Approve')
  expect((await frame.answered(failing)).payload).toMatchObject({ code: -32003 })
  const rejected = stop(frame, account)
  await reviewed(TITLE)
  reject()
  expect((await frame.answered(rejected)).payload).toMatchObject({ code: 4001 })
  expect(sentBatches(frame)).toHaveLength(1)
})

it('signs again, without sending, for a revoked grant', async () => {
  const state = { ...STANDING, isRevoked: true }
  const { frame, account } = await startGrant({ isDeployed: true, state })
  const id = stop(frame, account)
  await reviewed(TITLE)
  expect(shown()).toContain('nothing is sent')
  approve(frame, 'Sign')
  expect((await frame.answered(id)).payload).toMatch(/^0x[\da-f]{130}$/)
  expect(sentBatches(frame)).toEqual([])
})

it.each([
  ['a permission that was never made', {}, -32001],
  ['an id that is none of this wallet’s', { pci: '0x1234' }, -32602],
  ['an account without its network', { address: RECIPIENT }, -32602],
  ['a foreign account', { address: `eip155:1:${RECIPIENT}` }, 4100],
  ['an unknown network', { address: `eip155:5:${RECIPIENT}` }, 5710],
])('refuses %s', async (_what, more, code) => {
  const { frame, account } = await startGrant()
  expect((await frame.answered(stop(frame, account, more))).payload).toMatchObject({ code })
})

it('refuses the plain account', async () => {
  const { frame, eoa } = await startGrant({ state: STANDING })
  expect((await frame.answered(stop(frame, eoa))).payload).toMatchObject({ code: 4200 })
})
