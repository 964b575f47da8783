/**
 * The separately loaded files of a language: the page's buttons, the card with the wallet list,
 * connecting, the account, sending and paying, and everything else that moves money or permits it.
 */
export const TEXT_STEPS = ['page', 'card', 'connect', 'account', 'send', 'trade'] as const

export type TextStep = (typeof TEXT_STEPS)[number]

/** The steps that load with the card. */
export const FIRST_STEPS: readonly TextStep[] = ['page', 'card']
