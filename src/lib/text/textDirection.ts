const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|khw|ks|nqo|ps|sd|syr|ug|ur|yi)\b/i

/** Returns the writing direction of a BCP 47 language tag. */
export const getTextDirection = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'
