import { identityApi } from '../../../src/core/account/identityApi'
import { selectActiveIdentity, selectIdentity } from '../../../src/core/account/identitySelectors'
import { accountsChanged, disconnected } from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { ETHEREUM } from '../../../src/testing/samples'
import { identityAnswered } from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { ALICE, BOB, bob, HERON } from '../../support/flowWorld'

const whose = { address: ALICE, caipNetworkId: ETHEREUM }
const NAMELESS = { name: null, avatar: null }
const alice = { name: 'alice.eth', avatar: 'https://euc.li/alice.eth' }
const after = (...actions: Parameters<typeof testingReducer>[1][]) =>
  [identityAnswered(whose, alice.name, alice.avatar), ...actions].reduce(
    testingReducer,
    states.account(),
  )

describe('the checked name of an account', () => {
  it('is absent before it is known, with a stable reference', () => {
    expect(selectActiveIdentity(states.account())).toEqual(NAMELESS)
    expect(selectActiveIdentity(states.account())).toBe(selectActiveIdentity(states.account()))
  })

  it('is that of the active account, on every network', () => {
    expect(selectActiveIdentity(after())).toEqual(alice)
    const moved = networkSwitched({ caipNetworkId: 'eip155:10', by: 'visitor' })
    expect(selectActiveIdentity(after(moved))).toEqual(alice)
    expect(selectIdentity(after(moved), 'solana')).toEqual(NAMELESS)
  })

  it.each([
    ['another account is active', accountsChanged({ ...HERON, accounts: [bob] })],
    ['the wallet disconnects', disconnected({ namespace: 'eip155', by: 'wallet' })],
  ])('is absent once %s', (_when, action) => {
    expect(selectActiveIdentity(after(action))).toEqual(NAMELESS)
  })

  it('is never that of another account', () => {
    const late = identityAnswered({ ...whose, address: BOB }, 'bob.eth')
    expect(selectActiveIdentity(after(late))).toEqual(alice)
  })

  it('is read from the entry that the endpoint writes', () => {
    const args = { ...whose, isStoredOnly: false }
    const entry = identityApi.endpoints.getTrustedIdentity.select(args)(after() as never)
    expect(entry.data).toEqual(alice)
  })
})
