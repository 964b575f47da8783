import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { states, type StateName } from './states'

const names = Object.keys(states) as StateName[]

describe('named states', () => {
  it.each(names)('%s is plain JSON and shows a view', name => {
    const state = states[name]()
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    expect(selectCurrentView(state).name).not.toBe('')
  })

  it('returns a separate state from each call', () => {
    expect(states.connectFound()).not.toBe(states.connectFound())
  })
})
