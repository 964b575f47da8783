import {
  selectIsCalldataUnread,
  selectIsOtherSpender,
  selectSwapDangers,
  selectUnknownContract,
} from '../../../src/features/swap/swapDangers'
import type { SwapReview } from '../../../src/domain/swap/swapReview'
import { states } from '../../support/states/states'
import {
  reviewSwap,
  ROUTER,
  sellToken,
  setUpSwapTests,
  STRANGER,
  swapOf,
  THIEF,
} from '../../support/swapWorld'

/** A named state whose review differs in some fields. */
function reviewing(name: 'swapReview' | 'swapDoubt', change: Partial<SwapReview> = {}) {
  const state = states[name]()
  const { review } = state.swap
  if (!review) throw new Error('no swap is under review')
  return { ...state, swap: { ...state.swap, review: { ...review, ...change } } }
}
const kinds = (state: Parameters<typeof selectSwapDangers>[0]) =>
  selectSwapDangers(state).map(({ kind }) => kind)

describe('the dangers of a swap', () => {
  const begin = setUpSwapTests()
  const dangersOf = ({ store }: ReturnType<typeof begin>['world']) =>
    selectSwapDangers(store.getState())

  it('are none without a review, and for a readable swap at a fair price', () => {
    expect(selectSwapDangers(states.swapQuoted())).toEqual([])
    expect(selectSwapDangers(states.swapReview())).toEqual([])
    expect(selectSwapDangers(states.swapReviewAllow())).toEqual([])
  })

  it('include a spender that is not the router', async () => {
    const { world } = begin({ service: { spender: THIEF } })
    await sellToken(world)
    expect(swapOf(world).review).toMatchObject({ spender: THIEF, router: ROUTER })
    expect(dangersOf(world)).toMatchObject([{ kind: 'other' }, { kind: 'stranger' }])
  })

  it('include calldata that cannot be decoded', async () => {
    const { world } = begin({ service: { calldata: `0xdeadbeef${'0'.repeat(64)}` } })
    await reviewSwap(world)
    expect(swapOf(world).review).toMatchObject({ isRead: false, minimum: '147.23775' })
    expect(dangersOf(world)).toMatchObject([{ kind: 'unread' }])
  })

  it('include an impact that is unknown for want of prices', async () => {
    const { world } = begin({ service: { isSecretive: true, moved: -60 } })
    await reviewSwap(world, { to: 'DAI' })
    expect(swapOf(world).review).toMatchObject({ impact: null })
    expect(dangersOf(world)).toMatchObject([
      { kind: 'impact', text: 'swapReview.impactUnknownCheck' },
    ])
  })

  it.each([
    ['4.99999999999999999999', []],
    ['5', []],
    ['5.00000000000000000001', ['impact']],
    ['14.9', ['impact']],
    ['-3', []],
    [null, ['impact']],
  ])('depend on the price impact: %s percent', (impact, expected) => {
    expect(kinds(reviewing('swapReview', { impact }))).toEqual(expected)
  })

  it('are ticked anew when the impact becomes unknown', () => {
    const subject = (impact: string | null) =>
      selectSwapDangers(reviewing('swapReview', { impact })).map(one => one.subject)
    expect(subject('7')).toEqual(subject('8'))
    expect(subject('7')).not.toEqual(subject(null))
  })

  it('include an earlier request whose outcome is unknown', () => {
    expect(kinds(states.swapDoubt())).toEqual(['looked'])
  })

  it.each<[string, Partial<SwapReview>, string | null]>([
    ['the contract of an unknown swap', { isKnown: false }, 'to'],
    [
      'the spender of an unknown approval',
      { isKnown: false, step: 'allow', spender: THIEF },
      THIEF,
    ],
    ['nothing for a reset, which only takes away', { isKnown: false, step: 'reset' }, null],
    ['nothing for a known contract', { isKnown: true }, null],
  ])('name %s', (_what, change, expected) => {
    const state = reviewing('swapReview', change)
    const named = expected === 'to' ? state.swap.review.transaction.to : expected
    expect(selectUnknownContract(state)).toBe(named)
    expect(kinds(state).includes('stranger')).toBe(expected !== null)
  })

  it('name an unknown contract in lower case, so that one tick counts for any spelling', () => {
    const upper = STRANGER.toUpperCase().replace('X', 'x')
    const change = { isKnown: false, step: 'allow', spender: upper, router: upper } as const
    const [danger] = selectSwapDangers(reviewing('swapReview', change))
    expect(danger?.subject).toBe(`stranger ${STRANGER}`)
  })

  it.each<[string, Partial<SwapReview>, boolean]>([
    ['another address', { spender: THIEF, router: ROUTER }, true],
    ['the router in another case', { spender: ROUTER, router: ROUTER.toUpperCase() }, false],
    ['no router to compare with', { spender: THIEF, router: null }, false],
    ['no spender', { spender: null, router: ROUTER }, false],
  ])('compare the spender with %s', (_what, change, isOther) => {
    expect(selectIsOtherSpender(reviewing('swapReview', change))).toBe(isOther)
  })

  it.each<[string, Partial<SwapReview>, boolean]>([
    ['a known router whose calldata is not read', { isKnown: true, isRead: false }, true],
    ['an approval', { step: 'allow', isKnown: true, isRead: false }, false],
    ['an unknown contract, which counts as a stranger', { isKnown: false, isRead: false }, false],
    ['a decoded swap', { isKnown: true, isRead: true }, false],
  ])('count as unread: %s, %s', (_what, change, isUnread) => {
    expect(selectIsCalldataUnread(reviewing('swapReview', change))).toBe(isUnread)
  })

  it('are listed together, each with its own tick', () => {
    const change = { impact: '9', isKnown: false, spender: THIEF, router: ROUTER } as const
    const dangers = selectSwapDangers(reviewing('swapDoubt', change))
    expect(dangers.map(({ kind }) => kind)).toEqual(['looked', 'impact', 'other', 'stranger'])
    expect(new Set(dangers.map(({ subject }) => subject)).size).toBe(4)
  })
})
