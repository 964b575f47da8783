import fc from 'fast-check'
import type { SessionRule, SmartSession } from '../../../../src/domain/permissions/permissions'
import {
  periodText,
  useAmountText,
  useSessionTexts,
  type SessionTexts,
} from '../../../../src/features/smartSessions/components/useSessionTexts'
import type { SessionRow } from '../../../../src/features/smartSessions/getSessionRows'
import { toCaipAddress, type CaipAddress } from '../../../../src/lib/address/caip'
import { formatUnits } from '../../../../src/lib/amount/decimal'
import type { RootState } from '../../../../src/store/rootReducer'
import { useTranslate } from '../../../../src/store/translation'
import { sampleUsdc } from '../../../support/states/sampleHoldings'
import { BASE, ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { tokensAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { MONEY_RUNS, MONEY_SEED } from '../../../support/moneyRuns'
import { renderViewHook } from '../../../support/renderViewHook'

fc.configureGlobal({ numRuns: Math.min(MONEY_RUNS, 2_000), seed: MONEY_SEED })

const account = toCaipAddress(ETHEREUM, SAMPLE_ADDRESS)
const NOW = 1_767_225_600_000
const NOW_S = NOW / 1_000
const TOKEN = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
const CHECKSUMMED = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'

const readHook = <T,>(useHook: () => T, state: RootState = states.account()): T =>
  renderViewHook(useHook, state).current()

/** Strips the isolates and joiners that keep amounts and addresses together. */
const plain = (text: string) => text.replace(/[\u2068\u2069\u2060]/g, '')
const withTokens = (...tokens: Parameters<typeof tokensAnswered>[1]) =>
  testingReducer(
    states.account(),
    tokensAnswered({ address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }, tokens),
  )
const held = (address: string, more: Partial<typeof sampleUsdc> = {}) => ({
  ...sampleUsdc,
  address: `${ETHEREUM}:${address}`,
  chainId: ETHEREUM,
  symbol: 'TIDE',
  quantity: { ...sampleUsdc.quantity, decimals: '6' },
  ...more,
})

describe('the amount of a session', () => {
  const amounts = (state?: RootState, owner: CaipAddress = account) => {
    const write = readHook(() => useAmountText(owner), state)
    return (token: string | null, amount: bigint) => plain(write(token, amount))
  }

  it('has every digit of the coin, however large or small', () => {
    const write = amounts()
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), amount => {
        expect(write(null, amount).replaceAll(',', '')).toBe(`${formatUnits(amount, 18)} ETH`)
      }),
    )
  })

  it('has the decimals and the symbol of a held token', () => {
    const write = amounts(withTokens(held(CHECKSUMMED)))
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), amount => {
        expect(write(TOKEN, amount).replaceAll(',', '')).toBe(`${formatUnits(amount, 6)} TIDE`)
      }),
    )
  })

  it('is in base units, with the whole address, for a token that the account does not hold', () => {
    expect(amounts()(TOKEN, 20_000_000n)).toBe(`20000000 units of ${CHECKSUMMED}`)
  })

  it('does not take the decimals of a token with this address on another network', () => {
    const elsewhere = held(TOKEN, { address: `${BASE}:${TOKEN}`, chainId: BASE })
    expect(amounts(withTokens(elsewhere))(TOKEN, 1n)).toBe(`1 units of ${CHECKSUMMED}`)
  })

  it('is in the coin of the account’s own network, not of the active one', () => {
    const unknown = toCaipAddress('eip155:424242', SAMPLE_ADDRESS)
    expect(amounts(undefined, unknown)(null, 10n ** 18n)).toBe('1 ')
    const onBase = toCaipAddress(BASE, SAMPLE_ADDRESS)
    expect(amounts(undefined, onBase)(null, 1n)).toBe('0.000000000000000001 ETH')
  })
})

describe('the period of an allowance', () => {
  it.each([
    [3_600, 'an hour'],
    [86_400, 'a day'],
    [604_800, 'a week'],
    [2_592_000, 'a month'],
    [1, 'every 1 s'],
    [86_401, 'every 86,401 s'],
  ])('of %p seconds is “%s”, never rounded to another one', (seconds, text) => {
    expect(periodText(readHook(useTranslate), seconds)).toBe(text)
  })
})

describe('the texts of a session', () => {
  const allowance: SessionRule = {
    type: 'native-token-recurring-allowance',
    data: { allowance: '0x2386f26fc10000', period: 86_400 },
  }
  const createRow = (
    session: Partial<SmartSession>,
    row: Partial<SessionRow> = {},
  ): SessionRow => ({
    session: {
      project: { id: 'p', name: 'Tidepool' },
      pci: 'pci-1',
      expiry: NOW_S + 7_200,
      createdAt: NOW_S,
      permissions: [allowance],
      policies: [],
      context: '0xc0de',
      ...session,
    },
    status: 'active',
    step: null,
    ...row,
  })
  const textsFor = (row: SessionRow): SessionTexts =>
    readHook(() => useSessionTexts(account, NOW))(row)

  it('name the app, the limit, and the time left', () => {
    const { app, limits, lines, when } = textsFor(createRow({}))
    expect(app).toBe('Tidepool')
    expect(limits.map(plain)).toEqual(['Up to 0.01 ETH a day'])
    expect(lines.map(plain)).toEqual(['Up to 0.01 ETH a day'])
    expect(when).toBe('2 hours left')
  })

  it.each([
    [59, 'Less than a minute left'],
    [-30, 'Less than a minute left'],
    [60, '1 minute left'],
    [3_599, '59 minutes left'],
    [86_400 * 29, '29 days left'],
    [86_400 * 800, '2 years left'],
  ])('never show more time than is left: %p s', (left, text) => {
    expect(textsFor(createRow({ expiry: NOW_S + left })).when).toBe(text)
  })

  it('name an app without a name in general words', () => {
    expect(textsFor(createRow({ project: { id: 'p', name: '' } })).app).toBe('An app')
  })

  it.each([
    ['granting', 'Your wallet may have allowed it'],
    ['granted', 'Allowed in your wallet'],
    ['revoking', 'Your wallet may have stopped it'],
    ['revoked', 'Stopped in your wallet'],
    [null, 'Your wallet may have allowed it'],
  ] as const)('show the step %p of an unfinished session, and no time', (step, text) => {
    const { lines, when, limits } = textsFor(createRow({}, { status: 'unfinished', step }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(text)
    expect(when).toBeNull()
    expect(limits.map(plain)).toEqual(['Up to 0.01 ETH a day'])
  })

  it('show when a session ended', () => {
    const ended = createRow({ expiry: 1_767_225_700 }, { status: 'expired' })
    expect(textsFor(ended).when).toBe('Ended Jan\u00a01')
    const stopped = createRow({ revokedAt: 1_767_225_700 }, { status: 'revoked' })
    expect(textsFor(stopped).when).toBe('Stopped Jan\u00a01')
  })

  it('survive an expiry beyond what a date can represent', () => {
    const { until } = textsFor(createRow({ expiry: Number.MAX_SAFE_INTEGER }))
    expect(until).toContain('275760')
  })

  it('show the address of a contract in full, conditions without padding, and the most per call', () => {
    const call: SessionRule = {
      type: 'contract-call',
      data: {
        address: TOKEN,
        functions: [
          {
            functionName: 'pay',
            valueLimit: '0xde0b6b3a7640000',
            args: [
              { operator: 'EQUAL', value: `0x${TOKEN.slice(2).padStart(64, '0')}` },
              { operator: 'GREATER_THAN', value: `0x${'0'.repeat(64)}` },
            ],
          },
        ],
      },
    }
    const { limits, lines } = textsFor(createRow({ permissions: [call] }))
    expect(limits.map(plain)).toEqual([
      `Calls pay (argument 1 = ${TOKEN}, argument 2 > 0x0) on ${CHECKSUMMED}, with up to 1 ETH each time`,
    ])
    expect(lines.map(plain)).toEqual(['Can call pay, with up to 1 ETH each time'])
  })

  it('clean names that the service sends, and cut long ones', () => {
    const functions = [{ functionName: `approve\u202e${'x'.repeat(80)}` }]
    const call: SessionRule = { type: 'contract-call', data: { address: TOKEN, functions } }
    const [line = ''] = textsFor(createRow({ permissions: [call] })).lines
    expect(line).not.toContain('\u202e')
    expect(plain(line).length).toBeLessThan(60)
    const other: SessionRule = { type: `any\u202ething`, data: {} }
    const [shown = ''] = textsFor(createRow({ permissions: [other] })).limits
    expect(shown).not.toContain('\u202e')
    expect(shown).toContain('Permission “any')
  })
})
