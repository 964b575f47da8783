import { keccak256 } from 'viem'
import type { Hex } from 'viem'
import { approve, reject, reviewed } from '../harness/review'
import { startFrame } from '../harness/startFrame'

const RECIPIENT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

async function start() {
  const frame = startFrame()
  const { payload } = await frame.logIn()
  Object.assign(frame.server.rpc, {
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x1' }),
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_estimateGas: () => '0x5208',
    eth_getTransactionCount: () => '0x0',
    eth_getTransactionByHash: () => null,
    eth_sendRawTransaction: ([raw]: [Hex]) => keccak256(raw),
  })
  const pay = (value: string) =>
    frame.rpc('eth_sendTransaction', [{ from: payload?.address, to: RECIPIENT, value }])
  return { frame, pay }
}
const fails = () => {
  throw new Error('no answer')
}

it('marks a request that was refused before its review', async () => {
  const { frame, pay } = await start()
  expect((await frame.answered(pay('all'))).payload).toMatchObject({ nothingSent: true })
})

it('does not mark a user rejection', async () => {
  const { frame, pay } = await start()
  const id = pay('0x1')
  await reviewed('Send')
  reject()
  expect((await frame.answered(id)).payload).toEqual({
    code: 4001,
    message: 'You declined. Nothing was signed or sent.',
  })
})

it('marks an approved request that could not be signed', async () => {
  const { frame, pay } = await start()
  const id = pay('0x1')
  await reviewed('Send')
  frame.server.rpc['eth_getTransactionCount'] = fails
  approve(frame, 'Send')
  expect((await frame.answered(id)).payload).toMatchObject({ nothingSent: true })
})

it('does not mark a request that was signed and sent without a response', async () => {
  const { frame, pay } = await start()
  const id = pay('0x1')
  await reviewed('Send')
  frame.server.rpc['eth_sendRawTransaction'] = fails
  approve(frame, 'Send')
  expect((await frame.answered(id)).payload).not.toHaveProperty('nothingSent')
})
