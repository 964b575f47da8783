import type { Strings } from './en'

type LoadTexts = () => Promise<Partial<Strings>>

/** Every text. */
export const loadAllTexts: LoadTexts = () => import('./en').then(({ en }) => en)

/** The texts around a wallet that is being asked. */
export const loadWaitingTexts: LoadTexts = () => import('./whileWaiting').then(m => m.whileWaiting)

/** The texts around finding a wallet. */
export const loadFindingTexts: LoadTexts = () => import('./whileFinding').then(m => m.whileFinding)
