import { NOW } from '../../support/flowWorld'
import { SEED } from '../../support/interleavings'
import { spoil, type Change } from '../../support/spoil'
import type * as Model from './namespaceModel'

jest.setTimeout(240_000)

/** Some mutants show in only one of a hundred stories. */
const search = { numRuns: 500, seed: SEED, endOnFailure: true }

describe('the search for chain families that affect each other', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())

  const check = (change: Change, runs: number) => {
    spoil(change)
    const { checkAnyNamespace } = jest.requireActual<typeof Model>('./namespaceModel')
    return checkAnyNamespace({ ...search, numRuns: runs })
  }

  it('finds nothing where the mutation changes nothing', async () => {
    const flow = 'features/profile/forgetRecentFlow.ts'
    await expect(check([flow, 'recent-forgotten', 'recent-forgotten'], 50)).resolves.toBeUndefined()
  })

  it.each<[string, Change]>([
    [
      'ends all connections with one',
      [
        'core/connections/connectionsSlice.ts',
        '...withPhase(draft, namespace, NOT_CONNECTED),',
        '...(draft as ConnectionsState), byNamespace: {},',
      ],
    ],
    [
      'forgets which wallets were left on the others',
      ['core/connections/leftWallets.ts', 'return { ...left, [namespace]', 'return { [namespace]'],
    ],
    [
      'does not offer a wallet again that was replaced',
      [
        'core/connections/disconnectReplacedWalletFlow.ts',
        'api.dispatch(disconnectedChanged(',
        'void (disconnectedChanged(',
      ],
    ],
    [
      'removes the recent wallets of all families',
      [
        'features/profile/forgetRecentFlow.ts',
        'withoutDisconnected(left, namespace, connectorId)',
        '{}',
      ],
    ],
    [
      'goes where a wallet of another family is',
      [
        'core/network/adoptWalletNetworkFlow.ts',
        'isFresh || selectActiveNamespace(state) === namespace',
        'true',
      ],
    ],
    [
      'disconnects all where one is asked for',
      ['core/connections/disconnectWalletFlow.ts', 'payload.namespace === undefined ||', 'true ||'],
    ],
    [
      'keeps the account that was chosen in another wallet',
      [
        'core/account/accountSlice.ts',
        'change(draft as AccountsState, payload.namespace, () => NO_ACCOUNT)',
        'draft',
      ],
    ],
  ])('finds the mutant that %s', async (_who, change) => {
    await expect(check(change, search.numRuns)).rejects.toThrow(/^Property failed after/)
  })
})
