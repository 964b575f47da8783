import * as v from 'valibot'

const MAX_ROWS = 1_000

/**
 * The rows that can be trusted: one spoilt row must not hide the others. A list with rows of which none can be read is
 * refused, and so is anything but a list: nothing said is not the same as nothing there.
 */
export function rowsOf<T>(row: v.GenericSchema<unknown, T>, maxRows = MAX_ROWS) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], T[]>(({ dataset, addIssue, NEVER }) => {
      const rows = dataset.value.slice(0, maxRows).flatMap(candidate => {
        const result = v.safeParse(row, candidate)
        return result.success ? [result.output] : []
      })
      if (rows.length > 0 || dataset.value.length === 0) return rows
      addIssue({ message: 'No row could be read' })
      return NEVER
    }),
  )
}
