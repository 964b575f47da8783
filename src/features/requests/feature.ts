import type { FeatureRow } from '../feature'

/** Whatever a wallet is asked for. Comes before every feature that asks one. */
export const requests: FeatureRow = {
  name: 'requests',
  load: () => import('./requestsChunk'),
}
