import type { CallReceipt } from '../../../src/frame/accounts/smartAccountDriver'
import { sendAndWait } from '../../../src/frame/grants/sendAndWait'

const HASH = `0x${'ab'.repeat(32)}` as const
const DONE: CallReceipt = {
  status: '0x1',
  blockHash: HASH,
  blockNumber: '0x1',
  gasUsed: '0x1',
  transactionHash: HASH,
  logs: [],
}

/** Calls whose status is each of `answers` in turn, then the last one repeatedly. */
function sending(answers: readonly (CallReceipt | null | Error)[]) {
  let asked = 0
  const status = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? null
    asked += 1
    if (answer instanceof Error) throw answer
    return answer
  }
  const notAsked = () => {
    throw new Error('was not expected in this test')
  }
  const driver = {
    status,
    addressOf: notAsked,
    isDeployed: notAsked,
    prepare: notAsked,
    transactionHash: notAsked,
  }
  return { driver, send: async () => HASH }
}

it('waits for the block, even past a temporarily unresponsive server', async () => {
  const waits: number[] = []
  await sendAndWait(sending([null, new Error('away'), DONE]), async ms => {
    waits.push(ms)
  })
  expect(waits).toEqual([1_000, 1_000])
})

it('gives up after a minute, and reports that it was sent', async () => {
  let waited = 0
  const late = sendAndWait(sending([null]), async ms => {
    waited += ms
  })
  await expect(late).rejects.toMatchObject({
    code: -32000,
    message: expect.stringContaining('It was sent') as unknown,
  })
  expect(waited).toBe(60_000)
})
