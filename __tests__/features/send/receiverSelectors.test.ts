import {
  selectNameDoubt,
  selectReceiverTrust,
  selectReviewedName,
} from '../../../src/features/send/receiverSelectors'
import { FRIEND, STRANGER } from '../../../src/testing/sampleHoldings'
import { states } from '../../../src/testing/states'

describe('trust in the receiver under review', () => {
  it('is plain for somebody paid before', () => {
    expect(selectReceiverTrust(states.previewReady())).toMatchObject({
      standing: 'known',
      lookAlike: null,
      isOwn: false,
      isTokenContract: false,
    })
  })

  it('says that a stranger is new', () => {
    expect(selectReceiverTrust(states.previewFirstTime()).standing).toBe('new')
  })

  it('claims nothing where there is no history to look into', () => {
    const { walletModalApi: _gone, ...state } = states.previewFirstTime() as ReturnType<
      typeof states.previewFirstTime
    > & { walletModalApi?: unknown }
    expect(selectReceiverTrust(state).standing).toBe('unknown')
  })

  it('finds the address an impostor imitates, and the groups that differ', () => {
    expect(selectReceiverTrust(states.previewLookAlike())).toMatchObject({
      standing: 'new',
      lookAlike: FRIEND,
      lookAlikeParty: { address: FRIEND, kind: 'paid', at: '2026-08-28T12:00:00.000Z' },
      marks: [2, 3, 6],
    })
  })

  it('knows the contract of a token that is held', () => {
    expect(selectReceiverTrust(states.previewContract()).isTokenContract).toBe(true)
  })
})

describe('what speaks against a name', () => {
  const checked = (names: readonly string[] | null, receiver = {}) => {
    const state = states.previewReady()
    const { send } = state
    return {
      ...state,
      send: {
        ...send,
        receiver: send.receiver && { ...send.receiver, ...receiver },
        receiverCheck: { isContract: null, names },
      },
    }
  }

  it.each([
    ['the address goes by it', ['studio.eth'], {}, null],
    ['nobody could say', null, {}, null],
    ['the address goes by another', ['other.eth'], {}, 'oneWay'],
    ['the address goes by none', [], {}, 'oneWay'],
    ['its address is on another network', ['studio.eth'], { isElsewhere: true }, 'elsewhere'],
  ] as const)('when %s', (_when, names, receiver, doubt) => {
    expect(selectNameDoubt(checked(names, receiver))).toBe(doubt)
  })

  it('nothing does while it is not checked', () => {
    expect(selectNameDoubt(states.previewReady())).toBeNull()
  })

  it('an address that was typed is called what it goes by', () => {
    const state = states.previewFirstTime()
    const receiverCheck = { isContract: false, names: ['harbour.eth'] }
    const named = { ...state, send: { ...state.send, receiverCheck } }
    expect(selectReviewedName(named)).toBe('harbour.eth')
    expect(selectNameDoubt(named)).toBeNull()
  })
})

describe('the name under review', () => {
  it('is the one that was looked up for this very address', () => {
    expect(selectReviewedName(states.previewReady())).toBe('studio.eth')
  })

  it('is dropped when the form has moved on to another address', () => {
    const state = states.previewReady()
    const other = { address: STRANGER, name: 'studio.eth' }
    expect(selectReviewedName({ ...state, send: { ...state.send, receiver: other } })).toBeNull()
  })
})
