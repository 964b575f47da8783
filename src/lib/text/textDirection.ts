const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|khw|ks|nqo|ps|sd|syr|ug|ur|yi)\b/i

/** The direction a language is written in, by its BCP 47 tag. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'
