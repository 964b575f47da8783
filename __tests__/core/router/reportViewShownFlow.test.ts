import { viewEntry, type ViewEntry, type ViewName } from '../../../src/domain/views'
import { modalOpened } from '../../../src/events/modalEvents'
import { viewShown } from '../../../src/events/viewEvents'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import {
  historyReset,
  viewPushed,
  viewReplaced,
  wentBack,
} from '../../../src/core/router/routerSlice'
import type { WholeState } from '../../../src/store/rootReducer'
import { refused } from '../../../src/testing/createFakeHttp'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { beginnings } from '../../support/states/beginnings'
import { chunks } from '../../../src/testing/chunks'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { friendly, NOW, quietServices } from '../../support/flowWorld'
import { VIEW_NAMES } from '../../support/viewNames'

type Chunks = typeof chunks
const ALL = jest.requireActual<{ chunks: Chunks }>('../../../src/testing/chunks').chunks

/** A store created without chunks loads each on demand, as a page does. */
jest.mock('../../../src/testing/chunks', () => {
  const { chunks } = jest.requireActual<{ chunks: Chunks }>('../../../src/testing/chunks')
  return { chunks: { ...chunks } }
})
const given = chunks as Record<string, Chunks[string]>

function setCold(isCold: boolean): void {
  for (const name of Object.keys(ALL)) delete given[name]
  if (!isCold) Object.assign(given, ALL)
}

const { page, found, connected } = beginnings
const CARRIER = viewEntry('WhatIsANetwork')

/** The views of the named states; each state is created once. */
const SHOWN = Object.values(states).map(state => selectCurrentView(state() as WholeState))

/** Every view with the params that a named state gives it. */
const VIEWS: readonly ViewEntry[] = VIEW_NAMES.map(
  name => SHOWN.find(view => view.name === name) ?? viewEntry(name as 'Connect'),
)

type Way = 'opened' | 'pushed' | 'replaced' | 'reset' | 'back'

/** Returns a state with a connected wallet and the modal closed, or open with these views. */
const standing = (...history: readonly ViewEntry[]) => {
  const closed = stateAfter(...page, found, connected)
  const [first, ...others] = history
  if (!first) return closed
  return stateAfter(
    ...page,
    found,
    connected,
    modalOpened({ view: first, namespace: null }),
    ...others.map(viewPushed),
  )
}

const WAYS: Readonly<Record<Way, (view: ViewEntry) => readonly [WholeState, { type: string }]>> = {
  opened: view => [standing(), modalOpened({ view, namespace: null })],
  pushed: view => [standing(CARRIER), viewPushed(view)],
  replaced: view => [standing(CARRIER), viewReplaced(view)],
  reset: view => [standing(CARRIER), historyReset(view)],
  back: view => [standing(view, CARRIER), wentBack({})],
}

/** Services with no further data: a 404 counts as a response. */
const services = {
  ...quietServices,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(n => ['/*'.repeat(n), refused(404)])),
}

/** Drops random request ids, and the history, which depends on the route to the view. */
const comparable = ({ router: _router, modal: _modal, ...state }: WholeState) =>
  JSON.parse(
    JSON.stringify(state, (key, value: unknown) =>
      key === 'requestId' || key === 'id' ? '…' : value,
    ),
  ) as Readonly<Record<string, unknown>>

let world: TestStore | undefined

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => {
  world?.dispose()
  jest.useRealTimers()
})

async function arrive(view: ViewEntry, way: Way, isCold: boolean) {
  jest.setSystemTime(NOW)
  const [state, action] = WAYS[way](view)
  setCold(isCold)
  world = createTestStore({ state, adapter: friendly, http: services })
  setCold(false)
  world.store.dispatch(action)
  await jest.advanceTimersByTimeAsync(3_000)
  const asked = world.http.requests.map(request => JSON.stringify(request))
  const calls = world.adapter.calls.map(
    ({ method, args }) => `${method} ${JSON.stringify(args[0])}`,
  )
  const after = world.store.getState()
  const told = world
    .actions()
    .filter(each => viewShown.match(each))
    .map(({ payload }) => [payload.view.name, payload.cause])
  const reached = {
    view: selectCurrentView(after),
    requests: [...asked, ...calls].sort(),
    state: comparable(after),
  }
  world.dispose()
  world = undefined
  return { reached, told }
}

describe.each([
  ['with all code here', false],
  ['with code that comes when it is needed', true],
] as const)('%s', (_title, isCold) => {
  it.each(VIEWS.map(view => [view.name, view] as const))(
    'reaches the same state with the same requests, whatever event shows %s',
    async (name: ViewName, view) => {
      const opened = await arrive(view, 'opened', isCold)
      expect(opened.told[0]).toEqual([name, 'opened'])
      for (const way of ['pushed', 'replaced', 'reset', 'back'] as const) {
        const { reached, told } = await arrive(view, way, isCold)
        expect(told[0]).toEqual([name, way])
        expect(reached).toEqual(opened.reached)
      }
    },
  )
})

it('loads balances when the send form is the first view after a chunk that another view needed', async () => {
  setCold(true)
  world = createTestStore({ state: standing(), adapter: friendly, http: services })
  setCold(false)
  const { store, http } = world
  store.dispatch(modalOpened({ view: viewEntry('Networks'), namespace: null }))
  await jest.advanceTimersByTimeAsync(1_000)
  store.dispatch({ type: 'walletModal/modal/closed' })
  store.dispatch(modalOpened({ view: viewEntry('WalletSend'), namespace: null }))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(http.requests.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/\/v1\/account\/.+\/balance/),
  )
})
