import fc from 'fast-check'
import type { TestStore } from '../../src/testing/createTestStore'
import { disconnectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../src/events/modalEvents'
import { backRequested } from '../../src/events/backEvents'
import { NOW, pass, settle } from './flowWorld'

/** A page under test, and how it reloads. */
export interface Reloadable {
  readonly world: TestStore
  reload(): void
}

/** A step of the search; `pick` chooses among its targets, if it has several. */
export type Happening<P> = (page: P, pick: number) => void | Promise<void>
export type Happenings<P> = Readonly<Record<string, Happening<P>>>

interface Search<P> {
  readonly happenings: Happenings<P>
  /** Creates the first page, in the variant with this number. */
  begin(kind: number): P
  /** Asserts what holds after each step. */
  check(page: P): void
  /** Asserts what holds at the end. */
  end(page: P): Promise<void>
}

/**
 * `INTERLEAVINGS` sets the number of runs and `SEED` where they start: `SEED=7 INTERLEAVINGS=5000
 * npx jest anyPairing`. Without them every run searches the same; `npm run test:full` runs a longer
 * search from another seed each time.
 */
export const RUNS = Number(process.env['INTERLEAVINGS'] ?? 150)
export const SEED = Number(process.env['SEED'] ?? 1)
export const searched = `${String(RUNS)} runs, seed ${String(SEED)}`
const LONGEST = 24

export const does = (
  { world }: Pick<Reloadable, 'world'>,
  action: Parameters<TestStore['store']['dispatch']>[0],
) => void world.store.dispatch(action)

/** Steps that apply to any modal. */
export const usual: Happenings<Reloadable> = {
  open: page => does(page, modalOpenRequested({})),
  closeByVisitor: page => does(page, modalCloseRequested({ by: 'visitor' })),
  closeByPage: page => does(page, modalCloseRequested({ by: 'page' })),
  back: page => does(page, backRequested()),
  disconnect: page => does(page, disconnectRequested({})),
  reload: page => page.reload(),
  moment: () => settle(),
  second: () => pass(1_000),
}

/** Runs random steps on fake time; at the end no error may be logged and no timer left. */
export async function searchInterleavings<P extends Reloadable>(
  search: Search<P>,
  runs = RUNS,
  seed = SEED,
) {
  jest.useFakeTimers({ now: NOW })
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const happening = fc.record({
    name: fc.constantFrom(...Object.keys(search.happenings)),
    pick: fc.nat(20),
  })
  const property = fc.asyncProperty(
    fc.nat(20),
    fc.array(happening, { maxLength: LONGEST }),
    async (kind, story) => {
      const page = search.begin(kind)
      try {
        for (const { name, pick } of story) {
          await search.happenings[name]?.(page, pick)
          search.check(page)
        }
        await search.end(page)
        await pass(3_700_000)
        expect(jest.getTimerCount()).toBe(0)
        expect(page.world.logged.filter(({ level }) => level === 'error')).toEqual([])
      } finally {
        page.world.dispose()
        jest.clearAllTimers()
      }
    },
  )
  try {
    await fc.assert(property, { numRuns: runs, seed })
    expect(printed).not.toHaveBeenCalled()
  } finally {
    printed.mockRestore()
    jest.useRealTimers()
  }
}
