import { getOfferedNames } from '../../../src/features/names/getOfferedNames'

const free = (label: string) => ({ name: `${label}.reown.id`, registered: false })
const taken = (label: string) => ({ name: `${label}.reown.id`, registered: true })
const offered = (chosen: string, ...suggestions: readonly ReturnType<typeof free>[]) =>
  getOfferedNames(suggestions, `${chosen}.reown.id`).map(({ name }) => name.split('.')[0])

describe('the alternatives offered beside the name in the field', () => {
  it('are free, and differ from the name in the field', () => {
    expect(offered('dune', free('dune'), taken('dunes'), free('dune-eth'))).toEqual(['dune-eth'])
  })

  it.each([
    ['the one in the field', 'marisol', free('mari5ol')],
    ['the one in the field', 'beatrice', free('b3a7r1ce')],
    ['one with i for 1', 'mila', free('m1la')],
  ])('do not imitate %s: %s', (_what, chosen, imitation) => {
    expect(offered(chosen, imitation)).toEqual([])
  })

  it('do not imitate a taken name', () => {
    expect(offered('marisol-x', taken('marisol'), free('mari5ol'))).toEqual([])
  })

  it('may contain digits that stand for no letter', () => {
    expect(offered('marisol', free('marisol2'), free('marisol-99'))).toEqual([
      'marisol2',
      'marisol-99',
    ])
  })

  it('include the original of a typed imitation', () => {
    expect(offered('mari5ol', free('marisol'))).toEqual(['marisol'])
  })
})
