import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectAvailability, selectSuggestions } from '../../../src/features/names/lookupSelectors'
import { selectNames } from '../../../src/features/names/namesSelectors'
import { nameLookupRequested, namePicked, nameTyped } from '../../../src/features/names/namesSlice'
import { NAME_DEBOUNCE_MS } from '../../../src/features/names/namesLimits'
import { selectModalApiState } from '../../../src/services/selectModalApiState'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import {
  connect,
  deferred,
  hang,
  pass,
  quietServices,
  settle,
  setUpFlowTests,
} from '../../support/flowWorld'

const SUGGESTIONS = '/v1/profile/suggestions/*'
const named = (label: string, registered: boolean) => ({ name: `${label}.reown.id`, registered })
const suggested = (...suggestions: readonly object[]) => answered({ suggestions })

describe('lookUpNameFlow', () => {
  const createWorld = setUpFlowTests()

  async function open(http: Readonly<Record<string, HttpAnswer>>, names: object | true = true) {
    const world = createWorld({
      http: { ...quietServices, ...http },
      options: { features: { names } },
    })
    await connect(world)
    world.dispatch(modalOpenRequested({}))
    await settle()
    return world
  }
  type World = Awaited<ReturnType<typeof open>>
  const type = async (world: World, text: string) => {
    world.dispatch(nameTyped(text))
    await pass(NAME_DEBOUNCE_MS)
  }
  const availabilityIn = ({ store }: World) => selectAvailability(store.getState())
  const lookups = ({ http }: World) =>
    http.requests.filter(({ path }) => path.includes('/profile/suggestions/'))

  it('sends one request, half a second after the last key', async () => {
    const world = await open({ [SUGGESTIONS]: suggested(named('ada-18', false)) })
    for (const text of ['ada-', 'ada-1', 'ada-18']) {
      world.dispatch(nameTyped(text))
      await pass(NAME_DEBOUNCE_MS - 1)
    }
    expect(lookups(world)).toEqual([])
    await pass(1)
    expect(lookups(world)).toMatchObject([
      { path: '/v1/profile/suggestions/ada-18', params: { zone: 'reown.id' } },
    ])
    expect(availabilityIn(world)).toBe('free')
  })

  it('trusts the flag of the exact name', async () => {
    const world = await open({
      [SUGGESTIONS]: suggested(named('ada-1815', true), named('ada-1815x', false)),
    })
    await type(world, 'ada-1815')
    expect(availabilityIn(world)).toBe('taken')
    world.dispatch(namePicked('ada-1815x'))
    expect(availabilityIn(world)).toBe('free')
    await pass(5_000)
    expect(lookups(world)).toHaveLength(1)
  })

  it.each<[string, HttpAnswer, string]>([
    ['free', answered([]), 'free'],
    ['free, as older servers say it', refused(404), 'free'],
    ['taken', answered({ name: 'ada-1815.reown.id', addresses: {} }), 'taken'],
    ['not known', refused(400), 'name'],
  ])('looks the name up when no suggestion matches it: %s', async (_what, answer, expected) => {
    const world = await open({
      [SUGGESTIONS]: suggested(named('ada-1815x', false)),
      '/v1/profile/account/*': answer,
    })
    await type(world, 'ada-1815')
    expect(availabilityIn(world)).toBe(expected)
  })

  it('never marks a name as free after a failed lookup', async () => {
    const world = await open({ [SUGGESTIONS]: refused(400) })
    await type(world, 'ada-1815')
    expect(availabilityIn(world)).toBe('suggestions')
    world.dispatch(nameLookupRequested())
    await settle()
    expect(lookups(world)).toHaveLength(2)
  })

  it('reports that the registry does not know the network', async () => {
    const world = await open({
      '/v1/supported-chains': answered({ http: ['eip155:10'], ws: [] }),
    })
    await type(world, 'ada-1815')
    expect(availabilityIn(world)).toBe('network')
    expect(lookups(world)).toEqual([])
  })

  it('sends no request for an invalid name', async () => {
    const world = await open({})
    for (const text of ['', 'ada', 'ada_1815', 'a'.repeat(65)]) await type(world, text)
    expect(lookups(world)).toEqual([])
    expect(availabilityIn(world)).toBe('none')
  })

  it('keeps the result of the latest text, in whatever order responses arrive', async () => {
    const world = await open({
      [SUGGESTIONS]: ({ path }: { path: string }) =>
        path.endsWith('/ada-1') ? hang() : suggested(named('ada-18', false)),
    })
    await type(world, 'ada-1')
    expect(availabilityIn(world)).toBe('looking')
    await type(world, 'ada-18')
    expect(availabilityIn(world)).toBe('free')
  })

  it('uses the zone of the host’s own registry', async () => {
    const world = await open(
      { [SUGGESTIONS]: suggested({ name: 'ada-1.names.example', registered: false }) },
      { suffix: '.names.example' },
    )
    await type(world, 'ada-1')
    expect(lookups(world)).toMatchObject([{ params: { zone: 'names.example' } }])
    expect(availabilityIn(world)).toBe('free')
  })

  it('clears the typed name when the modal closes', async () => {
    const world = await open({ [SUGGESTIONS]: hang })
    await type(world, 'ada-1815')
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await pass(1_000)
    expect(selectNames(world.store.getState())).toMatchObject({ text: '', lookups: [] })
    expect(availabilityIn(world)).toBe('none')
  })

  it('shows the last answer until the next one arrives', async () => {
    const next = deferred<ReturnType<typeof answered>>()
    const world = await open({
      [SUGGESTIONS]: ({ path }: { path: string }) =>
        path.endsWith('/ada-1')
          ? suggested(named('ada-1', false), named('ada-1x', false))
          : next.promise,
    })
    const namesIn = () => selectSuggestions(world.store.getState()).map(({ name }) => name)
    await type(world, 'ada-1')
    await type(world, 'ada-18')
    expect(availabilityIn(world)).toBe('looking')
    expect(namesIn()).toEqual(['ada-1.reown.id', 'ada-1x.reown.id'])
    next.resolve(suggested(named('ada-18', true)))
    await settle()
    expect(availabilityIn(world)).toBe('taken')
    expect(namesIn()).toEqual(['ada-18.reown.id'])
  })

  it('keeps a picked name free, although a lookup was under way', async () => {
    const next = deferred<ReturnType<typeof answered>>()
    const world = await open({
      [SUGGESTIONS]: ({ path }: { path: string }) =>
        path.endsWith('/ada-1')
          ? suggested(named('ada-1', true), named('ada-1x', false))
          : next.promise,
    })
    await type(world, 'ada-1')
    await type(world, 'ada-18')
    world.dispatch(namePicked('ada-1x'))
    next.resolve(suggested(named('ada-18', false)))
    await settle()
    expect(availabilityIn(world)).toBe('free')
  })

  it('asks again for a name that was free before', async () => {
    let isTaken = false
    const world = await open({
      [SUGGESTIONS]: ({ path }: { path: string }) =>
        suggested(named(path.split('/').at(-1) ?? '', isTaken)),
    })
    await type(world, 'ada-1')
    expect(availabilityIn(world)).toBe('free')
    await type(world, 'ada-18')
    isTaken = true
    await type(world, 'ada-1')
    expect(availabilityIn(world)).toBe('taken')
    expect(lookups(world)).toHaveLength(3)
  })

  it('keeps an answer for as long as the visitor chooses, and deletes it afterwards', async () => {
    const world = await open({ [SUGGESTIONS]: suggested(named('ada-1', false)) })
    const cached = () =>
      Object.values(selectModalApiState(world.store.getState())?.walletModalApi.queries ?? {})
        .map(query => query?.endpointName)
        .filter(name => name === 'getNameSuggestions' || name === 'getNameRecord')
    await type(world, 'ada-1')
    await pass(3_600_000)
    expect(availabilityIn(world)).toBe('free')
    expect(cached()).toEqual(['getNameSuggestions'])
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(cached()).toEqual([])
  })
})
