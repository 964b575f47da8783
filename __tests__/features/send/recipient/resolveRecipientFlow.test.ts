import { evmAddresses } from '../../../../src/chains/eip155/address/evmAddresses'
import { RECIPIENT_DEBOUNCE_MS, RECIPIENT_PAUSE_MS } from '../../../../src/domain/limits'
import { selectRecipientProblem } from '../../../../src/features/send/sendFormSelectors'
import {
  recipientFinished,
  recipientTyped,
  selectSend,
} from '../../../../src/features/send/sendSlice'
import type { HttpResult } from '../../../../src/ports/http'
import { answered, refused } from '../../../../src/testing/createFakeHttp'
import { states } from '../../../support/states/states'
import {
  BOB,
  deferred,
  pass,
  quietServices,
  setUpFlowTests,
  settle,
} from '../../../support/flowWorld'

const CAROL = '0x00000000000000000000000000000000000CA201'
const names = (address: string) =>
  answered({ name: 'carol', attributes: [], timestamp: 1, addresses: { 60: { address } } })

describe('resolveRecipientFlow', () => {
  const createWorld = setUpFlowTests()
  const typing = (profile: HttpResult | (() => Promise<HttpResult>) = names(CAROL)) =>
    createWorld({
      state: states.account,
      http: { ...quietServices, '/v1/profile/account/*': profile },
    })
  const lookups = ({ requests }: { requests: readonly { path: string }[] }) =>
    requests.filter(({ path }) => path.startsWith('/v1/profile/account/')).map(({ path }) => path)

  it.each([BOB, BOB.slice(2), `  ${BOB}  `])(
    'accepts the address %j as it is, at once',
    async text => {
      const { dispatch, store, http } = typing()
      dispatch(recipientTyped(text))
      await settle()
      expect(selectSend(store.getState())).toMatchObject({
        recipientPhase: 'resolved',
        recipient: { address: BOB },
        recipientText: text,
      })
      expect(http.requests).toEqual([])
    },
  )

  it.each([
    [
      'an address with a typing error in its capital letters',
      '0x7C91aab091D0C35Ed3a750BB07aa88426cb2D7AA',
      'mistyped',
    ],
    [
      'an address with a typing error, without its prefix',
      '7C91aab091D0C35Ed3a750BB07aa88426cb2D7AA',
      'mistyped',
    ],
    ['the zero address', `0x${'0'.repeat(40)}`, 'burn'],
    ['a well-known burn address', '0x000000000000000000000000000000000000dEaD', 'burn'],
  ])('rejects %s', async (_what, text, recipientPhase) => {
    const { dispatch, store } = typing()
    dispatch(recipientTyped(text))
    await settle()
    expect(selectSend(store.getState())).toMatchObject({ recipientPhase, recipient: null })
  })

  it('accepts a single-case address, which carries no checksum', async () => {
    const { dispatch, store } = typing()
    dispatch(recipientTyped('0x7c91aab091d0c35ed3a750bb07aa88426cb2d7aa'))
    await settle()
    expect(selectSend(store.getState()).recipientPhase).toBe('resolved')
  })

  it('accepts no address when the address chunk fails to load, and reports it', async () => {
    const { dispatch, store } = createWorld({
      state: states.account,
      http: quietServices,
      adapter: { loadAddresses: () => Promise.reject(new Error('offline')) },
    })
    dispatch(recipientTyped(BOB))
    await settle()
    expect(selectSend(store.getState())).toMatchObject({
      recipientPhase: 'failed',
      recipient: null,
    })
    expect(selectRecipientProblem(store.getState())).toBe('nameWrong')
  })

  it('checks an address again when the visitor continues after a failed check', async () => {
    let isOffline = true
    const { dispatch, store } = createWorld({
      state: states.account,
      http: quietServices,
      adapter: {
        loadAddresses: () =>
          isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(evmAddresses),
      },
    })
    dispatch(recipientTyped(BOB))
    await settle()
    isOffline = false
    dispatch(recipientFinished())
    await settle()
    expect(selectSend(store.getState())).toMatchObject({
      recipientPhase: 'resolved',
      recipient: { address: BOB },
    })
  })

  it('looks a name up again when the visitor continues after a failed lookup', async () => {
    let answer: HttpResult = refused(500)
    const { dispatch, store } = typing(() => Promise.resolve(answer))
    dispatch(recipientTyped('al.eth'))
    await pass(RECIPIENT_DEBOUNCE_MS)
    await settle()
    expect(selectSend(store.getState()).recipientPhase).toBe('failed')
    answer = names(CAROL)
    await pass(60_000)
    dispatch(recipientFinished())
    await settle()
    expect(selectSend(store.getState()).recipient).toMatchObject({ address: CAROL })
  })

  it('looks a name up half a second after the last key', async () => {
    const { dispatch, store, http } = typing()
    for (const text of ['a', 'al', 'al.', 'al.e', 'al.et', 'al.eth']) {
      dispatch(recipientTyped(text))
      await pass(100)
    }
    await pass(RECIPIENT_DEBOUNCE_MS - 101)
    expect(lookups(http)).toEqual([])
    await pass(1)
    expect(lookups(http)).toEqual(['/v1/profile/account/al.eth'])
    expect(selectSend(store.getState())).toMatchObject({
      recipientPhase: 'resolved',
      recipient: { address: CAROL, name: 'al.eth' },
    })
  })

  it.each([
    [`eth:${BOB}`, 'resolved'],
    [`eip155:1:${BOB}`, 'resolved'],
    [`ethereum:${BOB}@1`, 'resolved'],
    [`${BOB}\u200B`, 'resolved'],
    [`\uFEFF${BOB}`, 'resolved'],
    [`${BOB}\u200E`, 'resolved'],
    [`arb1:${BOB}`, 'elsewhere'],
    [`eip155:10:${BOB}`, 'elsewhere'],
    ['bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'elsewhere'],
    [`ethereum:${CAROL}@1/approve?address=${BOB}&uint256=1`, 'otherLink'],
  ])('judges %j by its own prefix: %s', async (text, recipientPhase) => {
    const { dispatch, store, http } = typing()
    dispatch(recipientTyped(text))
    await settle()
    expect(selectSend(store.getState())).toMatchObject({
      recipientPhase,
      recipient: recipientPhase === 'resolved' ? { address: BOB } : null,
    })
    expect(http.requests).toEqual([])
  })

  it.each([
    ['hidden characters', '\u202Eal.eth', 'nameHidden'],
    ['letters that pass for others', '\u0430l.eth', 'nameLookAlike'],
    ['what no name has', 'xn--al-abc.eth', 'nameInvalid'],
  ])('sends no request for a name with %s, and reports it', async (_what, text, recipientPhase) => {
    const { dispatch, store, http } = typing()
    dispatch(recipientTyped(text))
    await pass(RECIPIENT_DEBOUNCE_MS)
    await settle()
    expect(lookups(http)).toEqual([])
    expect(selectSend(store.getState())).toMatchObject({ recipientPhase, recipient: null })
  })

  it.each([
    ['a\u200Bl.eth', 'al.eth', { hidden: ['U+200B'] }],
    ['ａl.eth', 'al.eth', { isRewritten: true }],
    ['ξal.eth', 'ξal.eth', { scripts: ['Grek', 'Latn'] }],
  ])('looks %j up as %j, and marks it', async (text, name, marks) => {
    const { dispatch, store, http } = typing()
    dispatch(recipientTyped(text))
    await pass(RECIPIENT_DEBOUNCE_MS)
    await settle()
    expect(lookups(http)).toEqual([`/v1/profile/account/${encodeURIComponent(name)}`])
    expect(selectSend(store.getState()).recipient).toEqual({
      address: CAROL,
      name,
      marks: { hidden: [], scripts: [], isRewritten: false, ...marks },
    })
  })

  it('shows that a lookup is pending', async () => {
    const answer = deferred<HttpResult>()
    const { dispatch, store } = typing(() => answer.promise)
    dispatch(recipientTyped('al.eth'))
    await pass(RECIPIENT_DEBOUNCE_MS)
    expect(selectSend(store.getState()).recipientPhase).toBe('resolving')
    answer.resolve(names(CAROL))
    await settle()
    expect(selectSend(store.getState()).recipientPhase).toBe('resolved')
  })

  it.each([
    ['is not registered', answered([]), 'unknown'],
    ['an older server does not find', refused(404), 'unknown'],
    ['cannot be looked up', refused(500), 'failed'],
  ] as const)('a name that %s is %s', async (_what, answer, phase) => {
    const { dispatch, store } = typing(answer)
    dispatch(recipientTyped('al.eth'))
    await pass(RECIPIENT_DEBOUNCE_MS)
    expect(selectSend(store.getState())).toMatchObject({ recipientPhase: phase, recipient: null })
  })

  it.each(['', '   ', 'alice', '0x1234', '0xabc.eth', 'a b.eth', '.eth', 'eth.'])(
    'sends no request for %j',
    async text => {
      const { dispatch, store, http } = typing()
      dispatch(recipientTyped(text))
      await pass(RECIPIENT_PAUSE_MS * 2)
      expect(http.requests).toEqual([])
      expect(selectSend(store.getState())).toMatchObject({
        recipientPhase: text.trim() === '' ? 'idle' : 'malformed',
        recipient: null,
      })
    },
  )

  describe('marks text that is neither an address nor a name as invalid', () => {
    const problemOf = ({ store }: ReturnType<typeof typing>) =>
      selectRecipientProblem(store.getState())

    it('after a pause, never while typing', async () => {
      const world = typing()
      for (const text of ['b', 'bo', 'bob', 'bobb', 'bobby']) {
        world.dispatch(recipientTyped(text))
        await pass(RECIPIENT_PAUSE_MS - 1)
        expect(problemOf(world)).toBe('recipientTyping')
      }
      await pass(1)
      expect(problemOf(world)).toBe('addressWrong')
      world.dispatch(recipientTyped('bobby.'))
      expect(problemOf(world)).toBe('recipientTyping')
    })

    it('at once when the field loses focus', async () => {
      const world = typing()
      world.dispatch(recipientTyped('0x1234'))
      world.dispatch(recipientFinished())
      await settle()
      expect(problemOf(world)).toBe('addressWrong')
    })

    it('not when an empty field loses focus', async () => {
      const world = typing()
      world.dispatch(recipientFinished())
      await settle()
      expect(problemOf(world)).toBe('recipientMissing')
    })
  })

  it('looks a name up once, at once when the field loses focus', async () => {
    const { dispatch, store, http } = typing()
    dispatch(recipientTyped('al.eth'))
    dispatch(recipientFinished())
    await settle()
    dispatch(recipientFinished())
    await pass(RECIPIENT_DEBOUNCE_MS)
    expect(lookups(http)).toHaveLength(1)
    expect(selectSend(store.getState()).recipientPhase).toBe('resolved')
  })

  it('drops the response for a text that has changed', async () => {
    const answer = deferred<HttpResult>()
    const { dispatch, store } = typing(() => answer.promise)
    dispatch(recipientTyped('al.eth'))
    await pass(RECIPIENT_DEBOUNCE_MS)
    dispatch(recipientTyped(BOB))
    answer.resolve(names(CAROL))
    await settle()
    expect(selectSend(store.getState()).recipient).toEqual({ address: BOB })
  })
})
