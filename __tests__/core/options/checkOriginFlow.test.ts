import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectAlerts } from '../../../src/core/notifications/notificationsSlice'
import { createFakeFrame } from '../../support/embeddedWorld'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import type { TestStoreOptions } from '../../../src/testing/createTestStore'
import { pass, quietServices, setUpFlowTests } from '../../support/flowWorld'

const ORIGINS = '/projects/v1/origins'
const CONFIG = '/appkit/v1/config'
const list = (...allowedOrigins: readonly string[]) => answered({ allowedOrigins })

describe('checkOriginFlow', () => {
  const createWorld = setUpFlowTests()

  async function open(
    answer: HttpAnswer,
    { http, options, hasEmbedded = true }: TestStoreOptions & { hasEmbedded?: boolean } = {},
  ) {
    const world = createWorld({
      mayLogErrors: true,
      ...(hasEmbedded && { embedded: createFakeFrame() }),
      http: { ...quietServices, [ORIGINS]: answer, ...http },
      ...(options && { options }),
    })
    world.dispatch(modalOpenRequested({}))
    await pass(20_000)
    return world
  }
  type World = Awaited<ReturnType<typeof open>>
  const alertsIn = ({ store }: World) =>
    selectAlerts(store.getState()).map(({ text, params }) => [text, params?.['origin']])
  const asked = ({ http }: World) => http.requests.filter(({ path }) => path === ORIGINS).length
  const told = ({ logged }: World) =>
    logged.filter(({ level }) => level === 'error').map(({ message }) => message.split(':')[0])

  it.each<[string, HttpAnswer]>([
    ['names its origin', list('https://page.example')],
    ['names an address on it', list('https://shop.example', 'https://page.example/shop')],
    ['has a wildcard for it', list('https://*.example')],
    ['is empty', list()],
    ['is refused', refused(403)],
    ['is not found', refused(404)],
    ['is nonsense', answered('nonsense')],
  ])('stays silent when the list %s', async (_what, answer) => {
    const world = await open(answer)
    expect(asked(world)).toBe(1)
    expect(alertsIn(world)).toEqual([])
    expect(told(world)).toEqual([])
  })

  it.each<[string, HttpAnswer, string, string]>([
    ['names others', list('https://shop.example'), 'errors.originNotAllowed', 'ORIGIN_NOT_ALLOWED'],
    [
      'has another wildcard',
      list('https://*.shop.example'),
      'errors.originNotAllowed',
      'ORIGIN_NOT_ALLOWED',
    ],
    ['is missing', answered({}), 'errors.projectIdNotConfigured', 'PROJECT_ID_NOT_CONFIGURED'],
    ['answers 429', refused(429), 'errors.rateLimited', 'RATE_LIMITED'],
    ['answers 500', refused(500), 'errors.serverError', 'SERVER_ERROR'],
    ['answers 599', refused(599), 'errors.serverError', 'SERVER_ERROR'],
  ])('alerts the page’s developers when the list %s', async (_what, answer, text, code) => {
    const world = await open(answer)
    expect(alertsIn(world).map(([key]) => key)).toEqual([text])
    expect(told(world)).toEqual([code])
  })

  it('sends one request and one alert, however often the modal opens', async () => {
    const world = await open(list('https://shop.example'))
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(1_000)
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    expect(asked(world)).toBe(1)
    expect(told(world)).toEqual(['ORIGIN_NOT_ALLOWED'])
  })

  it.each<[string, Parameters<typeof open>[1]]>([
    ['has no wallet by email', { hasEmbedded: false }],
    ['is in production', { options: { debug: false } }],
    [
      'offers neither email nor socials',
      { options: { features: { email: false, socials: false } } },
    ],
    ['belongs to an owner who offers neither', { http: { [CONFIG]: answered({ features: [] }) } }],
  ])('sends no request when the page %s', async (_what, given) => {
    expect(asked(await open(list('https://shop.example'), given))).toBe(0)
  })

  it('sends the request when only socials are on', async () => {
    const world = await open(list(), { options: { features: { email: false } } })
    expect(asked(world)).toBe(1)
  })
})
