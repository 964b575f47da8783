import {
  selectNameDoubt,
  selectRecipientTrust,
  selectReviewedName,
} from '../../../../src/features/send/recipient/recipientSelectors'
import { EMPTY_SEND } from '../../../../src/features/send/sendState'
import { FRIEND, STRANGER } from '../../../support/states/sampleHoldings'
import type { RootState } from '../../../../src/store/rootReducer'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { recipientAnswered } from '../../../support/states/serviceAnswers'
import { states } from '../../../support/states/states'

describe('trust in the recipient under review', () => {
  it('is known for a recipient paid before', () => {
    expect(selectRecipientTrust(states.previewReady())).toMatchObject({
      standing: 'known',
      lookAlike: null,
      isOwn: false,
      isTokenContract: false,
    })
  })

  it('flags an unknown recipient as new', () => {
    expect(selectRecipientTrust(states.previewFirstTime()).standing).toBe('new')
  })

  it('is unknown without a history to search', () => {
    const { walletModalApi: _gone, ...state } = states.previewFirstTime() as ReturnType<
      typeof states.previewFirstTime
    > & { walletModalApi?: unknown }
    expect(selectRecipientTrust(state).standing).toBe('unknown')
  })

  it('finds the address that an impostor imitates, and the groups that differ', () => {
    expect(selectRecipientTrust(states.previewLookAlike())).toMatchObject({
      standing: 'new',
      lookAlike: FRIEND,
      lookAlikeParty: { address: FRIEND, kind: 'paid', at: '2026-08-28T12:00:00.000Z' },
      marks: [2, 3, 6],
    })
  })

  it('recognizes the contract of a held token', () => {
    expect(selectRecipientTrust(states.previewContract()).isTokenContract).toBe(true)
  })
})

function withNames(state: RootState, names: readonly string[] | null): RootState {
  return names
    ? recipientAnswered(state, { isContract: false, names }).reduce(testingReducer, state)
    : state
}

describe('the doubt about a name', () => {
  const checked = (names: readonly string[] | null, recipient = {}) => {
    const state = states.previewReady()
    const { send } = state
    const own = { ...send, recipient: send.recipient && { ...send.recipient, ...recipient } }
    return withNames({ ...state, send: own }, names)
  }

  it.each([
    ['the address has this name', ['studio.eth'], {}, null],
    ['the lookup has no answer', null, {}, null],
    ['the address has another name', ['other.eth'], {}, 'oneWay'],
    ['the address has no name', [], {}, 'oneWay'],
    ['its address is on another network', ['studio.eth'], { isElsewhere: true }, 'elsewhere'],
  ] as const)('when %s', (_when, names, recipient, doubt) => {
    expect(selectNameDoubt(checked(names, recipient))).toBe(doubt)
  })

  it('is null before it has been checked', () => {
    expect(selectNameDoubt(states.previewReady())).toBeNull()
  })

  it('is null for a typed address with a name of its own', () => {
    const named = withNames(states.previewFirstTime(), ['harbour.eth'])
    expect(selectReviewedName(named)).toBe('harbour.eth')
    expect(selectNameDoubt(named)).toBeNull()
  })
})

describe('the name under review', () => {
  it('stays on the submitted payment when the address has it as its own', () => {
    const { send, ...state } = withNames(states.previewFirstTime(), ['harbour.eth'])
    const submitted = { ...EMPTY_SEND, intent: send?.intent ?? null, phase: 'submitted' as const }
    const sent = { ...state, send: { ...submitted, submitted: { hash: '0x1', name: null } } }
    expect(selectReviewedName(sent)).toBe('harbour.eth')
  })

  it('is the one that resolved to this exact address', () => {
    expect(selectReviewedName(states.previewReady())).toBe('studio.eth')
  })

  it('is dropped when the form has moved on to another address', () => {
    const state = states.previewReady()
    const other = { address: STRANGER, name: 'studio.eth' }
    expect(selectReviewedName({ ...state, send: { ...state.send, recipient: other } })).toBeNull()
  })
})
