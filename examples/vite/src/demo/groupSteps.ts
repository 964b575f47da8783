/** One recorded action, as far as it is shown. */
export interface Step {
  readonly index: number
  readonly type: string
  readonly time: number
  /** Of a query or mutation: its name, and what tells its request and its answer from those of others. */
  readonly query?: { readonly name: string; readonly requestId: string }
}

export interface Row {
  readonly index: number
  /** The answer of a request, once it is there. */
  readonly answer: Step | undefined
  readonly path: string
  readonly name: string
  readonly time: number
}

const TYPE = /^(.*\/)?([^/]+)$/
const ANSWER = /\/(fulfilled|rejected)$/

/** What an action says of the query behind it. RTK Query calls them all `executeQuery` and `executeMutation`. */
export function queryOf(action: object): Step['query'] {
  const { meta } = action as {
    readonly meta?: {
      readonly requestId?: unknown
      readonly arg?: { readonly endpointName?: unknown }
    }
  }
  const name = meta?.arg?.endpointName
  const requestId = meta?.requestId
  return typeof name === 'string' && typeof requestId === 'string' ? { name, requestId } : undefined
}

/** The steps in turn, with queries by their names, and each answer with its request. */
export function groupSteps(steps: readonly Step[]): readonly Row[] {
  const answers = new Map<string, Step>()
  const asked = new Set<string>()
  for (const step of steps) {
    const { query, type } = step
    if (query && ANSWER.test(type) && asked.has(query.requestId)) answers.set(query.requestId, step)
    else if (query) asked.add(query.requestId)
  }
  return steps.flatMap(step => {
    const { index, type, time, query } = step
    const answer = query && answers.get(query.requestId)
    if (answer === step) return []
    const [, path = '', name = type] = TYPE.exec(type) ?? []
    if (!query) return [{ index, answer: undefined, path, name, time }]
    // Only the slice's own part of the path is left: the rest says how the query is made.
    return [
      { index, answer, path: path.split('/').slice(0, 1).join('') + '/', name: query.name, time },
    ]
  })
}

/** Which row a step stands in: its own, or the one of its request. */
export const rowOf = (rows: readonly Row[], index: number): Row | undefined =>
  rows.find(row => row.index === index || row.answer?.index === index)
