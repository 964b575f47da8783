import { viewPushed } from '../../../src/core/router/routerSlice'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { refused } from '../../../src/testing/createFakeHttp'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { deferred, pass, settle } from '../../support/flowWorld'
import {
  createSessionsService,
  getRows,
  getViewName,
  granted,
  PCI,
  rejects,
  request,
  setUpSessionsTests,
} from '../../support/sessionsWorld'

describe('the view of a pending grant', () => {
  const { createSessionsWorld } = setUpSessionsTests()

  it('shows the request, and then the grant in its place', async () => {
    const answer = deferred<never>()
    const { world, verbs } = createSessionsWorld({
      wallet: { grantPermissions: () => answer.promise },
    })
    const told = verbs.grantPermissions(request)
    await settle()
    expect(getViewName(world)).toBe('SmartSessionCreated')
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granting' }])
    answer.resolve({ ...request, context: '0xc0de' } as never)
    expect(await told).toEqual(granted)
    expect(getViewName(world)).toBe('SmartSessionCreated')
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
  })

  it('closes its view when the visitor declines, and restores the state before', async () => {
    const wallet = { grantPermissions: rejects('USER_REJECTED') }
    const open = createSessionsWorld({ wallet })
    expect(getViewName(open.world)).toBe('Account')
    expect(await open.verbs.grantPermissions(request)).toEqual({ status: 'rejected' })
    await settle()
    expect(getViewName(open.world)).toBe('Account')
    const closed = createSessionsWorld({ wallet })
    closed.world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(getViewName(closed.world)).toBe('closed')
    expect(await closed.verbs.grantPermissions(request)).toEqual({ status: 'rejected' })
    await settle()
    expect(getViewName(closed.world)).toBe('closed')
  })

  it('closes its view when the wallet granted it but the service does not know, though it lists it', async () => {
    const service = createSessionsService({ activate: () => refused(400) })
    const { world, verbs } = createSessionsWorld({ service })
    const outcome = verbs.grantPermissions(request)
    await settle()
    expect(getViewName(world)).toBe('SmartSessionCreated')
    await pass(10_000)
    expect(await outcome).toMatchObject({ status: 'failed' })
    await settle()
    expect(getRows(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granted' }])
    expect(getViewName(world)).toBe('Account')
  })

  it('leaves the modal closed when the visitor closes it while the wallet is asked', async () => {
    const answer = deferred<never>()
    const { world, verbs } = createSessionsWorld({
      wallet: { grantPermissions: () => answer.promise },
    })
    const outcome = verbs.grantPermissions(request)
    await settle()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    answer.reject(new ModalError('USER_REJECTED'))
    expect(await outcome).toEqual({ status: 'rejected' })
    await settle()
    expect(getViewName(world)).toBe('closed')
  })

  it('does not leave a view that the visitor has opened since', async () => {
    const answer = deferred<never>()
    const { world, verbs } = createSessionsWorld({
      wallet: { grantPermissions: () => answer.promise },
    })
    const outcome = verbs.grantPermissions(request)
    await settle()
    world.dispatch(viewPushed(viewEntry('Networks')))
    await settle()
    answer.reject(new ModalError('USER_REJECTED'))
    expect(await outcome).toEqual({ status: 'rejected' })
    await settle()
    expect(getViewName(world)).toBe('Networks')
  })
})
