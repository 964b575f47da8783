import { readBlockTime } from '../../../../../src/chains/eip155/chain/rpc/readBlockTime'
import { never } from '../../world'
import { askingClient } from './fakeNode'

const hex = (value: number) => `0x${value.toString(16)}`
const NOW_S = 1_767_225_600
const newest = { height: '1000', minedAt: NOW_S * 1000 }

const measure = (block: unknown, from = newest) => {
  const client = askingClient({ eth_getBlockByNumber: block })
  return { client, measured: readBlockTime(client, from, never()) }
}

describe('the time between blocks', () => {
  it('is averaged over many blocks, with one batch', async () => {
    const { client, measured } = measure({ number: hex(936), timestamp: hex(NOW_S - 768) })
    expect(await measured).toBe(12_000)
    expect(client.calls).toMatchObject([{ params: [hex(936), false] }])
  })

  it('is known for chains with several blocks a second', async () => {
    expect(await measure({ number: hex(936), timestamp: hex(NOW_S - 16) }).measured).toBe(250)
  })

  it.each([
    ['the node has no such block', null],
    ['the node tells of no time', { number: hex(936) }],
    ['its time is none of a calendar', { number: hex(936), timestamp: '0x40000000000' }],
    ['its height has no end', { number: `0x${'f'.repeat(17)}`, timestamp: hex(NOW_S - 768) }],
    ['no time passed', { number: hex(936), timestamp: hex(NOW_S) }],
    ['time ran backwards', { number: hex(936), timestamp: hex(NOW_S + 5) }],
    ['the node answers with the newest block again', { number: hex(1000), timestamp: hex(NOW_S) }],
  ])('is unknown where %s', async (_why, block) => {
    await expect(measure(block).measured).rejects.toThrow()
  })

  it('is not requested on a chain that has just started', async () => {
    const { client, measured } = measure(null, { ...newest, height: '63' })
    await expect(measured).rejects.toThrow('Too few blocks')
    expect(client.calls).toEqual([])
  })
})
