import { loadAccountTexts, loadFindingTexts, type LoadTexts, type Texts } from './loadTexts'

const merged = (...loads: readonly Promise<Texts>[]): Promise<Texts> =>
  Promise.all(loads).then(parts => Object.assign({}, ...parts) as Texts)

export const loadSendTexts: LoadTexts = () =>
  merged(
    loadAccountTexts(),
    import('./en/whileSending').then(m => m.whileSending),
  )

/** A swap says much of what a payment says. */
export const loadSwapTexts: LoadTexts = () =>
  merged(
    loadSendTexts(),
    import('./en/swapTexts').then(m => m.swapTexts),
  )

export const loadProfileTexts: LoadTexts = () =>
  merged(
    loadAccountTexts(),
    import('./en/profileTexts').then(m => m.profileTexts),
  )

export const loadOnrampTexts: LoadTexts = () =>
  merged(
    loadAccountTexts(),
    import('./en/onrampTexts').then(m => m.onrampTexts),
  )

export const loadNftsTexts: LoadTexts = () =>
  merged(
    loadAccountTexts(),
    import('./en/nftsTexts').then(m => m.nftsTexts),
  )

export const loadSessionsTexts: LoadTexts = () =>
  merged(
    loadAccountTexts(),
    import('./en/sessionsTexts').then(m => m.sessionsTexts),
  )

export const loadPayTexts: LoadTexts = () =>
  merged(
    loadSendTexts(),
    import('./en/payTexts').then(m => m.payTexts),
  )

export const loadBitcoinReviewTexts: LoadTexts = () =>
  merged(
    loadSendTexts(),
    import('./en/bitcoinReviewTexts').then(m => m.bitcoinReviewTexts),
  )

/** Every text but those of the first view, which are here before. */
export const loadEveryText: LoadTexts = () =>
  merged(
    loadFindingTexts(),
    loadProfileTexts(),
    loadOnrampTexts(),
    loadNftsTexts(),
    loadSwapTexts(),
    loadSessionsTexts(),
    loadPayTexts(),
    loadBitcoinReviewTexts(),
  )
