import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { intentFingerprint } from '../../../src/domain/payment/fingerprint'
import { getPaymentMark } from '../../../src/domain/payment/paymentMark'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { selectRequests } from '../../../src/core/requests/requestsSlice'
import { selectEarlierRequest } from '../../../src/features/send/sendRequestSelectors'
import {
  changePaymentMarks,
  PAYMENT_DOUBT_MS,
  PAYMENT_MARKS,
  readPaymentMarks,
} from '../../../src/store/persistence/paymentMarks'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { ALICE, BOB, connect, NOW, setUpFlowTests } from '../../support/flowWorld'
import { ether, fee, review } from '../../support/payment'

const { key } = PAYMENT_MARKS
const dump = JSON.parse(
  readFileSync(join(__dirname, '../dumps/unsettledPayment.json'), 'utf8'),
) as { readonly storage: Readonly<Record<string, string>> }
const intent = {
  connectorId: 'io.heron',
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: BOB,
  token: ether,
  amount: '0.5',
} as const
const payment = getPaymentMark(intentFingerprint(intent))
const mark = { id: 'V1StGXR8_Z5jdHi6B-myT', payment, askedAt: NOW }
const written = (...requests: readonly unknown[]) => JSON.stringify({ version: 1, requests })
const nothing = { added: [], removed: [] }

describe('paymentMarks', () => {
  const createWorld = setUpFlowTests()

  it('writes the dump of an unsettled payment unchanged', () => {
    expect(PAYMENT_MARKS.read(dump.storage[key] ?? '')).toEqual([mark])
    expect(PAYMENT_MARKS.write([mark])).toBe(dump.storage[key])
  })

  it('a page with that dump doubts the payment once its visitor has reconnected', async () => {
    const world = createWorld({
      storage: memoryStorage(dump.storage),
      adapter: { estimateFee: async () => fee },
    })
    world.dispatch(modalOpenRequested({}))
    await connect(world)
    world.dispatch(modalOpenRequested({}))
    world.dispatch(viewPushed(viewEntry('Account')))
    await review(world)
    expect(selectRequests(world.store.getState()).remembered).toEqual([mark])
    expect(selectEarlierRequest(world.store.getState())).toBe('doubt')
  })

  it.each([
    ['the wallet that is asked', { connectorId: 'walletConnect' }, true],
    ['how the amount is typed', { amount: '0.50' }, true],
    ['the case of an address', { to: BOB.toLowerCase() }, true],
    ['the amount', { amount: '0.51' }, false],
    ['the recipient', { to: ALICE }, false],
    ['the sender', { from: BOB }, false],
  ])('distinguishes payments by what they pay: %s', (_what, other, isSame) => {
    expect(getPaymentMark(intentFingerprint({ ...intent, ...other })) === payment).toBe(isSame)
  })

  it('contains no account, network or amount', () => {
    expect(payment).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    '',
    'null',
    '{}',
    '[]',
    written(),
    '{"version":1}',
    '{"version":1,"requests":{}}',
    JSON.stringify({ version: 2, requests: [mark] }),
    JSON.stringify({ requests: [mark] }),
    JSON.stringify([mark]),
    written({ ...mark, id: '' }),
    written({ ...mark, id: 'x'.repeat(201) }),
    written({ ...mark, id: '\u202Ex' }),
    written({ ...mark, payment: payment.slice(1) }),
    written({ ...mark, payment: `<b>${payment}` }),
    written({ ...mark, askedAt: '1767225600000' }),
    written({ ...mark, askedAt: 1.5 }),
    written({ ...mark, askedAt: null }),
    written(null, 7, 'x', []),
    '['.repeat(5_000),
    written(mark).padEnd(10_001),
  ])('reads nothing corrupt, foreign, oversized or of another version: %p', text => {
    expect(PAYMENT_MARKS.read(text)).toBeUndefined()
  })

  it('drops unknown members, and keys that reach a prototype', () => {
    const poisoned = `{"version":1,"requests":[{"__proto__":{"polluted":true},${JSON.stringify({ ...mark, more: 1 }).slice(1)}]}`
    const [read] = PAYMENT_MARKS.read(poisoned) ?? []
    expect(Object.keys(read ?? {}).sort()).toEqual(['askedAt', 'id', 'payment'])
    expect((read as { polluted?: boolean } | undefined)?.polluted).toBeUndefined()
  })

  it('keeps the newest twenty', () => {
    const storage = memoryStorage()
    for (let index = 0; index < 30; index++) {
      changePaymentMarks(storage, NOW, { ...nothing, added: [{ ...mark, id: String(index) }] })
    }
    const ids = readPaymentMarks(storage, NOW).map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(ids.at(-1)).toBe('29')
  })

  it('keeps the marks of other pages where it changes its own', () => {
    const storage = memoryStorage({ [key]: written({ ...mark, id: 'theirs' }) })
    changePaymentMarks(storage, NOW, { ...nothing, added: [mark] })
    changePaymentMarks(storage, NOW, { ...nothing, removed: [mark.id] })
    expect(readPaymentMarks(storage, NOW).map(({ id }) => id)).toEqual(['theirs'])
    changePaymentMarks(storage, NOW, { ...nothing, removed: ['theirs'] })
    expect(storage.entries()).toEqual({})
  })

  it.each([PAYMENT_DOUBT_MS + 1, -PAYMENT_DOUBT_MS - 1])(
    'drops a mark that is %p ms old, and removes it with the next change',
    age => {
      const storage = memoryStorage({ [key]: written({ ...mark, askedAt: NOW - age }) })
      expect(readPaymentMarks(storage, NOW)).toEqual([])
      changePaymentMarks(storage, NOW, nothing)
      expect(storage.entries()).toEqual({})
    },
  )

  it('remembers nothing without storage, or with one that throws', () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse }
    for (const storage of [undefined, blocked]) {
      changePaymentMarks(storage, NOW, { ...nothing, added: [mark] })
      expect(readPaymentMarks(storage, NOW)).toEqual([])
    }
  })
})
