import { NOW } from '../../support/flowWorld'
import { RUNS as USUAL_RUNS, SEED } from '../../support/interleavings'
import { spoil, type Change } from '../../support/spoil'
import { checkAnyAccountType } from './accountTypeModel'
import type * as Model from './accountTypeModel'

/** Override with `RUNS=1000 SEED=7 npx jest anyAccountType`. */
const RUNS = Number(process.env['RUNS'] ?? Math.ceil(USUAL_RUNS / 4))

jest.setTimeout(Math.max(240_000, RUNS * 4_000))

describe('the account types of a login', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW })
    // There is no node here: a balance request that fails in its own time would outlive the test.
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no node here'))
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    jest.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it(`agree in every place after anything (${String(RUNS)} runs, seed ${String(SEED)})`, async () => {
    await checkAnyAccountType({ numRuns: RUNS, seed: SEED })
  })

  it('agree in files that are recompiled without a change', async () => {
    const file = 'core/account/components/AccountTitle.tsx'
    spoil([file, '(selectActiveAccount)', '(selectActiveAccount )'])
    const { checkAnyAccountType: check } = jest.requireActual<typeof Model>('./accountTypeModel')
    await check({ numRuns: 5, seed: SEED })
  })

  it.each<[string, Change]>([
    [
      'forgets that the login stays with the key after a network without smart accounts',
      [
        'chains/embedded/accounts/createAccounts.ts',
        'state.session?.namespaces[namespace]?.preferredAccountType ??',
        '',
      ],
    ],
    [
      'takes another account for the one in use without asking the frame',
      [
        'features/profile/switchAccountFlow.ts',
        'if (selectIsEmbeddedOn(',
        'if (!selectIsEmbeddedOn(',
      ],
    ],
    [
      'lets the page sign with the account that is not in use',
      ['chains/embedded/wallet/toSessionClient.ts', 'part.accounts.slice(0, 1)', 'part.accounts'],
    ],
    [
      'leaves the address in the header that was drawn first',
      [
        'core/account/components/AccountTitle.tsx',
        'useModalSelector(selectActiveAccount)',
        'useModalSelector(selectActiveAccount, () => true)',
      ],
    ],
    [
      'gives a host the user that its hook read first',
      ['app/host/hooks/useEmbeddedWallet.ts', '[known, email]', '[email]'],
    ],
  ])('catches the mutant that %s', async (_who, change) => {
    spoil(change)
    const { checkAnyAccountType: check } = jest.requireActual<typeof Model>('./accountTypeModel')
    const search = { numRuns: 1_000, seed: SEED, endOnFailure: true }
    await expect(check(search)).rejects.toThrow(/^Property failed after/)
  })
})
