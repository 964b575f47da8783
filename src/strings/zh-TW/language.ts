import type { LanguageSteps } from '../language'

export const zhTW: LanguageSteps = {
  page: () => import('./page'),
  card: () => import('./card'),
  connect: () => import('./connect'),
  account: () => import('./account'),
  send: () => import('./send'),
  trade: () => import('./trade'),
}
