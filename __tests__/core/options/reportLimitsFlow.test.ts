import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { connect, pass, quietServices, setUpFlowTests } from '../../support/flowWorld'

const PATH = '/appkit/v1/project-limits'
const limits = (isAboveRpcLimit: unknown, isAboveMauLimit: unknown) =>
  answered({ planLimits: { tier: 'starter', isAboveRpcLimit, isAboveMauLimit } })

describe('reportLimitsFlow', () => {
  const createWorld = setUpFlowTests()
  const visit = async (answer: HttpAnswer, { debug = true, isConnected = true } = {}) => {
    const world = createWorld({
      mayLogErrors: true,
      options: { debug },
      http: { ...quietServices, [PATH]: answer },
    })
    if (isConnected) await connect(world)
    for (let time = 0; time < 2; time += 1) {
      world.dispatch(modalOpenRequested({}))
      await pass(500)
      world.dispatch(modalCloseRequested({ by: 'page' }))
      await pass(500)
    }
    return {
      asked: world.http.requests.filter(({ path }) => path === PATH).length,
      alerts: world.store.getState().notifications.alerts.map(({ text }) => text),
      told: world.logged
        .map(({ message }) => message)
        .filter(message => message.startsWith('PROJECT_LIMIT_EXCEEDED')),
    }
  }

  it.each([
    ['requests', true, false, 'RPC requests.'],
    ['visitors', false, true, 'monthly active users.'],
    ['both', true, true, 'RPC requests, monthly active users.'],
  ])('warns developers once that a limit was exceeded: %s', async (_what, rpc, mau, names) => {
    const { asked, alerts, told } = await visit(limits(rpc, mau))
    expect(asked).toBe(1)
    expect(alerts).toEqual(['errors.projectLimitExceeded'])
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(names)
  })

  it.each([
    ['the plan is kept', limits(false, false)],
    ['the service sends no limits', answered({ planLimits: null })],
    ['the answer cannot be read', limits('yes', 'yes')],
    ['the service is down', refused(503)],
  ])('warns of nothing when %s', async (_what, answer) => {
    expect(await visit(answer)).toMatchObject({ alerts: [], told: [] })
  })

  it.each([
    ['on a page that is in use', { debug: false }],
    ['before anybody is connected', { isConnected: false }],
  ])('sends no request %s', async (_what, how) => {
    expect(await visit(limits(true, true), how)).toEqual({ asked: 0, alerts: [], told: [] })
  })
})
