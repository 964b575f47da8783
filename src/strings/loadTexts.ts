import type { Strings } from './strings'

type Texts = Partial<Strings>
type LoadTexts = () => Promise<Texts>

export const loadConnectingTexts: LoadTexts = () =>
  import('./en/whileConnecting').then(m => m.whileConnecting)

export const loadFindingTexts: LoadTexts = () =>
  import('./en/whileFinding').then(m => m.whileFinding)

export const loadAccountTexts: LoadTexts = () =>
  import('./en/whileConnected').then(m => m.whileConnected)

const merged = (...loads: readonly Promise<Texts>[]): Promise<Texts> =>
  Promise.all(loads).then(parts => Object.assign({}, ...parts) as Texts)

export const loadSendTexts: LoadTexts = () =>
  merged(
    loadAccountTexts(),
    import('./en/whileSending').then(m => m.whileSending),
  )

export const loadProfileTexts: LoadTexts = () =>
  merged(
    loadAccountTexts(),
    import('./en/profileTexts').then(m => m.profileTexts),
  )

/** Every text but those of the first view, which are here before. */
export const loadAllTexts: LoadTexts = () =>
  merged(loadFindingTexts(), loadSendTexts(), loadProfileTexts())
