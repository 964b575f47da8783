import * as v from 'valibot'

const MAX_ROWS = 1_000

/**
 * Keeps the valid rows. Rejects anything but a list, and a list without any valid row: neither may
 * pass as empty.
 */
export function createRowsSchema<T>(row: v.GenericSchema<unknown, T>, maxRows = MAX_ROWS) {
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
