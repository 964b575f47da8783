import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { selectSessionRows } from '../../../src/features/smartSessions/sessionsSelectors'
import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected } from '../../../src/events/connectionEvents'
import { featuresGiven } from '../../support/featuresGiven'
import { SESSION_MARKS } from '../../../src/store/persistence/sessionMarks'
import { selectSmartSessions } from '../../../src/features/smartSessions/smartSessionsSlice'
import { createSmartSessions } from '../../../src/entries/smartSessions'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { ALICE, deferred, hang, NOW, pass, settle } from '../../support/flowWorld'
import {
  ACCOUNT,
  createSessionsService,
  failed,
  getRows,
  getViewName,
  granted,
  KEY,
  PCI,
  rejects,
  request,
  SERVICE_KEY,
  setUpSessionsTests,
} from '../../support/sessionsWorld'

describe('granting permissions', () => {
  const { createWorld, createSessionsWorld } = setUpSessionsTests()

  it('puts the service’s key first, activates the wallet’s grant with it, and shows the grant', async () => {
    const { world, verbs, service, storage, grantPermissions } = createSessionsWorld()
    expect(await verbs.grantPermissions(request)).toEqual(granted)
    expect(service.told).toEqual(['create', 'activate'])
    const [connectorId, asked] = grantPermissions.mock.calls[0] ?? []
    expect(connectorId).toBe('io.heron')
    expect(asked?.signer.data.keys).toEqual([
      { type: 'secp256k1', publicKey: SERVICE_KEY },
      { type: 'secp256k1', publicKey: KEY },
    ])
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
    expect(getViewName(world)).toBe('SmartSessionCreated')
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    const posts = world.http.requests.filter(({ method }) => method === 'POST')
    expect(posts.map(({ params }) => params?.['projectId'])).toEqual(['sample', 'sample'])
  })

  it('returns the delegation that a wallet of the current draft granted', async () => {
    const context = '0xc0de' as const
    const delegation = {
      to: ALICE as `0x${string}`,
      context,
      delegationManager: ALICE as `0x${string}`,
      dependencies: [],
    }
    const { verbs } = createSessionsWorld({
      wallet: { grantPermissions: async () => ({ context, delegation }) },
    })
    const { value } = granted
    expect(await verbs.grantPermissions(request)).toEqual({
      ...granted,
      value: { ...value, delegation },
    })
  })

  it('allows one request at a time', async () => {
    const answer = deferred<never>()
    const { verbs, grantPermissions } = createSessionsWorld({
      wallet: { grantPermissions: () => answer.promise },
    })
    const first = verbs.grantPermissions(request)
    await settle()
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('RESOURCE_UNAVAILABLE'))
    answer.resolve({ context: '0xc0de' } as never)
    expect(await first).toMatchObject({ status: 'done' })
    expect(grantPermissions).toHaveBeenCalledTimes(1)
  })

  it.each<[string, object, ErrorCode]>([
    ['is wrong', { expiry: 1 }, 'INVALID_PARAMS'],
    ['is for another account', { address: `0x${'1'.repeat(40)}` }, 'UNAUTHORIZED'],
    ['is for a network that the page does not have', { chainId: '0x3e7' }, 'UNSUPPORTED_CHAIN_ID'],
  ])('is rejected before any request when it %s', async (_what, spoilt, code) => {
    const { verbs, service, grantPermissions } = createSessionsWorld()
    expect(await verbs.grantPermissions({ ...request, ...spoilt })).toMatchObject(failed(code))
    expect(service.told).toEqual([])
    expect(grantPermissions).not.toHaveBeenCalled()
  })

  it('needs the option, a wallet, and the capability', async () => {
    const off = createSessionsWorld()
    off.world.dispatch(featuresGiven({ smartSessions: false }))
    expect(await off.verbs.grantPermissions(request)).toMatchObject(failed('INVALID_OPTION'))
    const unconnected = createWorld()
    unconnected.dispatch(featuresGiven({ smartSessions: true }))
    const verbs = createSmartSessions(unconnected.hostStore)
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('NOT_CONNECTED'))
    expect(await verbs.getSessions()).toMatchObject(failed('NOT_CONNECTED'))
    expect(await verbs.revokePermissions(PCI)).toMatchObject(failed('NOT_CONNECTED'))
    for (const permissions of [{ supported: false }, { signerTypes: ['keys'] }, 'yes', null]) {
      const { verbs: told, service } = createSessionsWorld({
        wallet: { getCapabilities: async () => ({ 'eip155:1': { permissions } }) },
      })
      expect(await told.grantPermissions(request)).toMatchObject(failed('UNSUPPORTED_CAPABILITY'))
      expect(service.told).toEqual([])
    }
  })

  it.each(['never', 'fails'] as const)('grants when the capability check %s', async how => {
    const { verbs } = createSessionsWorld({
      wallet: { getCapabilities: how === 'never' ? hang : rejects('UNSUPPORTED_METHOD') },
    })
    const outcome = verbs.grantPermissions(request)
    await pass(6_000)
    expect(await outcome).toEqual(granted)
  })

  it.each([
    ['USER_REJECTED', { status: 'rejected' }],
    ['UNSUPPORTED_METHOD', failed('UNSUPPORTED_METHOD')],
  ] as const)('leaves nothing behind when the wallet rejects with %s', async (code, outcome) => {
    const { world, verbs, service, storage } = createSessionsWorld({
      wallet: { grantPermissions: rejects(code) },
    })
    expect(await verbs.grantPermissions(request)).toMatchObject(outcome)
    await settle()
    expect(service.told).toEqual(['create', 'revoke'])
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    expect(selectSmartSessions(world.store.getState())).toMatchObject({
      granting: null,
      unfinished: [],
    })
  })

  it.each<[string, HttpAnswer]>([
    ['is away', { ok: false, failure: { status: 'FETCH_ERROR', message: 'away' } }],
    ['refuses', refused(500)],
    ['answers nonsense', answered('<html>')],
    ['gives no key', answered({ pci: PCI })],
    ['gives a key that is none', answered({ pci: PCI, key: { type: 'rsa', publicKey: '0x1' } })],
  ])('sends the wallet nothing when the service %s', async (_how, answer) => {
    const service = createSessionsService({ create: () => answer })
    const { verbs, grantPermissions, storage } = createSessionsWorld({ service })
    expect(await verbs.grantPermissions(request)).toMatchObject({ status: 'failed' })
    expect(grantPermissions).not.toHaveBeenCalled()
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
  })

  it.each(['time', 'wallet'] as const)(
    'has an unknown outcome once the %s is gone, and completes when the wallet responds after all',
    async end => {
      const answer = deferred<never>()
      const { world, verbs, service, storage } = createSessionsWorld({
        wallet: { grantPermissions: () => answer.promise },
      })
      const outcome = verbs.grantPermissions(request)
      await settle()
      if (end === 'time') await pass(SEND_TIMEOUT_MS)
      else world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      expect(await outcome).toMatchObject(failed('PERMISSION_UNCERTAIN'))
      expect(storage.getItem(SESSION_MARKS.key)).toContain('"step":"granting"')
      expect(storage.getItem(SESSION_MARKS.key)?.toLowerCase()).not.toContain(ALICE.toLowerCase())
      answer.resolve({ context: '0xc0de' } as never)
      await settle()
      expect(service.told).toEqual(['create', 'activate'])
      expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    },
  )

  it('has an unknown outcome when the wallet’s response is unreadable', async () => {
    const { verbs, world, service } = createSessionsWorld({
      wallet: { grantPermissions: rejects('PERMISSION_UNCERTAIN') },
    })
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('PERMISSION_UNCERTAIN'))
    expect(service.told).toEqual(['create'])
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granting' }])
  })

  it('reports that nothing was granted when it failed before the wallet had begun', async () => {
    const { verbs, world, service, storage } = createSessionsWorld({
      wallet: { grantPermissions: rejects('PERMISSION_FAILED') },
    })
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('PERMISSION_FAILED'))
    expect(service.told).toEqual(['create', 'revoke'])
    expect(getRows(world)).toEqual([])
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
  })

  it('reports that nothing was granted or revoked when the wallet’s chunk fails to load', async () => {
    const load = jest.fn(async () => undefined)
    const { verbs } = createSessionsWorld({ load })
    await verbs.grantPermissions(request)
    load.mockRejectedValue(new Error('Loading failed'))
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('PERMISSION_FAILED'))
    expect(await verbs.revokePermissions(PCI)).toMatchObject(failed('PERMISSION_FAILED'))
  })

  it('repeats a lost activation at the service, with one request to the wallet', async () => {
    let losses = 2
    const service = createSessionsService({
      // The request arrives, but its response is lost.
      activate: () =>
        losses-- > 0
          ? { ok: false, failure: { status: 'TIMEOUT_ERROR', message: 'late' } }
          : undefined,
    })
    const { verbs, grantPermissions } = createSessionsWorld({ service })
    const outcome = verbs.grantPermissions(request)
    await pass(10_000)
    expect(await outcome).toEqual(granted)
    expect(grantPermissions).toHaveBeenCalledTimes(1)
  })

  it('trusts the service’s list, not a response: a proxy that returns 200 to everything is no service', async () => {
    const service = createSessionsService({ activate: () => answered('<html>ok</html>') })
    const { verbs, world } = createSessionsWorld({ service })
    const outcome = verbs.grantPermissions(request)
    await pass(10_000)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNFINISHED'))
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granted' }])
  })

  it.each(['create', 'wallet', 'activate'] as const)(
    'does nothing more after time travel while it waits for %s',
    async where => {
      const late = deferred<never>()
      const service = createSessionsService(
        where === 'wallet' ? {} : { [where]: () => () => late.promise },
      )
      const { world, verbs } = createSessionsWorld({
        service,
        ...(where === 'wallet' && { wallet: { grantPermissions: () => late.promise } }),
      })
      verbs.grantPermissions(request).catch(() => undefined)
      await settle()
      world.halt()
      await settle()
      const actions = world.types().length
      const requests = world.http.requests.length
      late.resolve((where === 'wallet' ? { context: '0xc0de' } : answered({})) as never)
      await pass(10_000)
      expect(world.types().slice(actions)).toEqual([])
      expect(world.http.requests.length).toBe(requests)
    },
  )

  describe('a wallet that answers with other limits', () => {
    const less = { type: 'native-token-recurring-allowance', data: { allowance: '0x1' } }

    it('grants less: the page and the list get what it granted', async () => {
      const expiry = request.expiry - 1_000
      const answer = { context: '0xc0de' as const, expiry, permissions: [less] }
      const late = deferred<ReturnType<typeof answered>>()
      const service = createSessionsService({ activate: () => () => late.promise })
      const { world, verbs } = createSessionsWorld({
        service,
        wallet: { grantPermissions: async () => answer },
      })
      const outcome = verbs.grantPermissions(request)
      await settle()
      const [row] = selectSessionRows(world.store.getState(), ACCOUNT, NOW)
      expect(row).toMatchObject({
        status: 'unfinished',
        step: 'granted',
        session: { pci: PCI, expiry, permissions: [less] },
      })
      const session = service.sessions.get(PCI)
      Object.assign(session ?? {}, { context: '0xc0de' })
      late.resolve(answered(''))
      expect(await outcome).toMatchObject({
        status: 'done',
        value: { expiry, permissions: [less], context: PCI },
      })
    })

    it('never grants for longer than the page requested', async () => {
      const answer = { context: '0xc0de', expiry: request.expiry + 1 } as const
      const { verbs } = createSessionsWorld({ wallet: { grantPermissions: async () => answer } })
      expect(await verbs.grantPermissions(request)).toMatchObject({
        value: { expiry: request.expiry },
      })
    })
  })

  it('reports the grant three times, after one and four seconds, and then leaves it for later', async () => {
    const service = createSessionsService({ activate: () => refused(400) })
    const { world, verbs } = createSessionsWorld({ service })
    const reports = () =>
      world.http.requests.filter(({ path }) => path.endsWith('/activate')).length
    const outcome = verbs.grantPermissions(request)
    await settle()
    expect(reports()).toBe(1)
    await pass(999)
    expect(reports()).toBe(1)
    await pass(1)
    expect(reports()).toBe(2)
    await pass(3_999)
    expect(reports()).toBe(2)
    await pass(1)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNFINISHED'))
    await pass(60_000)
    expect(reports()).toBe(3)
  })

  it('opens the modal for the granted session when the visitor has closed it', async () => {
    const { world, verbs } = createSessionsWorld()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(await verbs.grantPermissions(request)).toEqual(granted)
    expect(getViewName(world)).toBe('SmartSessionCreated')
  })
})
