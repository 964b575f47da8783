import { FEATURES } from '../../src/app/features'
import { turn } from './turn'

/**
 * Until all code that is fetched late could have come: it is fetched here, and what was asked before has come before.
 * A test that nothing was fetched, or that nothing came of it, looks after this.
 */
export async function lazyChunksCame(): Promise<void> {
  await import('../../src/app/runtime/engine')
  await Promise.all(FEATURES.flatMap(({ load }) => load?.() ?? []))
  // What came lets others go on, some of them by a timer of no length.
  for (let turns = 0; turns < 5; turns += 1) await turn()
}
