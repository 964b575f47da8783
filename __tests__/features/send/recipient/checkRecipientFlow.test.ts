import { ModalError } from '../../../../src/domain/ModalError'
import { backRequested } from '../../../../src/events/backEvents'
import {
  selectIsRecipientContract,
  selectRecipientNames,
} from '../../../../src/features/send/recipient/recipientSelectors'
import type { HttpResult } from '../../../../src/ports/http'
import { answered, refused } from '../../../../src/testing/createFakeHttp'
import { states } from '../../../support/states/states'
import {
  ALICE,
  BOB,
  deferred,
  quietServices,
  setUpFlowTests,
  settle,
} from '../../../support/flowWorld'
import { fee, review } from '../../../support/payment'

const record = (name: string, address: string) => ({ name, addresses: { 60: { address } } })

describe('checkRecipientFlow', () => {
  const createWorld = setUpFlowTests()
  const checking = (
    isContract: () => Promise<boolean> = async () => false,
    reverse: HttpResult = answered([]),
  ) =>
    createWorld({
      state: states.account,
      http: { ...quietServices, '/v1/profile/reverse/*': reverse },
      adapter: { estimateFee: async () => fee, isContract },
    })
  const checkOf = ({ store }: ReturnType<typeof createWorld>) => ({
    isContract: selectIsRecipientContract(store.getState()),
    names: selectRecipientNames(store.getState()),
  })

  it('finds out whether it is a contract, and which of its names resolve back to it', async () => {
    const names = [record('bob.eth', BOB), record('vitalik.eth', ALICE)]
    const world = checking(async () => true, answered(names))
    await review(world)
    expect(checkOf(world)).toEqual({ isContract: true, names: ['bob.eth'] })
    expect(world.http.requests.map(({ path }) => path)).toContain(`/v1/profile/reverse/${BOB}`)
  })

  it('ignores names that imitate another', async () => {
    const names = ['b\u043Eb.eth', 'b\u200Bob.eth', '\u202Ebob.eth', 'xn--bob-abc.eth', 'ξbob.eth']
    const sound = ['привет.eth', 'Bob.eth']
    const records = [...names, ...sound].map(name => record(name, BOB))
    const world = checking(undefined, answered(records))
    await review(world)
    await settle()
    expect(checkOf(world).names).toEqual(['привет.eth', 'bob.eth'])
  })

  it('reports nothing when neither chain nor service responds', async () => {
    const world = checking(() => Promise.reject(new ModalError('CHAIN_UNREACHABLE')), refused(500))
    await review(world)
    await settle()
    expect(checkOf(world)).toEqual({ isContract: null, names: null })
  })

  it('drops the response for a review that was left', async () => {
    const answer = deferred<boolean>()
    const world = checking(() => answer.promise)
    await review(world)
    world.dispatch(backRequested())
    answer.resolve(true)
    await settle()
    expect(checkOf(world)).toEqual({ isContract: null, names: null })
  })
})
