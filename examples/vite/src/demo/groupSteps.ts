/** One recorded action, reduced to what is shown. */
export interface Step {
  readonly index: number
  readonly type: string
  readonly time: number
  /** Of a query or mutation: its name, and the id that pairs request and response. */
  readonly query?: { readonly name: string; readonly requestId: string }
}

export interface Row {
  readonly index: number
  /** The response to a request, once it arrives. */
  readonly answer: Step | undefined
  readonly path: string
  readonly name: string
  readonly time: number
}

const TYPE = /^(.*\/)?([^/]+)$/
const ANSWER = /\/(fulfilled|rejected)$/

/**
 * Reads the query behind an action. RTK Query names all of them `executeQuery` and
 * `executeMutation`.
 */
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

/** Lists the steps in order, with queries by name, and each response merged into its request. */
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
    // Keep only the slice's part of the path: the rest is RTK Query's implementation.
    return [
      { index, answer, path: path.split('/').slice(0, 1).join('') + '/', name: query.name, time },
    ]
  })
}

/** The row that shows a step: its own, or that of its request. */
export const rowOf = (rows: readonly Row[], index: number): Row | undefined =>
  rows.find(row => row.index === index || row.answer?.index === index)
