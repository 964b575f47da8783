import { ModalError } from '../../../src/domain/ModalError'
import { SWITCH_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { accountSwitchRequested } from '../../../src/features/profile/profileSlice'
import type { WalletChange } from '../../../src/ports/walletSource'
import type { AdapterAnswers } from '../../../src/testing/createFakeAdapter'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleAccount } from '../../../src/testing/samples'
import {
  ALICE,
  bob,
  BOB,
  connect,
  deferred,
  pass,
  session,
  setUpFlowTests,
  settle,
} from '../../support/flowWorld'

const accounts = [sampleAccount, bob]
const toBob = accountSwitchRequested({ namespace: 'eip155', address: BOB })

describe('switchAccountFlow', () => {
  const createWorld = setUpFlowTests()
  const begin = async (adapter: AdapterAnswers = {}) => {
    const tell: { now?: (change: WalletChange) => void } = {}
    const storage = memoryStorage()
    const world = createWorld({
      storage,
      adapter: {
        connect: async () => ({ ...session, accounts }),
        watch: (_id, onChange) => {
          tell.now = onChange
          return () => undefined
        },
        ...adapter,
      },
    })
    await connect(world)
    const address = () => selectAccountByNamespace(world.store.getState(), 'eip155').address
    const said = () => selectToasts(world.store.getState())
    return { ...world, address, said, storage, tell: (change: WalletChange) => tell.now?.(change) }
  }

  it('switches when any account may be selected', async () => {
    const { dispatch, address, storage } = await begin()
    dispatch(toBob)
    await settle()
    expect(address()).toBe(BOB)
    await pass(1)
    expect(JSON.parse(storage.getItem('@appkit/connections') ?? '')).toMatchObject({
      eip155: [{ accounts: [{ address: BOB, insteadOf: ALICE }, { address: ALICE }] }],
    })
  })

  it('waits for the adapter when that decides, and switches once it resolves', async () => {
    const agreed = deferred<readonly (typeof bob)[]>()
    const asked: unknown[] = []
    const { dispatch, address } = await begin({
      switchAccount: (id, wanted) => {
        asked.push([id, wanted])
        return agreed.promise
      },
    })
    dispatch(toBob)
    await settle()
    expect([address(), asked]).toEqual([ALICE, [['io.heron', BOB]]])
    agreed.resolve([bob, sampleAccount])
    await settle()
    expect(address()).toBe(BOB)
  })

  it.each([
    'Address parameter is required for switching bip122 connection',
    'Switching to non-payment accounts is not allowed for bip122',
  ])('shows why the adapter rejects the switch: %s', async reason => {
    const { dispatch, address, said } = await begin({
      switchAccount: () => Promise.reject(new ModalError('INVALID_PARAMS', reason)),
    })
    dispatch(toBob)
    await settle()
    expect(address()).toBe(ALICE)
    expect(said()).toMatchObject([
      { tone: 'negative', text: 'profile.switchFailed', params: { reason } },
    ])
  })

  it('reports a time-out, and an account that is not shared', async () => {
    const { dispatch, address, said } = await begin({
      switchAccount: () => new Promise<never>(() => undefined),
    })
    dispatch(toBob)
    await pass(SWITCH_TIMEOUT_MS)
    expect(address()).toBe(ALICE)
    expect(said()).toMatchObject([{ tone: 'negative', text: 'profile.switchFailed' }])
    const other = await begin()
    other.dispatch(accountSwitchRequested({ namespace: 'eip155', address: '0x1' }))
    await settle()
    expect(other.said()).toMatchObject([{ text: 'profile.switchFailed' }])
  })

  it('ends with the session', async () => {
    const agreed = deferred<readonly (typeof bob)[]>()
    const { dispatch, address, said } = await begin({ switchAccount: () => agreed.promise })
    dispatch(toBob)
    dispatch(disconnectRequested({}))
    await pass(1_000)
    agreed.resolve([bob, sampleAccount])
    await settle()
    expect([address(), said()]).toEqual([null, []])
  })

  it('keeps the account over the wallet’s reports, until the wallet selects another one', async () => {
    const { dispatch, address, tell } = await begin()
    dispatch(toBob)
    await settle()
    tell({ kind: 'accounts', accounts })
    expect(address()).toBe(BOB)
    const carol = { ...bob, address: '0x00000000000000000000000000000000000ca401' }
    tell({ kind: 'accounts', accounts: [carol, sampleAccount, bob] })
    expect(address()).toBe(carol.address)
    tell({ kind: 'accounts', accounts })
    expect(address()).toBe(ALICE)
  })
})
