import * as v from 'valibot'
import { viewEntry } from '../../../src/domain/views'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { selectAlerts } from '../../../src/core/notifications/notificationsSlice'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { ALICE, connect, deferred, NOW, pass, type FlowWorld } from '../../support/flowWorld'
import {
  analyticsRequests,
  asSent,
  leave,
  namesIn,
  sentIn,
  sentSchema,
  setUpAnalyticsTests,
} from './analyticsWorld'

const agreed = { hasConsent: () => true }

async function openAndClose(world: FlowWorld) {
  world.dispatch(modalOpenRequested({}))
  await pass(1_000)
  world.dispatch(modalCloseRequested({ by: 'page' }))
  await pass(1_000)
}

describe('P5 statistics', () => {
  const createWorld = setUpAnalyticsTests()
  const site = window as unknown as { navigator: { globalPrivacyControl?: boolean } }

  afterEach(() => {
    delete site.navigator.globalPrivacyControl
    window.history.replaceState(null, '', '/')
  })

  it.each([
    ['the visitor has not agreed', { hasConsent: () => false }, {}],
    ['the page did not turn them on', agreed, { analytics: false }],
  ])('are not sent, and consent is not requested, when %s', async (_why, analytics, features) => {
    const world = createWorld(analytics, { options: { features } })
    await connect(world)
    await openAndClose(world)
    expect(analyticsRequests(world)).toEqual([])
  })

  it('require the visitor’s consent', () => {
    expect(() => createWorld(undefined)).toThrow('features.analytics needs analytics.hasConsent')
  })

  it('are not sent while the page’s consent callback fails', async () => {
    const hasConsent = () => {
      throw new Error('no banner')
    }
    const world = createWorld({ hasConsent }, { mayLogErrors: true })
    await openAndClose(world)
    expect(analyticsRequests(world)).toEqual([])
  })

  it('are not sent when the browser sends Global Privacy Control', async () => {
    site.navigator.globalPrivacyControl = true
    const world = createWorld(agreed)
    await openAndClose(world)
    expect(analyticsRequests(world)).toEqual([])
  })

  it('begin with the visitor’s first step, in the documented shape, without query and address', async () => {
    window.history.replaceState(null, '', '/shop?email=ada@mail.example#key')
    const world = createWorld(agreed)
    await pass(5_000)
    expect(analyticsRequests(world)).toEqual([])
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    await connect(world)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await pass(1_000)
    expect(namesIn(world).slice(0, 2)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    expect(namesIn(world)).toEqual(
      expect.arrayContaining(['SELECT_WALLET', 'CONNECT_SUCCESS', 'SWITCH_NETWORK']),
    )
    expect(namesIn(world)).not.toContain('MODAL_CREATED')
    expect(sentIn(world)[1]).toMatchObject({
      url: 'http://localhost/shop',
      domain: 'localhost',
      props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
    })
    expect(sentIn(world).find(({ props }) => props['event'] === 'CONNECT_SUCCESS')?.props).toEqual({
      type: 'track',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Heron', reconnect: false },
    })
    for (const body of sentIn(world))
      expect(v.safeParse(sentSchema, asSent(body)).issues).toBeUndefined()
    const post = world.http.requests.find(({ path }) => path === '/e')
    expect(post).toMatchObject({
      baseUrl: 'https://pulse.walletconnect.org',
      method: 'POST',
      contentType: 'text',
      params: { projectId: 'test', st: 'appkit' },
    })
  })

  it('include the address only when the page allows it', async () => {
    const world = createWorld({ hasConsent: () => true, withAddress: true })
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    await connect(world)
    const success = sentIn(world).find(({ props }) => props['event'] === 'CONNECT_SUCCESS')
    expect(success?.props['address']).toBe(ALICE)
  })

  it('check consent per event: what precedes it is not sent, nor what follows its withdrawal', async () => {
    let isAgreed = false
    const world = createWorld({ hasConsent: () => isAgreed })
    await openAndClose(world)
    isAgreed = true
    world.dispatch(modalOpenRequested({ view: viewEntry('WhatIsAWallet') }))
    await pass(1_000)
    expect(namesIn(world)).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CLICK_WALLET_HELP'])
    isAgreed = false
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(1_000)
    expect(namesIn(world)).toHaveLength(3)
  })

  it.each([
    ['says no', answered({ isAnalyticsEnabled: false })],
    ['says something else', answered({})],
    ['does not answer', refused(404)],
  ])('stop when the project’s owner %s', async (_what, answer) => {
    const world = createWorld(agreed, { http: { '/getAnalyticsConfig': answer } })
    await openAndClose(world)
    await openAndClose(world)
    expect(analyticsRequests(world).map(({ path }) => path)).toEqual(['/getAnalyticsConfig'])
  })

  it('wait for the owner’s response, and leave by beacon when the page unloads', async () => {
    const posted = deferred<ReturnType<typeof answered>>()
    const beacons: [string, unknown][] = []
    Object.assign(navigator, {
      sendBeacon: (url: string, body: string) => {
        beacons.push([url, JSON.parse(body)])
        return true
      },
    })
    const world = createWorld(agreed, { http: { '/e': () => posted.promise } })
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    expect(namesIn(world)).toEqual(['INITIALIZE'])
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(1)
    const [[url, body] = ['', {}]] = beacons
    expect(url).toMatch(
      /^https:\/\/pulse\.walletconnect\.org\/e\?projectId=test&st=appkit&sv=react-test-/,
    )
    expect(body).toMatchObject({ timestamp: NOW, props: { event: 'MODAL_OPEN' } })
    posted.resolve(answered(null))
    await pass(1_000)
    expect(namesIn(world)).toEqual(['INITIALIZE'])
    Reflect.deleteProperty(navigator, 'sendBeacon')
    await leave(world)
  })

  it('warn the page’s developers once that its origin is not on the allow-list', async () => {
    const world = createWorld(agreed, { http: { '/e': refused(403) }, mayLogErrors: true })
    await openAndClose(world)
    await openAndClose(world)
    expect(selectAlerts(world.store.getState()).map(({ text }) => text)).toEqual([
      'errors.originNotAllowed',
    ])
    const told = world.logged.filter(({ message }) => message.startsWith('ORIGIN_NOT_ALLOWED'))
    expect(told).toHaveLength(1)
  })
})
