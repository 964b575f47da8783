import { networkSwitched } from '../../../src/events/networkEvents'
import { historyReset, viewPushed } from '../../../src/core/router/routerSlice'
import { selectSessionRows } from '../../../src/features/smartSessions/sessionsSelectors'
import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { viewEntry, type ViewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { SESSION_MARKS } from '../../../src/store/persistence/sessionMarks'
import { revokeRequested } from '../../../src/features/smartSessions/smartSessionsEvents'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { deferred, hang, NOW, pass, settle } from '../../support/flowWorld'
import {
  ACCOUNT,
  createSessionsService,
  failed,
  getRows,
  getViewName,
  listedSession,
  PCI,
  rejects,
  request,
  setUpSessionsTests,
} from '../../support/sessionsWorld'

describe('revoking a session', () => {
  const { createSessionsWorld, createGrantedWorld } = setUpSessionsTests()

  it('are listed when their view opens, and revoked by wallet and service', async () => {
    const { world, service, revokePermissions, storage } = await createGrantedWorld()
    world.dispatch(modalOpenRequested({ view: viewEntry('SmartSessionList') }))
    await pass(100)
    world.dispatch(revokeRequested({ pci: PCI }))
    world.dispatch(revokeRequested({ pci: PCI }))
    await pass(100)
    expect(revokePermissions).toHaveBeenCalledTimes(1)
    expect(revokePermissions.mock.calls[0]?.slice(0, 3)).toMatchObject([
      'io.heron',
      ACCOUNT,
      { pci: PCI, expiry: request.expiry, permissions: request.permissions },
    ])
    expect(service.told).toEqual(['create', 'activate', 'revoke'])
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    const told = JSON.stringify([world.actions(), world.store.getState()])
    expect(told).not.toContain('"0x51"')
  })

  it('stay unchanged when the visitor declines', async () => {
    const { world, verbs, service } = await createGrantedWorld({
      wallet: { revokePermissions: rejects('USER_REJECTED') },
    })
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'rejected' })
    expect(service.told).toEqual(['create', 'activate'])
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
  })

  it('are revoked at the service with the wallet’s signature', async () => {
    const { world, verbs } = await createGrantedWorld({
      wallet: { revokePermissions: async () => '0x51' },
    })
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
    const posts = world.http.requests.filter(({ path }) => path.endsWith('/revoke'))
    expect(posts.map(({ body }) => body)).toEqual([{ pci: PCI, signature: '0x51' }])
  })

  it('are removed from the service when the wallet has none', async () => {
    const { verbs, service } = await createGrantedWorld({
      wallet: { revokePermissions: rejects('RESOURCE_NOT_FOUND') },
    })
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
    expect(service.told).toEqual(['create', 'activate', 'revoke'])
  })

  it('have an unknown outcome when the wallet does not respond', async () => {
    const { world, verbs } = await createGrantedWorld({ wallet: { revokePermissions: hang } })
    const outcome = verbs.revokePermissions(PCI)
    await settle()
    expect(await verbs.revokePermissions(PCI)).toMatchObject(failed('RESOURCE_UNAVAILABLE'))
    await pass(SEND_TIMEOUT_MS)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNCERTAIN'))
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'revoking' }])
  })

  it('are revoked at the service later, without a second request to the wallet', async () => {
    let isAway = true
    const service = createSessionsService({ revoke: () => (isAway ? refused(503) : undefined) })
    const { world, verbs, revokePermissions } = await createGrantedWorld({ service })
    const outcome = verbs.revokePermissions(PCI)
    await pass(10_000)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNFINISHED'))
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'revoked' }])
    isAway = false
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
    expect(revokePermissions).toHaveBeenCalledTimes(1)
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
  })

  it('reject an unknown id', async () => {
    const { verbs } = await createGrantedWorld()
    expect(await verbs.revokePermissions('pci-9')).toMatchObject(failed('RESOURCE_NOT_FOUND'))
  })

  it('keeps a session in the list as revoked when the service removes it, until the list is loaded again', async () => {
    const service = createSessionsService({
      revoke: () => {
        service.sessions.delete(PCI)
        return answered('')
      },
    })
    const { world, verbs } = await createGrantedWorld({ service })
    await pass(5_000)
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
    const [row] = selectSessionRows(world.store.getState(), ACCOUNT, NOW)
    expect(row).toMatchObject({
      session: { pci: PCI, revokedAt: NOW / 1_000 + 5 },
      status: 'revoked',
    })
    expect(await verbs.getSessions()).toEqual({ status: 'done', value: [] })
    expect(getRows(world)).toEqual([])
  })

  it('revokes a session on the network that it was granted on', async () => {
    const { world, verbs, revokePermissions } = await createGrantedWorld()
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await settle()
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
    expect(revokePermissions.mock.calls[0]?.[1]).toBe(ACCOUNT)
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
  })

  it('asks the service for a session that the page knows from elsewhere', async () => {
    const service = createSessionsService()
    service.sessions.set(PCI, { ...listedSession })
    const { verbs, world } = createSessionsWorld({ service })
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
    expect(service.told).toEqual(['revoke'])
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
  })

  it('finds nothing, and asks no wallet, when the service does not answer', async () => {
    const service = createSessionsService({ list: () => refused(404) })
    const { verbs, revokePermissions } = createSessionsWorld({ service })
    const outcome = verbs.revokePermissions(PCI)
    await pass(5_000)
    expect(await outcome).toMatchObject(failed('RESOURCE_NOT_FOUND'))
    expect(revokePermissions).not.toHaveBeenCalled()
  })

  it('restores an unfinished grant when the visitor declines', async () => {
    let isAway = true
    const service = createSessionsService({ activate: () => (isAway ? refused(503) : undefined) })
    const { world, verbs, storage } = createSessionsWorld({
      service,
      wallet: { revokePermissions: rejects('USER_REJECTED') },
    })
    const granting = verbs.grantPermissions(request)
    await pass(10_000)
    expect(await granting).toMatchObject(failed('PERMISSION_UNFINISHED'))
    expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'rejected' })
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granted' }])
    expect(storage.getItem(SESSION_MARKS.key)).toContain('"step":"granted"')
    isAway = false
    expect(await verbs.getSessions()).toMatchObject({ value: [{ pci: PCI, status: 'active' }] })
  })

  it('applies the wallet’s response that arrives after the time is up', async () => {
    const answer = deferred<string>()
    const { world, verbs, service, storage } = await createGrantedWorld({
      wallet: { revokePermissions: () => answer.promise },
    })
    const outcome = verbs.revokePermissions(PCI)
    await pass(SEND_TIMEOUT_MS)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNCERTAIN'))
    answer.resolve('0x51')
    await settle()
    expect(service.told).toEqual(['create', 'activate', 'revoke'])
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
  })

  it.each<[string, ViewEntry, string]>([
    ['leaves its view', viewEntry('SmartSessionRevoke', { pci: PCI }), 'Account'],
    [
      'leaves no other session’s view',
      viewEntry('SmartSessionRevoke', { pci: 'pci-2' }),
      'SmartSessionRevoke',
    ],
  ])('%s once it is done', async (_what, view, expected) => {
    const { world, verbs } = await createGrantedWorld()
    world.dispatch(historyReset(viewEntry('Account')))
    world.dispatch(viewPushed(view))
    expect(await verbs.revokePermissions(PCI)).toMatchObject({ status: 'done' })
    await settle()
    expect(getViewName(world)).toBe(expected)
  })

  it('does nothing more after time travel while the wallet is asked', async () => {
    const answer = deferred<string>()
    const { world, verbs } = await createGrantedWorld({
      wallet: { revokePermissions: () => answer.promise },
    })
    verbs.revokePermissions(PCI).catch(() => undefined)
    await settle()
    world.halt()
    await settle()
    const actions = world.types().length
    const requests = world.http.requests.length
    answer.resolve('0x51')
    await pass(10_000)
    expect(world.types().slice(actions)).toEqual([])
    expect(world.http.requests.length).toBe(requests)
  })
})
