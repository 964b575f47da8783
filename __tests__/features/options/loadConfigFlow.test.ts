import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectIsActivityOn } from '../../../src/features/options/optionsSelectors'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { hang, pass, quietServices, setUpFlowTests } from '../../support/flowWorld'

const activity = (isEnabled: boolean, config: unknown) => ({ id: 'activity', isEnabled, config })

describe('loadConfigFlow', () => {
  const createWorld = setUpFlowTests()
  const opened = async (config: HttpAnswer, local?: boolean) => {
    const world = createWorld({
      mayLogErrors: true, // a refusal is told to the developers of the page
      http: { ...quietServices, '/appkit/v1/config': config },
      ...(local !== undefined && { options: { features: { activity: local } } }),
    })
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    return world
  }

  it.each([
    ['on, there', answered({ features: [activity(true, [])] }), true, true],
    ['off, there', answered({ features: [activity(false, [])] }), true, false],
    ['on, there; the host says no', answered({ features: [activity(true, [])] }), false, false],
    ['without settings of its own', answered({ features: [activity(false, null)] }), true, true],
    ['not named', answered({ features: [] }), true, false],
    ['no list', answered({ features: null }), true, true],
    ['a refusal', refused(403), true, true],
    ['nonsense', answered('nonsense'), true, true],
  ])('%s', async (_what, config, local, isOn) => {
    const world = await opened(config, local)
    expect(selectIsActivityOn(world.store.getState())).toBe(isOn)
  })

  it('nobody waits for an answer that never comes', async () => {
    const world = await opened(hang)
    expect(selectIsOpen(world.store.getState())).toBe(true)
    expect(selectIsActivityOn(world.store.getState())).toBe(true)
  })

  it('asks nothing before somebody opens the modal', async () => {
    const world = createWorld()
    await pass(10_000)
    expect(world.http.requests).toEqual([])
  })
})
