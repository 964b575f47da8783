import type { Strings } from './strings'

export type Texts = Partial<Strings>
export type LoadTexts = () => Promise<Texts>

export const loadConnectingTexts: LoadTexts = () =>
  import('./en/whileConnecting').then(m => m.whileConnecting)

export const loadFindingTexts: LoadTexts = () =>
  import('./en/whileFinding').then(m => m.whileFinding)

export const loadAccountTexts: LoadTexts = () =>
  import('./en/whileConnected').then(m => m.whileConnected)
