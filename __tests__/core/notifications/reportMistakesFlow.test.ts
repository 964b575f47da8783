import { type ErrorCode, getErrorTextKey } from '../../../src/domain/errorCatalogue'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { connectFailed } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingUriIssued, pairingFailed } from '../../../src/events/pairingEvents'
import { alertDismissed, selectAlerts } from '../../../src/core/notifications/notificationsSlice'
import { accountRefreshRequested } from '../../../src/core/account/accountSlice'
import { relayConnectionChanged } from '../../../src/core/pairing/pairingFacts'
import type { HttpResult } from '../../../src/ports/http'
import { en } from '../../../src/strings/en/allTexts'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { states } from '../../support/states/states'
import { HERON, NOW, pass, quietServices, setUpFlowTests } from '../../support/flowWorld'

const ORIGIN = 'https://shop.example'

const refusedFor = (status: number, reason: string): HttpResult => ({
  ok: false,
  failure: { status, message: `HTTP status code: ${status}`, reason },
})

const CONFIG = '/appkit/v1/config'
const CHAINS = '/v1/supported-chains'

describe('reportMistakesFlow', () => {
  const createWorld = setUpFlowTests()

  async function open(path: string, answer: HttpAnswer, debug = true) {
    const world = createWorld({
      mayLogErrors: true,
      http: { ...quietServices, [path]: answer },
      options: {
        debug,
        metadata: { name: 'Shop', description: '', url: `${ORIGIN}/basket?a=1`, icons: [] },
      },
    })
    world.dispatch(modalOpenRequested({ view: viewEntry('Networks') }))
    await pass(1_000)
    return world
  }

  const alertsIn = ({ store }: ReturnType<typeof createWorld>) => selectAlerts(store.getState())
  const saidIn = ({ logged }: ReturnType<typeof createWorld>) =>
    logged.filter(({ level }) => level === 'error').map(({ message }) => message)

  it.each<[ErrorCode, string, HttpResult, RegExp]>([
    ['ORIGIN_NOT_ALLOWED', CONFIG, refused(403), /allow-list/],
    [
      'ORIGIN_NOT_ALLOWED',
      CONFIG,
      refusedFor(401, 'Unauthorized: origin not allowed'),
      /allow-list/,
    ],
    ['PROJECT_ID_INVALID', CONFIG, refused(401), /option projectId/],
    ['PROJECT_ID_INVALID', CONFIG, refusedFor(401, 'Unauthorized: invalid key'), /projectId/],
    ['PROJECT_ID_NOT_CONFIGURED', CONFIG, refusedFor(400, 'projectId is required'), /projectId/],
    ['PROJECT_ID_NOT_CONFIGURED', CONFIG, refusedFor(403, 'Project ID missing'), /projectId/],
    [
      'JWT_NOT_VALID',
      CONFIG,
      refusedFor(401, 'JWT validation error: JWT Token is not yet valid'),
      /clock/,
    ],
    ['RATE_LIMITED', CONFIG, refused(429), /quota/],
    ['SERVER_ERROR', CONFIG, refused(503), /serviceUrls\.projectService/],
  ])(
    'reports %s: the origin that was sent and what to change',
    async (code, path, answer, advice) => {
      const world = await open(path, answer)
      const text = getErrorTextKey(code)
      expect(alertsIn(world)).toEqual([
        { id: text, tone: 'negative', text, params: { origin: ORIGIN } },
      ])
      expect(saidIn(world)).toEqual([expect.stringMatching(advice)])
      expect(saidIn(world)[0]).toContain(`${code}: `)
      expect(saidIn(world)[0]).toContain(ORIGIN)
    },
  )

  it('reports it for the other service as well', async () => {
    const world = createWorld({
      mayLogErrors: true,
      state: states.account,
      http: { ...quietServices, [CHAINS]: refused(403) },
    })
    world.dispatch(accountRefreshRequested())
    await pass(1_000)
    expect(alertsIn(world)).toMatchObject([{ text: 'errors.originNotAllowed' }])
  })

  it.each<[string, string, HttpResult]>([
    ['a balance service that is down', CHAINS, refused(503)],
    ['a service that is out of reach', CONFIG, failure('FETCH_ERROR')],
    ['nonsense in the answer', CONFIG, { ok: true, data: 'nonsense' }],
    ['what is not found', CONFIG, refused(404)],
  ])('stays silent about %s: no setting fixes it', async (_what, path, answer) => {
    const world = await open(path, answer)
    expect(alertsIn(world)).toEqual([])
    expect(saidIn(world)).toEqual([])
  })

  it('reports each mistake once per page life, even after its alert was dismissed', async () => {
    const world = await open(CONFIG, refused(403))
    world.dispatch(alertDismissed('errors.originNotAllowed'))
    const error = { code: 'ORIGIN_NOT_ALLOWED', detail: 'again' } as const
    world.dispatch(pairingFailed({ error }))
    expect(alertsIn(world)).toEqual([])
    expect(saidIn(world)).toHaveLength(1)
  })

  it.each(['ORIGIN_NOT_ALLOWED', 'PROJECT_ID_INVALID', 'JWT_NOT_VALID'] as const)(
    'reports %s when the relay refuses',
    async code => {
      const world = createWorld({ mayLogErrors: true, state: states.account })
      world.dispatch(pairingFailed({ error: { code, detail: 'closed with code 3000' } }))
      expect(alertsIn(world)).toMatchObject([{ text: getErrorTextKey(code) }])
      world.dispatch(connectFailed({ ...HERON, error: { code, detail: 'closed' } }))
      await pass(1)
      expect(saidIn(world)).toHaveLength(1)
    },
  )

  it.each<[ErrorCode, string]>([
    ['ORIGIN_NOT_ALLOWED', 'Unauthorized: origin not allowed'],
    ['PROJECT_ID_INVALID', 'Unauthorized: invalid key'],
    ['JWT_NOT_VALID', 'JWT validation error: JWT Token is not yet valid'],
  ])('reports %s once when a node responds “%s”', async (code, message) => {
    const world = createWorld({
      mayLogErrors: true,
      state: states.account,
      adapter: {
        getNativeBalance: () => Promise.reject(new Error(`HTTP request failed. ${message}`)),
      },
    })
    world.dispatch(accountRefreshRequested())
    await pass(40_000)
    world.dispatch(accountRefreshRequested())
    await pass(40_000)
    expect(alertsIn(world)).toMatchObject([{ text: getErrorTextKey(code) }])
    expect(saidIn(world)).toHaveLength(1)
  })

  it('reports it when the relay refuses a wallet that is connected already', async () => {
    const world = createWorld({ mayLogErrors: true, state: states.account })
    const status = { isLost: true, isAwaited: false, code: 'JWT_NOT_VALID' } as const
    world.dispatch(relayConnectionChanged({ status }))
    world.dispatch(relayConnectionChanged({ status }))
    await pass(1)
    expect(alertsIn(world)).toMatchObject([{ text: getErrorTextKey('JWT_NOT_VALID') }])
    expect(saidIn(world)).toHaveLength(1)
    world.dispatch(relayConnectionChanged({ status: { ...status, isLost: false, code: null } }))
    expect(alertsIn(world)).toEqual([])
  })

  it('names a missing package, and the install command, to developers only', async () => {
    const world = createWorld({ mayLogErrors: true, state: states.account })
    const error = { code: 'PEER_MISSING', detail: 'library@1.2.3' } as const
    world.dispatch(pairingFailed({ error }))
    await pass(1)
    expect(alertsIn(world)).toMatchObject([
      { text: 'errors.peerNotInstalled', params: { peer: 'library@1.2.3' } },
    ])
    expect(saidIn(world)).toEqual([expect.stringContaining('npm install library@1.2.3')])
    expect(en[getErrorTextKey('PEER_MISSING')]).not.toMatch(/connection|npm|package/i)
    world.dispatch(connectFailed({ ...HERON, error: { code: 'PEER_MISSING', detail: 'viem' } }))
    await pass(1)
    expect(saidIn(world)).toHaveLength(2)
  })

  it('names viem when a balance cannot be read without it', async () => {
    const missing = new ModalError('PEER_MISSING', 'viem')
    const world = createWorld({
      mayLogErrors: true,
      state: states.account,
      adapter: { getNativeBalance: () => Promise.reject(missing) },
    })
    world.dispatch(accountRefreshRequested())
    await pass(1_000)
    expect(saidIn(world).join()).toContain('npm install viem')
  })

  it('names the outdated viem version, and the command that fixes it', async () => {
    const old = new ModalError('PEER_VERSION', 'viem@^2.31 (found 1.21.4)')
    const world = createWorld({
      mayLogErrors: true,
      state: states.account,
      adapter: { getNativeBalance: () => Promise.reject(old) },
    })
    world.dispatch(accountRefreshRequested())
    await pass(1_000)
    expect(saidIn(world)).toEqual([
      expect.stringMatching(/^PEER_VERSION: .*1\.21\.4.*"npm install viem@\^2\.31"/),
    ])
    expect(alertsIn(world)).toMatchObject([
      { text: 'errors.peerTooOld', params: { peer: 'viem@^2.31', found: '1.21.4' } },
    ])
  })

  it('removes the alert once the service has recovered', async () => {
    let isBack = false
    const world = createWorld({
      mayLogErrors: true,
      state: states.account,
      http: {
        ...quietServices,
        [CHAINS]: () => (isBack ? answered({ http: ['eip155:1'], ws: [] }) : refused(403)),
      },
    })
    world.dispatch(accountRefreshRequested())
    await pass(1_000)
    expect(alertsIn(world)).toMatchObject([{ text: 'errors.originNotAllowed' }])
    await pass(40_000)
    isBack = true
    world.dispatch(accountRefreshRequested())
    await pass(40_000)
    expect(alertsIn(world)).toEqual([])
    expect(saidIn(world)).toHaveLength(1)
  })

  it('removes the alert once the relay accepts pairings, and keeps it while another still refuses', async () => {
    const world = await open(CONFIG, refused(403))
    world.dispatch(
      pairingFailed({ error: { code: 'ORIGIN_NOT_ALLOWED', detail: 'closed with code 3000' } }),
    )
    world.dispatch(pairingFailed({ error: { code: 'JWT_NOT_VALID', detail: 'closed' } }))
    await pass(1)
    const texts = () => alertsIn(world).map(({ text }) => text)
    expect(texts()).toEqual(['errors.originNotAllowed', getErrorTextKey('JWT_NOT_VALID')])
    world.dispatch(pairingUriIssued({ pairingUriId: 'x', expiresAt: NOW }))
    expect(texts()).toEqual(['errors.originNotAllowed'])
  })

  it('stays silent about actions of a wallet or a visitor', () => {
    const world = createWorld({ state: states.account })
    for (const code of ['USER_REJECTED', 'CONNECT_TIMEOUT', 'RELAY_UNREACHABLE'] as const) {
      world.dispatch(connectFailed({ ...HERON, error: { code, detail: code } }))
    }
    expect(alertsIn(world)).toEqual([])
  })

  it('writes to the console even when the alert bar is off', async () => {
    const world = await open(CONFIG, refused(403), false)
    expect(saidIn(world)).toHaveLength(1)
  })
})

function failure(status: 'FETCH_ERROR'): HttpResult {
  return { ok: false, failure: { status, message: 'Failed to fetch' } }
}
