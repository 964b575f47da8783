import * as index from '../../src'
import { blocksOf } from '../support/docsBlocks'

const PAGE = 'docs/guides/redux.md'
const blocks = blocksOf(PAGE)
const code = blocks.map(each => each.code).join('\n')

/** Whether a block uses a name, besides importing it. */
const uses = (name: string) =>
  code.replaceAll(/import \{[^}]*\}/g, '').match(new RegExp(`\\b${name}\\b`)) !== null

const exported = Object.entries(index)
const selectors = exported.flatMap(([name]) => (name.startsWith('select') ? [name] : []))
const isActionCreator = (value: unknown) =>
  typeof value === 'function' && 'type' in value && 'match' in value
const creators = exported.flatMap(([name, value]) => (isActionCreator(value) ? [name] : []))
/** The last line of the block makes the compiler check that each event is among them. */
const events = [...code.matchAll(/case '(\w+)'/g)].map(([, name]) => name)

describe('the page of selectors, actions and events', () => {
  it.each([...selectors, ...creators])('has an example of %s', name => {
    expect(uses(name)).toBe(true)
  })

  it('names no selector that is not exported', () => {
    const named = [...code.matchAll(/\b(select[A-Z]\w*)\(state/g)].map(([, name]) => name)
    expect(named.filter(name => !selectors.includes(name ?? ''))).toEqual([])
    expect(new Set(named).size).toBeGreaterThan(15)
  })

  it('lets the compiler compare its events with the existing ones', () => {
    expect(code).toContain('return event satisfies never')
    expect(new Set(events).size).toBe(events.length)
    expect(events.length).toBeGreaterThan(25)
    expect(exported.map(([name]) => name)).toEqual(
      expect.arrayContaining(['onModalEvent', 'useModalEvents']),
    )
  })
})
