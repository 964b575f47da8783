/**
 * The files that a language comes in, each by itself: what buttons in a page say, the card with the list of wallets, connecting, the
 * account, sending and paying, and what else moves money or allows it.
 */
export const TEXT_STEPS = ['page', 'card', 'connect', 'account', 'send', 'trade'] as const

export type TextStep = (typeof TEXT_STEPS)[number]

/** What the card has from the beginning. */
export const FIRST_STEPS: readonly TextStep[] = ['page', 'card']
