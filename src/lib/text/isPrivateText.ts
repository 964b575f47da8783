/** An address of email, of an account on any chain, or of a page with a query. */
const PRIVATE = /\S@\S|\b0x[\da-f]{8,}|(?=[a-z]*\d)[\da-z]{26,}|:\/\/\S*[?#]/i

/** Whether a text may name a visitor, an account or a secret, and is therefore not told to others. */
export const isPrivateText = (text: string): boolean => PRIVATE.test(text)
