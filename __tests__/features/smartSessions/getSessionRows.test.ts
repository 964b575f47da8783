import fc from 'fast-check'
import type {
  SessionRule,
  SessionStep,
  SmartSession,
} from '../../../src/domain/permissions/permissions'
import {
  getSessionRows,
  getSessionStatus,
  isWholeAccount,
  parseLimit,
} from '../../../src/features/smartSessions/getSessionRows'
import { CLOCK_TOLERANCE_MS } from '../../../src/lib/time/clockTolerance'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'

fc.configureGlobal({ numRuns: Math.min(MONEY_RUNS, 2_000), seed: MONEY_SEED })

const NOW = 1_767_225_600_000
const ACCOUNT = 'eip155:1:0x1111111111111111111111111111111111111111'
const TOKEN = `0x${'1'.repeat(40)}`

const createSession = (more: Partial<SmartSession> = {}): SmartSession => ({
  project: { id: 'p', name: 'Host' },
  pci: 'pci-1',
  expiry: NOW / 1_000 + 100,
  createdAt: NOW / 1_000,
  permissions: [],
  policies: [],
  context: '0xc0de',
  ...more,
})
const unfinished = (session: SmartSession, step: SessionStep) =>
  ({ account: ACCOUNT, session, step }) as const

describe('the status of a session', () => {
  it.each([
    ['active', {}, null],
    ['unfinished', { context: null }, null],
    ['revoked', { revokedAt: 1 }, null],
    ['expired', { expiry: 1 }, null],
    // What the wallet last answered is not known to be in effect yet.
    ['unfinished', {}, 'revoking'],
    ['unfinished', { revokedAt: 1 }, 'revoked'],
    ['unfinished', { expiry: 1 }, 'granted'],
    // A session that is over cannot become active any more.
    ['revoked', { revokedAt: 1, context: null, expiry: 1 }, null],
    ['expired', { context: null, expiry: 1 }, null],
  ] as const)('is %s for %p at step %p', (status, more, step) => {
    expect(getSessionStatus(createSession(more), step, NOW)).toBe(status)
  })

  it('is active until its expiry has passed on every clock that may be right', () => {
    const session = createSession({ expiry: NOW / 1_000 })
    expect(getSessionStatus(session, null, NOW)).toBe('active')
    expect(getSessionStatus(session, null, NOW + CLOCK_TOLERANCE_MS - 1)).toBe('active')
    expect(getSessionStatus(session, null, NOW + CLOCK_TOLERANCE_MS)).toBe('expired')
  })
})

describe('the rows of an account', () => {
  const rows = (...args: Parameters<typeof getSessionRows>) =>
    getSessionRows(...args).map(({ session, status, step }) => [session.pci, status, step])

  it('are unfinished, active and past ones, each group newest first', () => {
    const listed = [
      createSession({ pci: 'revoked', revokedAt: 1, createdAt: 5 }),
      createSession({ pci: 'old', createdAt: 1 }),
      createSession({ pci: 'new', createdAt: 2 }),
      createSession({ pci: 'expired', expiry: 1, createdAt: 6 }),
      createSession({ pci: 'open', createdAt: 3 }),
    ]
    expect(rows(listed, [unfinished(createSession({ pci: 'open' }), 'revoking')], NOW)).toEqual([
      ['open', 'unfinished', 'revoking'],
      ['new', 'active', null],
      ['old', 'active', null],
      ['expired', 'expired', null],
      ['revoked', 'revoked', null],
    ])
  })

  it('show what the service lists of an unfinished session, not what was requested', () => {
    const asked = createSession({ context: null, expiry: NOW / 1_000 + 900 })
    const listed = createSession()
    const [row] = getSessionRows([listed], [unfinished(asked, 'granted')], NOW)
    expect(row).toEqual({ session: listed, status: 'unfinished', step: 'granted' })
  })

  it('include an unfinished session that the service does not list', () => {
    const asked = createSession({ pci: 'lost' })
    expect(rows([], [unfinished(asked, 'granting')], NOW)).toEqual([
      ['lost', 'unfinished', 'granting'],
    ])
  })

  it('contain every session exactly once', () => {
    const pci = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    const session = fc
      .record({ pci, createdAt: fc.nat(), revokedAt: fc.option(fc.nat(), { nil: undefined }) })
      .map(createSession)
    const list = fc.uniqueArray(session, { selector: each => each.pci })
    const step = fc.constantFrom<SessionStep>('granting', 'granted', 'revoking', 'revoked')
    fc.assert(
      fc.property(list, list, step, (listed, open, at) => {
        const found = getSessionRows(
          listed,
          open.map(each => unfinished(each, at)),
          NOW,
        )
        const wanted = new Set([...listed, ...open].map(each => each.pci))
        expect(found.map(each => each.session.pci).sort()).toEqual([...wanted].sort())
        const isOpen = (each: string) => open.some(one => one.pci === each)
        for (const row of found) {
          expect(row.step !== null).toBe(isOpen(row.session.pci))
          expect(row.status === 'unfinished').toBe(row.step !== null)
        }
      }),
    )
  })
})

describe('an allowance', () => {
  const native = (allowance: unknown, period: unknown = 60) =>
    parseLimit({ type: 'native-token-recurring-allowance', data: { allowance, period } })

  it('is exact for every amount that a contract can hold', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.boolean(), (amount, isUpper) => {
        const digits = amount.toString(16)
        const allowance = `0x${isUpper ? digits.toUpperCase() : digits}`
        expect(native(allowance)).toEqual({ kind: 'allowance', token: null, amount, periodS: 60 })
      }),
    )
  })

  it('names its token', () => {
    const data = { allowance: '0x1', period: 60, token: TOKEN }
    expect(parseLimit({ type: 'erc20-recurring-allowance', data })).toEqual({
      kind: 'allowance',
      token: TOKEN,
      amount: 1n,
      periodS: 60,
    })
  })

  it.each([
    ['beyond 256 bits', `0x1${'0'.repeat(64)}`, 60],
    ['that is negative', '-0x1', 60],
    ['without digits', '0x', 60],
    ['in decimal digits', '100', 60],
    ['as a number', 100, 60],
    ['with a period of zero', '0x1', 0],
    ['with a negative period', '0x1', -1],
    ['with a period in words', '0x1', 'day'],
    ['without a period', '0x1', null],
  ])('%s is not shown as an amount', (_what, allowance, period) => {
    expect(native(allowance, period)).toEqual({
      kind: 'other',
      type: 'native-token-recurring-allowance',
    })
  })

  it('of an unknown type is not shown as an amount of the coin', () => {
    const data = { allowance: '0x1', period: 60 }
    expect(parseLimit({ type: 'lifetime-allowance', data })).toEqual({
      kind: 'other',
      type: 'lifetime-allowance',
    })
  })
})

describe('the calls of a contract', () => {
  const calls = (functions: unknown) =>
    parseLimit({ type: 'contract-call', data: { address: TOKEN, functions } })

  it('list the most that any one of them may spend', () => {
    const value = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), values => {
        const functions = values.map((each, index) => ({
          functionName: `f${index}`,
          valueLimit: `0x${each.toString(16)}`,
        }))
        const most = values.reduce((one, other) => (one > other ? one : other))
        expect(calls(functions)).toMatchObject({ kind: 'calls', value: most })
      }),
    )
  })

  it('count every function that they do not name', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 40 }), functions => {
        const limit = calls(functions)
        if (limit.kind !== 'calls') return
        expect(limit.functions.length).toBeLessThanOrEqual(20)
        expect(limit.functions.length + limit.more).toBe(functions.length)
      }),
    )
  })

  it.each(['1000000000000000000', 5, '0x', `0x1${'0'.repeat(64)}`])(
    'with a limit that cannot be read, %p, are not shown as calls that spend nothing',
    valueLimit => {
      const functions = [
        { functionName: 'safe', valueLimit: '0x1' },
        { functionName: 'f', valueLimit },
      ]
      expect(calls(functions)).toEqual({ kind: 'other', type: 'contract-call' })
      // The warning of full control is more important than what cannot be read.
      const danger = [{ functionName: 'f', valueLimit, operation: 'DelegateCall' }]
      expect(calls(danger)).toMatchObject({ kind: 'calls', isWholeAccount: true, value: 0n })
    },
  )

  it('without a limit spend nothing', () => {
    const functions = [{ functionName: 'f' }, { functionName: 'g', valueLimit: null }]
    expect(calls(functions)).toMatchObject({ kind: 'calls', value: 0n })
  })

  it('are not shown as none when no function is listed', () => {
    expect(calls([])).toEqual({ kind: 'other', type: 'contract-call' })
  })

  it('keep conditions in the order of the arguments, whatever they contain', () => {
    const args = [{ operator: 'EQUAL', value: '0x1' }, null, { operator: 1 }]
    expect(calls([{ functionName: 'mint', args }])).toMatchObject({
      functions: [
        {
          name: 'mint',
          conditions: [
            { at: 1, operator: 'EQUAL', value: '0x1' },
            { at: 2, operator: 'undefined', value: 'undefined' },
            { at: 3, operator: '1', value: 'undefined' },
          ],
        },
      ],
    })
  })

  it.each([
    [undefined, false],
    [null, false],
    ['Call', false],
    ['DelegateCall', true],
    ['call', true],
    [0, true],
  ])('run as the account with the operation %p: %p', (operation, expected) => {
    const functions = [{ functionName: 'safe' }, { functionName: 'f', operation }]
    const permissions = [{ type: 'contract-call', data: { address: TOKEN, functions } }]
    expect(calls(functions)).toMatchObject({ isWholeAccount: expected })
    expect(isWholeAccount(createSession({ permissions }))).toBe(expected)
  })

  it('run as the account whichever of a session’s permissions they are', () => {
    const allowance: SessionRule = {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x1', period: 1 },
    }
    const functions = [{ functionName: 'f', operation: 'DelegateCall' }]
    const danger: SessionRule = { type: 'contract-call', data: { address: TOKEN, functions } }
    expect(isWholeAccount(createSession({ permissions: [allowance] }))).toBe(false)
    expect(isWholeAccount(createSession({ permissions: [allowance, danger] }))).toBe(true)
  })
})

describe('a permission from the service', () => {
  it.each([
    ['erc20-recurring-allowance', { allowance: '0x1', period: 1, token: 'x' }],
    ['native-token-recurring-allowance', { allowance: 1, period: 1 }],
    ['native-token-recurring-allowance', { allowance: '0x1', period: 0 }],
    ['contract-call', { address: '0x12', functions: [] }],
    ['contract-call', { address: TOKEN, functions: null }],
    ['anything', {}],
  ])('that cannot be parsed is shown by its type: %s %p', (type, data) => {
    expect(parseLimit({ type, data })).toEqual({ kind: 'other', type })
  })

  it('may contain invalid functions', () => {
    const functions = [null, { functionName: 1 }, { functionName: 'mint', valueLimit: '0x5' }]
    const data = { address: TOKEN, functions }
    expect(parseLimit({ type: 'contract-call', data })).toEqual({
      kind: 'calls',
      address: TOKEN,
      functions: [{ name: 'mint', conditions: [] }],
      more: 2,
      isWholeAccount: false,
      value: 5n,
    })
  })

  it('of any content is parsed without an exception', () => {
    const type = fc.constantFrom(
      'contract-call',
      'native-token-recurring-allowance',
      'erc20-recurring-allowance',
      'other',
    )
    const functions = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ functionName: fc.string(), valueLimit: fc.jsonValue(), args: fc.jsonValue() }),
      ),
    )
    const data = fc.record({
      address: fc.oneof(fc.constant(TOKEN), fc.jsonValue()),
      functions: fc.oneof(functions, fc.jsonValue()),
      allowance: fc.jsonValue(),
      period: fc.jsonValue(),
      token: fc.oneof(fc.constant(TOKEN), fc.jsonValue()),
    })
    fc.assert(
      fc.property(type, data, (kind, content) => {
        expect(['allowance', 'calls', 'other']).toContain(
          parseLimit({ type: kind, data: content }).kind,
        )
      }),
    )
  })
})
