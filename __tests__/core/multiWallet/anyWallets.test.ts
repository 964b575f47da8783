import { NOW } from '../../support/flowWorld'
import { RUNS, searched, SEED } from '../../support/interleavings'
import { checkAnyWallets } from './multiWalletModel'

jest.setTimeout(Math.max(240_000, RUNS * 1_200))

describe('P14 several wallets of one chain family side by side', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())

  it(`what happens to one is as a model says, and leaves the others as they were (${searched})`, async () => {
    await checkAnyWallets({ numRuns: RUNS, seed: SEED })
  })
})
