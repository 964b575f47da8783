/**
 * The sizes of an amount in a `FieldBox`, the more digits the smaller. They grow with the text of the visitor, but no further
 * than a token has room beside them.
 */
export const AMOUNT_SIZES = {
  large: 'min(var(--wm-font-size-32), 13cqi)',
  long: 'min(var(--wm-font-size-20), 10cqi)',
  wrapped: 'min(var(--wm-font-size-16), 8cqi)',
} as const
