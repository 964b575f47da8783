/**
 * Font sizes of an amount in a `FieldBox`: the more digits, the smaller. They scale with the
 * visitor's text size, but leave room for a token beside them.
 */
export const AMOUNT_SIZES = {
  large: 'min(var(--wm-font-size-32), 13cqi)',
  long: 'min(var(--wm-font-size-20), 10cqi)',
  wrapped: 'min(var(--wm-font-size-16), 8cqi)',
} as const
