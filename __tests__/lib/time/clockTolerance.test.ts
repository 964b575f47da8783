import { hasPossiblyPassed, isOver } from '../../../src/lib/time/clockTolerance'

const NOW = 1_767_225_600_000

describe('times from another clock', () => {
  it.each([
    [-60_001, true, true],
    [-60_000, true, true],
    [-59_999, true, false],
    [0, true, false],
    [60_000, true, false],
    [60_001, false, false],
    [Number.NaN, false, true],
  ])('%d ms from now: has come %s, is over %s', (ms, come, over) => {
    expect([hasPossiblyPassed(NOW + ms, NOW), isOver(NOW + ms, NOW)]).toEqual([come, over])
  })
})
