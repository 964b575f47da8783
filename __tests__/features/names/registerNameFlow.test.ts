import { accountsChanged, disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { accountSelected } from '../../../src/core/account/accountSlice'
import {
  selectActiveIdentity,
  selectAddressIdentity,
} from '../../../src/core/account/identitySelectors'
import { selectNames } from '../../../src/features/names/namesSelectors'
import {
  nameLookupStarted,
  nameTyped,
  registrationLeft,
  registrationRequested,
} from '../../../src/features/names/namesSlice'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView, viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import type { AdapterAnswers } from '../../../src/testing/createFakeAdapter'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleCapabilities } from '../../../src/testing/samples'
import { nameSuggestionsAnswered } from '../../support/states/serviceAnswers'
import {
  ALICE,
  bob,
  connect,
  deferred,
  hang,
  HERON,
  NOW,
  pass,
  quietServices,
  session,
  settle,
  setUpFlowTests,
} from '../../support/flowWorld'

const NAME = 'ada-1815.reown.id'
const REGISTER = '/v1/profile/account'
const record = {
  name: NAME,
  registered_at: '2026-01-01T00:00:00.000Z',
  addresses: { 60: { address: ALICE, created_at: '2026-01-01T00:00:00.000Z' } },
}

/** The registry responds that a name is free. */
const suggested = (label: string, suffix: string) =>
  nameSuggestionsAnswered({ label, zone: suffix.slice(1), caipNetworkId: 'eip155:1' }, [
    { name: label + suffix, registered: false },
  ])

describe('registerNameFlow', () => {
  const createWorld = setUpFlowTests()

  async function choose({
    http = {},
    adapter = {},
    names = true,
    storage = memoryStorage(),
    isAtOnce = true,
  }: {
    http?: Readonly<Record<string, HttpAnswer>>
    adapter?: AdapterAnswers
    names?: boolean | { suffix: string }
    storage?: ReturnType<typeof memoryStorage>
    isAtOnce?: boolean
  } = {}) {
    const world = createWorld({
      storage,
      http: { ...quietServices, [REGISTER]: answered(record), ...http },
      adapter: { signMessage: async () => '0x51', restore: async () => session, ...adapter },
      options: { features: { names } },
    })
    await connect(world)
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(viewPushed(viewEntry('RegisterAccountName')))
    world.dispatch(nameTyped('ada-1815'))
    const suffix = typeof names === 'object' ? names.suffix : '.reown.id'
    world.dispatch(nameLookupStarted('ada-1815'))
    world.dispatch(suggested('ada-1815', suffix))
    if (isAtOnce) {
      world.dispatch(registrationRequested())
      await settle()
    }
    return world
  }
  type World = Awaited<ReturnType<typeof choose>>
  const registrationIn = ({ store }: World) => selectNames(store.getState()).registration
  const viewIn = ({ store }: World) => selectCurrentView(store.getState()).name
  const asked = ({ http }: World) =>
    http.requests.filter(({ method, path }) => method === 'POST' && path === REGISTER)
  const signed = ({ adapter }: World) =>
    adapter.calls.filter(({ method }) => method === 'signMessage').map(({ args }) => args)

  it('signs name and time with the wallet, and registers the signed text', async () => {
    const world = await choose()
    const message = `{"name":"${NAME}","attributes":{},"timestamp":${Math.floor(NOW / 1000) + 2}}`
    expect(signed(world)).toEqual([['io.heron', ALICE, message, expect.anything()]])
    expect(asked(world).map(({ body }) => body)).toEqual([
      { coin_type: 2147483649, address: ALICE, message, signature: '0x51' },
    ])
    expect(registrationIn(world)).toMatchObject({ phase: 'done', name: NAME })
    expect(viewIn(world)).toBe('RegisterAccountNameSuccess')
    expect(selectActiveIdentity(world.store.getState()).name).toBe(NAME)
  })

  it.each([
    ['another view', () => viewPushed(viewEntry('WalletSend')), 'WalletSend'],
    ['the view before', () => wentBack({}), 'Account'],
  ])(
    'leaves a visitor who went to %s meanwhile there, and shows a toast',
    async (_what, go, view) => {
      const service = deferred<ReturnType<typeof answered>>()
      const world = await choose({ http: { [REGISTER]: () => service.promise } })
      expect(registrationIn(world).phase).toBe('submitting')
      world.dispatch(go())
      service.resolve(answered(record))
      await settle()
      expect(viewIn(world)).toBe(view)
      expect(
        world
          .actions()
          .filter(toastShown.match)
          .map(({ payload }) => payload),
      ).toMatchObject([
        { tone: 'positive', text: 'account.nameRegistered', params: { name: NAME } },
      ])
      expect(selectActiveIdentity(world.store.getState()).name).toBe(NAME)
    },
  )

  it('gives the name to the account that registered it, not to one chosen meanwhile', async () => {
    const service = deferred<ReturnType<typeof answered>>()
    const world = await choose({ http: { [REGISTER]: () => service.promise } })
    world.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
    service.resolve(answered(record))
    await settle()
    expect(selectActiveIdentity(world.store.getState()).name).toBeNull()
    expect(selectAddressIdentity(world.store.getState(), 'eip155', ALICE).name).toBe(NAME)
  })

  it.each([
    ['another view', () => viewPushed(viewEntry('WalletSend')), refused(500), false],
    ['the view before', () => wentBack({}), refused(500), false],
    ['the page', () => modalCloseRequested({ by: 'visitor' }), refused(500), true],
    ['the page', () => modalCloseRequested({ by: 'visitor' }), answered(record), true],
  ])('shows the outcome to a visitor who went to %s', async (_where, go, answer, isSticky) => {
    const service = deferred<typeof answer>()
    const world = await choose({ http: { [REGISTER]: () => service.promise } })
    world.dispatch(go())
    service.resolve(answer)
    await pass(30_000)
    const told = world.actions().filter(toastShown.match)
    const isDone = answer.ok
    expect(told.map(({ payload: { id: _id, ...toast } }) => toast)).toEqual([
      {
        tone: isDone ? 'positive' : 'negative',
        text: isDone ? 'account.nameRegistered' : 'registerName.failedTitle',
        params: { name: NAME },
        ...(isSticky && { isSticky }),
      },
    ])
  })

  it.each([
    ['stayed', undefined],
    ['disconnected', disconnected({ namespace: 'eip155', by: 'visitor' })],
  ])('shows no toast to a visitor who %s', async (_what, action) => {
    const service = deferred<HttpAnswer>()
    const world = await choose({ http: { [REGISTER]: () => service.promise as never } })
    if (action) world.dispatch(action)
    service.resolve(refused(500))
    await pass(30_000)
    expect(world.actions().filter(toastShown.match)).toEqual([])
  })

  it('continues while accounts of other chain families change (P14)', async () => {
    const wallet = deferred<string>()
    const world = await choose({ adapter: { signMessage: () => wallet.promise } })
    world.dispatch(accountsChanged({ namespace: 'solana', connectorId: 'x', accounts: [] }))
    world.dispatch(accountSelected({ namespace: 'solana', address: 'So1' }))
    world.dispatch(disconnected({ namespace: 'bip122', by: 'wallet' }))
    expect(registrationIn(world).phase).toBe('signing')
    wallet.resolve('0x51')
    await settle()
    expect(registrationIn(world)).toMatchObject({ phase: 'done', name: NAME })
  })

  it('is the account’s name after a reload, before any request', async () => {
    const storage = memoryStorage()
    await choose({ storage })
    const next = createWorld({
      storage,
      http: {},
      adapter: { restore: async () => session },
      mayLogErrors: true,
    })
    await pass(1_000)
    expect(selectActiveIdentity(next.store.getState()).name).toBe(NAME)
    expect(next.http.requests).toEqual([])
  })

  it('builds the message at signing time, not while it waits beforehand', async () => {
    const own = deferred<Awaited<ReturnType<Extract<HttpAnswer, (...args: never[]) => unknown>>>>()
    const world = await choose({ http: { '/v1/profile/reverse/*': () => own.promise } })
    expect(registrationIn(world).phase).toBe('checking')
    expect(signed(world)).toEqual([])
    await pass(5_000)
    own.resolve(answered([]))
    await settle()
    const [args] = signed(world)
    expect(args?.[2]).toContain(`"timestamp":${Math.floor(NOW / 1000) + 7}`)
  })

  it.each<[string, HttpAnswer, string | null, boolean]>([
    ['its reason', refusal(400, 'Name is already registered'), 'Name is already registered', false],
    ['a stale time', refusal(400, 'Timestamp is expired'), 'Timestamp is expired', true],
    ['no reason', refused(400), null, false],
  ])('shows the service’s response: %s', async (_what, answer, reason, isLate) => {
    const world = await choose({ http: { [REGISTER]: answer } })
    expect(registrationIn(world)).toMatchObject({
      phase: 'failed',
      failure: 'service',
      reason,
      isLate,
    })
    expect(viewIn(world)).toBe('RegisterAccountName')
    expect(selectActiveIdentity(world.store.getState()).name).toBeNull()
  })

  it('treats a slow signature as late, whatever the service responds', async () => {
    const wallet = deferred<string>()
    const world = await choose({
      http: { [REGISTER]: refusal(401, 'No') },
      adapter: { signMessage: () => wallet.promise },
    })
    await pass(12_000)
    wallet.resolve('0x51')
    await settle()
    expect(registrationIn(world)).toMatchObject({ failure: 'service', reason: 'No', isLate: true })
  })

  it('trusts the registry when the response was lost', async () => {
    const world = await choose({
      http: { [REGISTER]: lost, [`${REGISTER}/*`]: answered(record) },
    })
    expect(registrationIn(world)).toMatchObject({ phase: 'done', name: NAME })
    expect(asked(world)).toHaveLength(1)
  })

  it('fails when the registry has the name for no account, or for another one', async () => {
    for (const answer of [
      answered([]),
      answered({ ...record, addresses: { 60: { address: bob.address } } }),
    ]) {
      const world = await choose({ http: { [REGISTER]: lost, [`${REGISTER}/*`]: answer } })
      expect(registrationIn(world)).toMatchObject({
        phase: 'failed',
        failure: 'service',
        reason: null,
      })
    }
  })

  it('distinguishes a rejection in the wallet from a wallet failure', async () => {
    const declined = await choose({
      adapter: { signMessage: () => Promise.reject(new ModalError('USER_REJECTED')) },
    })
    expect(registrationIn(declined)).toMatchObject({ phase: 'failed', failure: 'declined' })
    expect(asked(declined)).toEqual([])
    const broken = await choose({
      adapter: { signMessage: () => Promise.reject(new Error('locked')) },
    })
    expect(registrationIn(broken)).toMatchObject({ failure: 'wallet', code: 'SIGN_FAILED' })
  })

  it('requests no signature when the account already has a name', async () => {
    const world = await choose({
      http: { '/v1/profile/reverse/*': answered([{ ...record, name: 'ada.wcn.id' }]) },
    })
    expect(registrationIn(world)).toMatchObject({ failure: 'owned', reason: 'ada.wcn.id' })
    expect(signed(world)).toEqual([])
  })

  it('requests no signature when the account’s names cannot be read', async () => {
    const world = await choose({ http: { '/v1/profile/reverse/*': refused(400) } })
    expect(registrationIn(world)).toMatchObject({ failure: 'ownNames' })
    expect(signed(world)).toEqual([])
  })

  it('requests no signature from a wallet that cannot sign', async () => {
    const capabilities = sampleCapabilities.filter(each => each !== 'signMessage')
    const world = await choose({
      adapter: { connect: async () => ({ ...session, capabilities }) },
      isAtOnce: false,
    })
    world.dispatch(registrationRequested())
    await settle()
    expect(registrationIn(world)).toMatchObject({ failure: 'address' })
    expect(signed(world)).toEqual([])
  })

  it('registers nothing on a network that the registry does not know', async () => {
    const world = await choose({
      http: { '/v1/supported-chains': answered({ http: ['eip155:10'], ws: [] }) },
    })
    expect(registrationIn(world)).toMatchObject({ failure: 'network' })
    expect(asked(world)).toEqual([])
  })

  it('requests one signature, however often it is pressed, and only once the name is known to be free', async () => {
    const world = await choose({ adapter: { signMessage: hang }, isAtOnce: false })
    world.dispatch(nameTyped('ada-1816'))
    world.dispatch(registrationRequested())
    await settle()
    expect(registrationIn(world).phase).toBe('idle')
    world.dispatch(nameLookupStarted('ada-1816'))
    world.dispatch(suggested('ada-1816', '.reown.id'))
    world.dispatch(registrationRequested())
    world.dispatch(registrationRequested())
    await settle()
    world.dispatch(registrationRequested())
    await settle()
    expect(signed(world)).toHaveLength(1)
  })

  it.each([
    ['cancels', registrationLeft()],
    ['goes back', wentBack({})],
    ['chooses another account', accountSelected({ namespace: 'eip155', address: bob.address })],
  ])('registers nothing for a visitor who %s while the wallet is open', async (_what, action) => {
    const wallet = deferred<string>()
    const world = await choose({ adapter: { signMessage: () => wallet.promise } })
    world.dispatch(action)
    wallet.resolve('0x51')
    await pass(1_000)
    expect(registrationIn(world).phase).toBe('idle')
    expect(asked(world)).toEqual([])
  })

  it('does nothing more on time travel', async () => {
    const wallet = deferred<string>()
    const world = await choose({ adapter: { signMessage: () => wallet.promise } })
    const before = world.actions().length
    world.halt()
    await settle()
    wallet.resolve('0x51')
    await pass(1_000)
    expect(world.actions()).toHaveLength(before)
  })

  it('registers in the host’s own registry', async () => {
    const world = await choose({ names: { suffix: '.names.example' } })
    expect(signed(world)[0]?.[2]).toContain('"name":"ada-1815.names.example"')
  })

  it('shows the account when the page has names switched off', async () => {
    const world = await choose({ names: false, isAtOnce: false })
    expect(viewIn(world)).toBe('Account')
  })
})

function refusal(status: number, reason: string): HttpAnswer {
  return { ok: false, failure: { status, message: `HTTP status code: ${status}`, reason } }
}

const lost: HttpAnswer = {
  ok: false,
  failure: { status: 'FETCH_ERROR', message: 'Failed to fetch' },
}
