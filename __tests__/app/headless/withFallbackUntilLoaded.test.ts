import { withFallbackUntilLoaded } from '../../../src/app/headless/withFallbackUntilLoaded'
import type { RootState } from '../../../src/store/rootReducer'
import { stateAfter } from '../../../src/testing/stateAfter'

const OF_THE_ENGINE = ['account', 'connectors', 'notifications', 'wallets'] as const

describe('withFallbackUntilLoaded', () => {
  const read = withFallbackUntilLoaded(
    ({ notifications }) => Object.keys(notifications.missing).length,
    -1,
  )

  it('reads a state that has every slice of the engine', () => {
    expect(read(stateAfter())).toBe(0)
  })

  it.each(OF_THE_ENGINE)('returns the fallback for a state without the slice %s', missing => {
    const { [missing]: _missing, ...rest } = stateAfter()
    expect(read(rest as RootState)).toBe(-1)
  })
})
