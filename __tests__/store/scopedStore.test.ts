import { configureStore, createSlice } from '@reduxjs/toolkit'
import { belongsTo, createScopedStore, stamp, type HostStore } from '../../src/store/scopedStore'

const counter = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: { raised: state => ({ count: state.count + 1 }) },
})
const { raised } = counter.actions

function createWorld() {
  const host = configureStore({
    reducer: { mine: counter.reducer, theirs: () => 'untouched' },
    middleware: getDefault => getDefault({ thunk: { extraArgument: 'the host’s' } }),
  })
  const dispatched: unknown[] = []
  const watched: HostStore = {
    ...host,
    dispatch: action => {
      dispatched.push(action)
      return host.dispatch(action)
    },
  }
  const lens = createScopedStore<{ count: number }, string>(
    watched,
    'mine',
    state => (state as { mine: { count: number } }).mine,
    () => 'ours',
  )
  return { host, lens, dispatched }
}

describe('createScopedStore', () => {
  it('shows our slice as the root state', () => {
    expect(createWorld().lens.getState()).toEqual({ count: 0 })
  })

  it('stamps the actions that it dispatches', () => {
    const { lens, dispatched } = createWorld()
    lens.dispatch(raised())
    expect(dispatched).toEqual([
      { type: 'counter/raised', payload: undefined, meta: { walletModal: 'mine' } },
    ])
    expect(lens.getState().count).toBe(1)
  })

  it('runs our thunks over our state with our services, whatever the host’s own extra argument', () => {
    const { lens, dispatched } = createWorld()
    const told = lens.dispatch((dispatch, getState, extra) => {
      dispatch(raised())
      return [getState().count, extra]
    })
    expect(told).toEqual([1, 'ours'])
    expect(dispatched).toHaveLength(1)
  })

  it('gives every thunk the very same dispatch, by which RTK Query identifies its store', () => {
    const { lens } = createWorld()
    const given = lens.dispatch(dispatch => dispatch)
    expect(given).toBe(lens.dispatch)
    expect(lens.dispatch(dispatch => dispatch(inner => inner))).toBe(lens.dispatch)
  })

  it('notifies subscribers of changes until they unsubscribe', () => {
    const { lens, host } = createWorld()
    const listener = jest.fn()
    const stop = lens.subscribe(listener)
    lens.dispatch(raised())
    stop()
    host.dispatch(raised())
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('stamp', () => {
  it('keeps an action that has the stamp already', () => {
    const stamped = stamp(raised(), 'mine')
    expect(stamp(stamped, 'mine')).toBe(stamped)
  })

  it('keeps the other fields of an action', () => {
    expect(stamp({ type: 'x', meta: { requestId: '1' } }, 'mine')).toEqual({
      type: 'x',
      meta: { requestId: '1', walletModal: 'mine' },
    })
  })

  it.each([
    [undefined, 'mine', true],
    ['mine', 'mine', true],
    ['other', 'mine', false],
  ])('an action of %s belongs to %s: %j', (owner, key, isMine) => {
    const action = owner === undefined ? { type: 'x' } : stamp({ type: 'x' }, owner)
    expect(belongsTo(action, key)).toBe(isMine)
  })
})
