import { FEATURES } from '../../src/app/features'
import { turn } from './turn'

/**
 * Resolves once every lazy chunk has loaded, including those requested earlier. A test awaits it
 * before it asserts that nothing was loaded or that a load had no effect.
 */
export async function lazyChunksCame(): Promise<void> {
  await import('../../src/app/runtime/engine')
  await Promise.all(FEATURES.flatMap(({ load }) => load?.() ?? []))
  // A loaded chunk unblocks other work, some of it behind zero-length timers.
  for (let turns = 0; turns < 5; turns += 1) await turn()
}
