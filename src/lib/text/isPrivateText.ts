/** Email addresses, account addresses on any chain, and URLs with a query or fragment. */
const PRIVATE = /\S@\S|\b0x[\da-f]{8,}|(?=[a-z]*\d)[\da-z]{26,}|:\/\/\S*[?#]/i

/** Whether a text may identify a visitor, an account or a secret, and so must not be reported. */
export const isPrivateText = (text: string): boolean => PRIVATE.test(text)
