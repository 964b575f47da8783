import fc from 'fast-check'
import { estimateArrivalTime } from '../../../src/lib/time/estimateArrivalTime'

const MINUTE_S = 60
const secondsOf = (time: ReturnType<typeof estimateArrivalTime>) =>
  time?.unit === 'minute' ? time.count * MINUTE_S : (time?.count ?? 0)

describe('the estimated time of a payment', () => {
  it.each([
    ['Ethereum', 12_000, { unit: 'second', count: 30 }],
    ['Polygon', 2_100, { unit: 'second', count: 10 }],
    ['Base', 2_000, { unit: 'moment', count: 0 }],
    ['Arbitrum', 250, { unit: 'moment', count: 0 }],
    ['a chain with five-second blocks', 5_000, { unit: 'second', count: 15 }],
    ['a chain with twenty-second blocks', 20_000, { unit: 'minute', count: 1 }],
    ['a chain with one-minute blocks', 60_000, { unit: 'minute', count: 3 }],
  ])('on %s with a block every %i ms is %p', (_chain, blockMs, expected) => {
    expect(estimateArrivalTime(blockMs, 0)).toEqual(expected)
  })

  it.each([
    ['the chain produces blocks on demand', 600_000, 0],
    ['no time passes between blocks', 0, 0],
    ['the clock runs backwards', -1_000, 0],
    ['nothing was measured', Number.NaN, 0],
    ['the last block came long ago', 12_000, 600_000],
  ])('is unknown when %s', (_why, blockMs, ageMs) => {
    expect(estimateArrivalTime(blockMs, ageMs)).toBeNull()
  })

  it('is the same on a device whose clock is behind', () => {
    expect(estimateArrivalTime(12_000, -90_000)).toEqual({ unit: 'second', count: 30 })
  })

  it('is at least two blocks, except where two blocks take a moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120_000 }), blockMs => {
        const time = estimateArrivalTime(blockMs, 0)
        if (time?.unit === 'moment') expect(blockMs).toBeLessThanOrEqual(2_000)
        else expect(secondsOf(time) * 1000).toBeGreaterThanOrEqual(2 * blockMs)
      }),
    )
  })
})
