import { createSecretStore } from '../../../src/clients/createSecretStore'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { viewEntry } from '../../../src/domain/views'
import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { sessionsRequested } from '../../../src/features/smartSessions/smartSessionsEvents'
import { ETHEREUM, sampleAccount, sampleCapabilities } from '../../../src/testing/samples'
import {
  keepSessionMark,
  SESSION_MARKS,
  type SessionMark,
} from '../../../src/store/persistence/sessionMarks'
import { selectSessionsAnswer } from '../../../src/features/smartSessions/sessionsSelectors'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { ALICE, deferred, NOW, pass, settle, type FlowWorld } from '../../support/flowWorld'
import {
  ACCOUNT,
  createSessionsService,
  failed,
  getRows,
  getSessionsPath,
  listedSession,
  ON_BASE,
  PCI,
  request,
  setUpSessionsTests,
} from '../../support/sessionsWorld'

describe('loading sessions', () => {
  const { createSessionsWorld } = setUpSessionsTests()

  it('completes a missing activation on the next page, without the wallet', async () => {
    let isAway = true
    const service = createSessionsService({ activate: () => (isAway ? refused(503) : undefined) })
    const before = createSessionsWorld({ service })
    const outcome = before.verbs.grantPermissions(request)
    await pass(10_000)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNFINISHED'))
    isAway = false
    const stored = before.storage.getItem(SESSION_MARKS.key)?.toLowerCase()
    expect(stored).toContain('"step":"granted"')
    expect(stored).not.toContain(ALICE.toLowerCase())
    const { world, verbs, grantPermissions } = createSessionsWorld({
      service,
      storage: before.storage,
    })
    expect(await verbs.getSessions()).toMatchObject({
      status: 'done',
      value: [{ pci: PCI, account: ACCOUNT, status: 'active' }],
    })
    expect(grantPermissions).not.toHaveBeenCalled()
    expect(before.storage.getItem(SESSION_MARKS.key)).toBeNull()
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
  })

  it.each([
    ['nonsense', 'x'],
    ['another version', '{"version":2,"sessions":[]}'],
    [
      'an entry of another program',
      JSON.stringify({ version: 1, sessions: [{ account: '<b>', session: {}, step: 'granted' }] }),
    ],
  ])('ignores %s in storage', async (_what, text) => {
    const storage = memoryStorage()
    storage.setItem(SESSION_MARKS.key, text)
    const { verbs } = createSessionsWorld({ storage })
    expect(await verbs.getSessions()).toEqual({ status: 'done', value: [] })
  })

  it.each<[string, HttpAnswer]>([
    ['nothing', answered(null)],
    ['HTML', answered('<html>')],
    ['rows that are none', answered({ pcis: [{ pci: 1 }] })],
    ['an error', refused(500)],
  ])('cannot be listed when the service responds with %s', async (_what, answer) => {
    const { verbs, world } = createSessionsWorld({
      service: createSessionsService({ list: () => answer }),
    })
    const outcome = verbs.getSessions()
    await pass(5_000)
    expect(await outcome).toMatchObject({ status: 'failed' })
    expect(selectSessionsAnswer(world.store.getState(), ACCOUNT).isError).toBe(true)
  })

  const toList = modalOpenRequested({ view: viewEntry('SmartSessionList') })
  const list = (...pcis: readonly object[]) => answered({ pcis })
  const requestsIn = (world: FlowWorld, account: string) =>
    world.http.requests.filter(({ path }) => path === getSessionsPath(account)).length
  const toasts = (world: FlowWorld) => world.actions().filter(action => toastShown.match(action))
  const mark = (step: SessionMark['step'], more: Partial<SessionMark> = {}): SessionMark => ({
    account: ACCOUNT,
    session: { ...listedSession, context: null },
    step,
    ...more,
  })
  /** A browser in which an earlier page left a session unfinished. */
  function createStorage(left: SessionMark) {
    const storage = memoryStorage()
    keepSessionMark({ storage, secrets: createSecretStore(), now: () => NOW }, left)
    return storage
  }
  const reconnect = (world: FlowWorld) =>
    world.dispatch(
      walletConnected({
        namespace: 'eip155',
        connectorId: 'io.heron',
        accounts: [sampleAccount],
        capabilities: sampleCapabilities,
        caipNetworkId: ETHEREUM,
        walletName: 'Heron',
        isRestored: true,
      }),
    )

  describe('for their list', () => {
    it('starts when the list is shown, and for each network while it is', async () => {
      const http = { [getSessionsPath(ON_BASE)]: list() }
      const { world } = createSessionsWorld({ http })
      world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
      await settle()
      expect(requestsIn(world, ON_BASE)).toBe(0)
      world.dispatch(toList)
      await pass(100)
      expect(requestsIn(world, ON_BASE)).toBe(1)
      world.dispatch(networkSwitched({ caipNetworkId: 'eip155:1', by: 'visitor' }))
      await pass(100)
      expect(requestsIn(world, ACCOUNT)).toBe(1)
    })

    it('keeps a late answer apart from the list of the network that is shown', async () => {
      const late = deferred<ReturnType<typeof list>>()
      const service = createSessionsService({ list: () => () => late.promise })
      const http = { [getSessionsPath(ON_BASE)]: list({ ...listedSession, pci: 'base' }) }
      const { world } = createSessionsWorld({ service, http })
      world.dispatch(toList)
      await pass(100)
      world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
      await pass(100)
      late.resolve(list(listedSession))
      await pass(100)
      expect(getRows(world, ON_BASE).map(({ pci }) => pci)).toEqual(['base'])
      expect(getRows(world, ACCOUNT).map(({ pci }) => pci)).toEqual([PCI])
    })

    it('keeps the last list when it cannot be loaded again', async () => {
      let answer = list(listedSession)
      const { world } = createSessionsWorld({
        service: createSessionsService({ list: () => answer }),
      })
      world.dispatch(toList)
      await pass(100)
      answer = refused(404)
      world.dispatch(sessionsRequested({}))
      await pass(5_000)
      expect(selectSessionsAnswer(world.store.getState(), ACCOUNT).isError).toBe(true)
      expect(getRows(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
    })

    it('is forgotten with the wallet’s connection, and aborted', async () => {
      const { world, verbs } = createSessionsWorld({
        service: createSessionsService({ list: () => list(listedSession) }),
      })
      expect(await verbs.getSessions()).toMatchObject({ status: 'done' })
      expect(getRows(world)).toHaveLength(1)
      world.dispatch(disconnected({ namespace: 'eip155', by: 'visitor' }))
      await settle()
      expect(getRows(world)).toEqual([])
      expect(selectSessionsAnswer(world.store.getState(), ACCOUNT).data).toBeUndefined()
      expect(JSON.stringify(world.store.getState())).not.toContain('0xc0de')
    })

    it('does not appear after the wallet has disconnected', async () => {
      const late = deferred<ReturnType<typeof list>>()
      const service = createSessionsService({ list: () => () => late.promise })
      const { world, verbs } = createSessionsWorld({ service })
      const outcome = verbs.getSessions()
      await settle()
      world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      await settle()
      late.resolve(list(listedSession))
      expect(await outcome).toMatchObject(failed('NOT_CONNECTED'))
      expect(getRows(world)).toEqual([])
    })
  })

  describe('after a reload', () => {
    it('does nothing when an earlier page left nothing unfinished', async () => {
      const { world } = createSessionsWorld()
      reconnect(world)
      await pass(100)
      expect(requestsIn(world, ACCOUNT)).toBe(0)
    })

    it('reports a revocation that the service has missed, without the wallet', async () => {
      const service = createSessionsService()
      service.sessions.set(PCI, { ...listedSession })
      const storage = createStorage(mark('revoked', { signature: '0x51' }))
      const { world, revokePermissions } = createSessionsWorld({ service, storage })
      reconnect(world)
      await pass(100)
      const posts = world.http.requests.filter(({ method }) => method === 'POST')
      expect(posts.map(({ body }) => body)).toEqual([{ pci: PCI, signature: '0x51' }])
      expect(revokePermissions).not.toHaveBeenCalled()
      expect(getRows(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
      expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
      expect(toasts(world)).toEqual([])
    })

    it.each<[string, SessionMark['step'], object]>([
      ['grants', 'granting', listedSession],
      ['revokes', 'granted', { ...listedSession, revokedAt: 1_767_225_600 }],
      ['revokes', 'revoking', { ...listedSession, revokedAt: 1_767_225_600 }],
    ])('reports nothing when another page %s it meanwhile: %s', async (_how, step, listed) => {
      const service = createSessionsService({ list: () => list(listed) })
      const storage = createStorage(mark(step))
      const { world } = createSessionsWorld({ service, storage })
      reconnect(world)
      await pass(100)
      expect(service.told).toEqual([])
      expect(getRows(world)).toMatchObject([{ pci: PCI, step: null }])
      expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    })

    it.each<[SessionMark['step'], object]>([
      ['granting', { ...listedSession, context: null }],
      ['revoking', listedSession],
    ])('says so when the outcome of %s is still unknown', async (step, listed) => {
      const service = createSessionsService({ list: () => list(listed) })
      const storage = createStorage(mark(step))
      const { world } = createSessionsWorld({ service, storage })
      reconnect(world)
      await pass(100)
      expect(service.told).toEqual([])
      expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step }])
      expect(toasts(world)).toMatchObject([{ payload: { text: 'sessions.leftUnfinished' } }])
      expect(storage.getItem(SESSION_MARKS.key)).not.toBeNull()
    })

    it('keeps an unfinished session when the service cannot be reached', async () => {
      const service = createSessionsService({ list: () => refused(404) })
      const storage = createStorage(mark('granted', { answer: { context: '0xc0de' } }))
      const { world } = createSessionsWorld({ service, storage })
      reconnect(world)
      await pass(5_000)
      expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granted' }])
      expect(toasts(world)).toHaveLength(1)
      expect(storage.getItem(SESSION_MARKS.key)).not.toBeNull()
    })

    it('says nothing when the wallet disconnects before the service has answered', async () => {
      const late = deferred<never>()
      const service = createSessionsService({ list: () => () => late.promise })
      const { world } = createSessionsWorld({ service, storage: createStorage(mark('granting')) })
      reconnect(world)
      await settle()
      world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      await pass(100)
      expect(toasts(world)).toEqual([])
    })

    it('drops a session that has expired meanwhile', async () => {
      const session = { ...listedSession, expiry: NOW / 1_000 - 3_600 }
      const { world } = createSessionsWorld({
        storage: createStorage(mark('granting', { session })),
      })
      reconnect(world)
      await pass(100)
      expect(requestsIn(world, ACCOUNT)).toBe(0)
      expect(getRows(world)).toEqual([])
    })
  })
})
