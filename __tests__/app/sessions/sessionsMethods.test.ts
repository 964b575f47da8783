import { createSessionsMethods } from '../../../src/app/sessions/sessionsMethods'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { networkSwitched } from '../../../src/events/networkEvents'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { deferred, pass, settle } from '../../support/flowWorld'
import {
  ACCOUNT,
  createSessionsService,
  failed,
  getSessionsPath,
  listedSession,
  ON_BASE,
  PCI,
  rejects,
  request,
  setUpSessionsTests,
} from '../../support/sessionsWorld'

describe('the methods of smart sessions', () => {
  const { createWorld, createSessionsWorld, createGrantedWorld } = setUpSessionsTests()

  describe('getSessions', () => {
    it('returns the sessions of the connected account, with their status', async () => {
      const pcis = [
        listedSession,
        { ...listedSession, pci: 'over', expiry: 1 },
        { ...listedSession, pci: 'stopped', revokedAt: 1 },
      ]
      const service = createSessionsService({ list: () => answered({ pcis }) })
      const { verbs } = createSessionsWorld({ service })
      expect(await verbs.getSessions()).toEqual({
        status: 'done',
        value: [
          { ...listedSession, account: ACCOUNT, status: 'active' },
          { ...pcis[1], account: ACCOUNT, status: 'expired' },
          { ...pcis[2], account: ACCOUNT, status: 'revoked' },
        ],
      })
    })

    it('returns those of the active network', async () => {
      const http = { [getSessionsPath(ON_BASE)]: answered({ pcis: [listedSession] }) }
      const { world, verbs } = createSessionsWorld({ http })
      world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
      expect(await verbs.getSessions()).toMatchObject({
        status: 'done',
        value: [{ pci: PCI, account: ON_BASE }],
      })
    })

    it('answers two requests at once with one request to the service', async () => {
      const { world, verbs } = createSessionsWorld()
      const outcomes = await Promise.all([verbs.getSessions(), verbs.getSessions()])
      expect(outcomes).toEqual([
        { status: 'done', value: [] },
        { status: 'done', value: [] },
      ])
      const path = getSessionsPath(ACCOUNT)
      expect(world.http.requests.filter(each => each.path === path)).toHaveLength(1)
    })

    it('returns those of the account that was asked for when another one is active meanwhile', async () => {
      const late = deferred<ReturnType<typeof answered>>()
      const service = createSessionsService({ list: () => () => late.promise })
      const { world, verbs } = createSessionsWorld({ service })
      const outcome = verbs.getSessions()
      await settle()
      world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
      late.resolve(answered({ pcis: [listedSession] }))
      expect(await outcome).toMatchObject({
        status: 'done',
        value: [{ pci: PCI, account: ACCOUNT, status: 'active' }],
      })
    })

    it('fails instead of returning an earlier list', async () => {
      let answer = answered({ pcis: [listedSession] })
      const service = createSessionsService({ list: () => answer })
      const { verbs } = createSessionsWorld({ service })
      expect(await verbs.getSessions()).toMatchObject({ status: 'done' })
      answer = refused(404)
      const outcome = verbs.getSessions()
      await pass(5_000)
      expect(await outcome).toMatchObject(failed('SERVICE_UNREACHABLE'))
    })
  })

  describe('grantPermissions', () => {
    it('copies the request, so that later changes of the page’s object have no effect', async () => {
      const { verbs, grantPermissions } = createSessionsWorld()
      const changing = structuredClone(request)
      const outcome = verbs.grantPermissions(changing)
      await settle()
      Object.assign(changing.permissions[0].data, { allowance: '0xffff' })
      expect(await outcome).toMatchObject({ status: 'done' })
      expect(grantPermissions.mock.calls[0]?.[1].permissions).toEqual(request.permissions)
    })

    it('is answered by its own request alone', async () => {
      const answer = deferred<never>()
      const { verbs } = createSessionsWorld({ wallet: { grantPermissions: () => answer.promise } })
      const first = verbs.grantPermissions(request)
      await settle()
      const second = await verbs.grantPermissions(request)
      expect(second).toMatchObject(failed('RESOURCE_UNAVAILABLE'))
      answer.resolve({ context: '0xc0de' } as never)
      expect(await first).toMatchObject({ status: 'done', value: { context: PCI } })
    })
  })

  describe('revokePermissions', () => {
    it('distinguishes a visitor who declines from a failure', async () => {
      const declined = await createGrantedWorld({
        wallet: { revokePermissions: rejects('USER_REJECTED') },
      })
      expect(await declined.verbs.revokePermissions(PCI)).toEqual({ status: 'rejected' })
      const { verbs } = await createGrantedWorld({
        wallet: { revokePermissions: rejects('UNSUPPORTED_METHOD') },
      })
      expect(await verbs.revokePermissions(PCI)).toMatchObject(failed('UNSUPPORTED_METHOD'))
    })
  })

  it('fail when the modal’s code cannot be loaded', async () => {
    const runtime = findRuntime(createWorld().hostStore, 'walletModal')
    const offline = { ...runtime, load: () => Promise.reject(new Error('Loading chunk 7 failed')) }
    const methods = createSessionsMethods(offline)
    for (const outcome of [
      methods.grantPermissions(request),
      methods.getSessions(),
      methods.revokePermissions(PCI),
    ]) {
      expect(await outcome).toMatchObject(failed('CODE_NOT_LOADED'))
    }
  })
})
