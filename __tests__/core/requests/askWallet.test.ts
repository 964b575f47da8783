import {
  configureStore,
  createAction,
  createListenerMiddleware,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { REQUEST_KINDS, type RequestKind } from '../../../src/domain/walletRequest'
import { disconnected } from '../../../src/events/connectionEvents'
import { flowsHalted } from '../../../src/events/flowEvents'
import { modalOpened } from '../../../src/events/modalEvents'
import {
  askWallet,
  type ConfirmedReview,
  type WalletAnswer,
  type WalletQuestion,
} from '../../../src/core/requests/askWallet'
import { selectRequests } from '../../../src/core/requests/requestsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import type { AppStartListening } from '../../../src/store/listening'
import { testingReducer } from '../../../src/testing/stateAfter'
import { ALICE, deferred, settle } from '../../support/flowWorld'

const begin = createAction('test/begin')
const won = createAction('walletModal/test/won')
const failed = createAction('walletModal/test/failed')
const gaveUp = createAction('walletModal/test/gaveUp')
const told = createAction('walletModal/test/told')
const givenUp = createAction('walletModal/test/givenUp')
const HASH = `0x${'ab'.repeat(32)}`
const over = disconnected({ namespace: 'eip155', by: 'wallet' })

/** Sends one request to a wallet that responds when the test resolves `answer`. */
function asking(kind: RequestKind, about: Partial<WalletQuestion<string>> = {}) {
  const actions: UnknownAction[] = []
  const { middleware, startListening } = createListenerMiddleware({
    extra: { storage: undefined, now: () => 0 },
  })
  const record: Middleware = () => next => action => {
    actions.push(action as UnknownAction)
    return next(action)
  }
  const store = configureStore({
    reducer: testingReducer,
    middleware: getDefault => getDefault().prepend(middleware).concat(record),
  })
  const answer = deferred<string>()
  const ended: WalletAnswer<string>[] = []
  const late = jest.fn()
  let isOver = (): boolean => false
  ;(startListening as unknown as AppStartListening)({
    actionCreator: begin,
    effect: async (_action, api) => {
      const question: WalletQuestion<string> = {
        kind,
        namespace: 'eip155',
        connectorId: 'io.heron',
        account: ALICE,
        caipNetworkId: 'eip155:1',
        fingerprint: 'eip155:1 alice bob native 5 io.heron',
        view: 'WalletSendPreview',
        onSuccess: [won()],
        onError: [failed()],
        onCancel: [gaveUp()],
        hashOf: hash => hash,
        facts: () => [told()],
        onLate: late,
        ...about,
      }
      ended.push(
        await askWallet(api, question, (_signal, isGone) => {
          isOver = isGone
          return answer.promise
        }),
      )
    },
  })
  store.dispatch(modalOpened({ view: viewEntry('Account'), namespace: null }))
  store.dispatch(viewPushed(viewEntry('WalletSendPreview')))
  store.dispatch(begin())
  return {
    answer,
    ended,
    late,
    dispatch: (action: UnknownAction) => store.dispatch(action),
    isOver: () => isOver(),
    status: () => selectRequests(store.getState()).entries.at(-1)?.status,
    types: () =>
      actions
        .map(({ type }) => type.replace('walletModal/', ''))
        .filter(type => /^(?:requests|test)\//.test(type)),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

describe('loadWalletCollectibles', () => {
  it('dispatches its start before the wallet gets it, then its end, and navigates as specified', async () => {
    const { answer, ended, types, status } = asking('send')
    expect([types(), status()]).toEqual([['test/begin', 'requests/opened'], 'pending'])
    answer.resolve(HASH)
    await settle()
    expect(types().slice(2)).toEqual(['requests/ended', 'test/told', 'test/won'])
    expect(status()).toBe('fulfilled')
    expect(ended).toMatchObject([
      { status: 'fulfilled', value: HASH, request: { status: 'pending' } },
    ])
  })

  it.each([
    ['USER_REJECTED', 'test/gaveUp'],
    ['INSUFFICIENT_FUNDS', 'test/failed'],
  ] as const)('dispatches the way back after %s', async (code, way) => {
    const { answer, ended, types, status } = asking('send')
    answer.reject(new ModalError(code))
    await settle()
    expect(types().slice(2)).toEqual(['requests/ended', way])
    expect([status(), ended]).toMatchObject(['rejected', [{ status: 'rejected', error: { code } }]])
  })

  it('does not navigate after the visitor moved to another view', async () => {
    const { answer, dispatch, types } = asking('send')
    dispatch(viewPushed(viewEntry('Account')))
    answer.resolve(HASH)
    await settle()
    expect(types().slice(2)).toEqual(['requests/ended', 'test/told'])
  })

  it.each(Object.keys(REQUEST_KINDS) as RequestKind[])(
    'of kind %s: becomes late, and a late response still counts where it may matter',
    async kind => {
      const { timeoutMs, late, outlives } = REQUEST_KINDS[kind]
      const world = asking(kind)
      await jest.advanceTimersByTimeAsync(timeoutMs - 1)
      expect([world.types().length, world.isOver()]).toEqual([2, false])
      await jest.advanceTimersByTimeAsync(1)
      if (!outlives) {
        expect(world.ended).toMatchObject([{ status: 'rejected', error: { code: late } }])
        return
      }
      expect([world.types().at(-1), world.status()]).toEqual(['requests/timedOut', 'late'])
      expect(world.late.mock.calls).toMatchObject([[{ code: late }]])
      expect(world.isOver()).toBe(true)
      world.answer.resolve(HASH)
      await settle()
      expect(world.ended).toMatchObject([{ status: 'fulfilled', request: { status: 'late' } }])
    },
  )

  it.each(Object.keys(REQUEST_KINDS) as RequestKind[])(
    'of kind %s: gets the status that the end of its session implies, and cannot start after it',
    async kind => {
      const { sessionOver, outlives } = REQUEST_KINDS[kind]
      const world = asking(kind)
      world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
      await settle()
      expect([world.isOver(), world.ended]).toEqual([false, []])
      world.dispatch(over)
      expect(world.isOver()).toBe(true)
      await settle()
      if (!outlives) {
        expect(world.ended).toMatchObject([{ status: 'rejected', error: { code: sessionOver } }])
        return
      }
      expect([world.status(), world.ended]).toEqual(['unknown', []])
      expect(world.late.mock.calls).toMatchObject(
        sessionOver === null ? [] : [[{ code: sessionOver }]],
      )
      world.answer.resolve(HASH)
      await settle()
      expect(world.ended).toMatchObject([{ status: 'fulfilled', request: { status: 'unknown' } }])
    },
  )

  it('ends silently on time travel', async () => {
    const { answer, dispatch, ended, types } = asking('send')
    const before = types()
    dispatch(flowsHalted())
    await settle()
    answer.resolve(HASH)
    await settle()
    expect(types()).toEqual(before)
    expect(ended).toEqual([{ status: 'left', isHalted: true }])
  })

  it('is over once it is abandoned, and ignores later responses', async () => {
    const { answer, dispatch, ended, status } = asking('name', { isGivenUp: givenUp.match })
    dispatch(givenUp())
    await settle()
    answer.resolve(HASH)
    await settle()
    expect([status(), ended]).toEqual(['rejected', [{ status: 'left', isHalted: false }]])
  })

  it.each([
    ['another one is open', { earlier: () => 'open' as const }, ['REQUEST_PENDING']],
    ['a doubt came up, and is shown now', { earlier: () => 'doubt' as const }, ['a doubt']],
    ['the visitor has not agreed to what it is now', { agree: async () => false }, []],
  ])('sends nothing confirmed when %s', async (_why, changed, expected) => {
    const said: string[] = []
    const confirmed: ConfirmedReview = {
      earlier: () => 'none',
      fail: ({ code }) => void said.push(code),
      showDoubt: () => said.push('a doubt') > 0,
      pending: 'An earlier one is open',
      ...changed,
    }
    const { ended, types, status } = asking('send', { confirmed })
    await settle()
    expect([types(), status(), said]).toEqual([['test/begin'], undefined, expected])
    expect(ended).toEqual([{ status: 'left', isHalted: false }])
  })

  it('sends a confirmed request once the visitor agrees to its current content', async () => {
    const agreed = deferred<boolean>()
    const confirmed: ConfirmedReview = {
      earlier: () => 'none',
      fail: () => undefined,
      showDoubt: () => false,
      pending: 'An earlier one is open',
      agree: () => agreed.promise,
    }
    const { answer, status } = asking('send', { confirmed })
    expect(status()).toBeUndefined()
    agreed.resolve(true)
    await settle()
    expect(status()).toBe('pending')
    answer.resolve(HASH)
    await settle()
    expect(status()).toBe('fulfilled')
  })
})
