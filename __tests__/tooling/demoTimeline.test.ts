import { snippetLength } from '../../examples/vite/src/demo/snippetLength'
import { groupSteps, queryOf, rowOf, type Step } from '../../examples/vite/src/demo/groupSteps'

const asked = (index: number, requestId: string, ending: string): Step => ({
  index,
  type: `walletModalApi/executeQuery/${ending}`,
  time: index * 10,
  query: { name: 'getBalance', requestId },
})
const plain = (index: number, type: string): Step => ({ index, type, time: index * 10 })

describe('the timeline of the demo', () => {
  it('reads the name of a query from its action, and nothing from other actions', () => {
    const meta = { requestId: 'r1', arg: { endpointName: 'getBalance' } }
    expect(queryOf({ type: 'walletModalApi/executeQuery/pending', meta })).toEqual({
      name: 'getBalance',
      requestId: 'r1',
    })
    expect(queryOf({ type: 'walletModal/modal/opened', meta: { requestId: 'r1' } })).toBeUndefined()
    expect(queryOf({ type: 'walletModal/modal/opened' })).toBeUndefined()
  })

  it('names queries, and puts each response in the row of its own request', () => {
    const rows = groupSteps([
      plain(0, '@@INIT'),
      asked(1, 'a', 'pending'),
      asked(2, 'b', 'pending'),
      plain(3, 'walletModal/modal/opened'),
      asked(4, 'b', 'rejected'),
      asked(5, 'a', 'fulfilled'),
      asked(6, 'c', 'pending'),
    ])
    expect(
      rows.map(({ index, path, name, answer }) => [index, path + name, answer?.index]),
    ).toEqual([
      [0, '@@INIT', undefined],
      [1, 'walletModalApi/getBalance', 5],
      [2, 'walletModalApi/getBalance', 4],
      [3, 'walletModal/modal/opened', undefined],
      [6, 'walletModalApi/getBalance', undefined],
    ])
    expect(rowOf(rows, 5)?.index).toBe(1)
    expect(rowOf(rows, 3)?.index).toBe(3)
  })

  it('keeps a response whose request is no longer recorded', () => {
    const rows = groupSteps([plain(0, '@@INIT'), asked(1, 'gone', 'fulfilled')])
    expect(rows.map(({ index }) => index)).toEqual([0, 1])
  })
})

it('counts lines of code, but neither blank lines nor comments', () => {
  expect(
    snippetLength("// why\nimport a from 'a'\n\n/**\n * what\n */\nexport const b = a // so\n"),
  ).toBe(2)
})
