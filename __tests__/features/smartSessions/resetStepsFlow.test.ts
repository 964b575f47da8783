import { flowsResumed } from '../../../src/events/flowEvents'
import { revokeSent } from '../../../src/features/smartSessions/smartSessionsEvents'
import { selectSmartSessions } from '../../../src/features/smartSessions/smartSessionsSlice'
import { sampleSessions } from '../../support/states/sessionsStates'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { setUpFlowTests, settle } from '../../support/flowWorld'
import { ACCOUNT } from '../../support/sessionsWorld'

const [tidepool] = sampleSessions
if (!tidepool) throw new Error('There are no sample sessions.')
const asked = revokeSent({ account: ACCOUNT, session: tidepool })
const RESET = 'smartSessions/stepsReset'

describe('a state in which no flow runs', () => {
  const createWorld = setUpFlowTests()

  it.each(['sessionRevoking', 'sessionAwaitingService', 'sessionDeclined'] as const)(
    'has no pending revocation after it is resumed: %s',
    async name => {
      const world = createWorld({ state: states[name] })
      world.dispatch(flowsResumed())
      await settle()
      expect(selectSmartSessions(world.store.getState()).revoking).toBeNull()
      expect(world.types()).toContain(RESET)
    },
  )

  it('has no pending grant, but keeps the session that the wallet may have granted', async () => {
    const world = createWorld({ state: states.sessionAsked })
    world.dispatch(flowsResumed())
    await settle()
    expect(selectSmartSessions(world.store.getState())).toMatchObject({
      granting: null,
      unfinished: [{ step: 'granting' }],
    })
  })

  it('is left alone when nothing is pending', async () => {
    const world = createWorld({ state: testingReducer(states.account(), asked) })
    world.dispatch(flowsResumed())
    await settle()
    expect(world.types()).not.toContain(RESET)
    expect(selectSmartSessions(world.store.getState()).unfinished).toHaveLength(1)
  })
})
