import { combineReducers, type Reducer } from '@reduxjs/toolkit'
import { createScopedReducer, createSplitReducer } from '../../../src/app/runtime/scopedReducer'
import { modalOpenRequested } from '../../../src/events/modalEvents'

const init = { type: '@@redux/INIT' }

describe('createSplitReducer', () => {
  const split = createSplitReducer('ours', createScopedReducer('ours'))
  /** A host reducer that records the states it receives. */
  const spied = (reducer: Reducer) => {
    const given: unknown[] = []
    const host: Reducer = (state, action) => {
      given.push(state)
      return reducer(state, action) as unknown
    }
    return { given, reduce: split(host) }
  }
  const raised = (state: unknown = { count: 0 }, { type }: { type: string }) =>
    type === 'raised' ? { count: (state as { count: number }).count + 1 } : state

  it('adds our state beside the host’s', () => {
    const { reduce } = spied(raised as Reducer)
    expect(reduce(undefined, init)).toMatchObject({
      count: 0,
      ours: { modal: { phase: 'closed' } },
    })
  })

  it('never passes our slice to the host, and returns the very object that the host returned', () => {
    const { given, reduce } = spied(raised as Reducer)
    const first = reduce(undefined, init)
    const second = reduce(first, modalOpenRequested({}))
    const third = reduce(second, { type: 'raised' })
    reduce(third, { type: 'nothing' })
    expect(given.map(state => state && Object.keys(state))).toEqual([
      undefined,
      ['count'],
      ['count'],
      ['count'],
    ])
    expect(given[2]).toBe(given[1])
    expect(given[3]).not.toBe(given[2])
  })

  it('keeps the root when nothing changed on either side', () => {
    const { reduce } = spied(raised as Reducer)
    const first = reduce(undefined, init)
    expect(reduce(first, { type: 'nothing' })).toBe(first)
  })

  it('drops our key from a state it did not create, such as an imported one', () => {
    const { given, reduce } = spied(raised as Reducer)
    const { ours } = reduce(undefined, init) as { ours: object }
    reduce({ count: 3, ours }, { type: 'nothing' })
    expect(given.at(-1)).toEqual({ count: 3 })
  })

  it('supports a host without a state', () => {
    const { given, reduce } = spied(() => null)
    const first = reduce(undefined, init)
    reduce({ ours: (first as { ours: object }).ours }, { type: 'nothing' })
    expect(given).toEqual([undefined, undefined])
  })

  it('makes combineReducers log nothing', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { reduce } = spied(combineReducers({ count: (state: number = 0) => state }) as Reducer)
    reduce(reduce(undefined, init), modalOpenRequested({}))
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})
