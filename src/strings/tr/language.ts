import type { LanguageSteps } from '../language'

export const tr: LanguageSteps = {
  page: () => import('./page'),
  card: () => import('./card'),
  connect: () => import('./connect'),
  account: () => import('./account'),
  send: () => import('./send'),
  trade: () => import('./trade'),
}
