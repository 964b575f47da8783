import { NOW } from '../../support/flowWorld'
import { SEED } from '../../support/interleavings'
import { spoil, type Change } from '../../support/spoil'
import type * as Model from './multiWalletModel'

jest.setTimeout(240_000)

const search = { seed: SEED, endOnFailure: true }

describe('the search for wallets that interfere with each other', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())

  const check = (change: Change, numRuns: number) => {
    spoil(change)
    const { checkAnyWallets } = jest.requireActual<typeof Model>('./multiWalletModel')
    return checkAnyWallets({ ...search, numRuns })
  }

  it('finds nothing when a module only replaces itself', async () => {
    const change: Change = [
      'core/multiWallet/activateNextWalletFlow.ts',
      "'profile.disconnected'",
      "'profile.disconnected'",
    ]
    await expect(check(change, 30)).resolves.toBeUndefined()
  })

  it.each<[string, Change]>([
    [
      'forgets the wallet that was in use',
      [
        'core/multiWallet/keepReplacedWalletFlow.ts',
        "was.phase !== 'connected'",
        "was.phase === 'connected'",
      ],
    ],
    [
      'leaves all wallets of a family with one',
      [
        'core/multiWallet/multiWalletSlice.ts',
        'each => each.connectorId !== connectorId',
        'each => each.connectorId === connectorId && false',
      ],
    ],
    [
      'lets nothing take the place of the wallet that was left',
      ['core/multiWallet/activateNextWalletFlow.ts', 'if (!next ||', 'if (next !== null ||'],
    ],
    [
      'goes on hearing a wallet that is gone',
      ['core/connections/watchWallet.ts', 'stop()', 'void stop'],
    ],
    [
      'stores only the wallet in use',
      ['core/multiWallet/storeConnectionsFlow.ts', '...first, ...others,', '...first,'],
    ],
    [
      'offers a wallet again that is connected beside the one in use',
      [
        'features/profile/recentSelectors.ts',
        'others.every(({ connectorId }) => connectorId !== connector.id)',
        'Boolean(others)',
      ],
    ],
    [
      'asks a wallet that was left to come back by itself',
      [
        'core/multiWallet/disconnectOther.ts',
        'withDisconnected(left, namespace, connectorId)',
        'left',
      ],
    ],
  ])('catches a mutant that %s', async (_who, change) => {
    await expect(check(change, 500)).rejects.toThrow(/^Property failed after/)
  })
})
