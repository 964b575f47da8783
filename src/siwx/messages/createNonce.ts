const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 16
/** Bytes from here on would make the first letters likelier. */
const FAIR = 256 - (256 % LETTERS.length)

/** Sixteen random letters and digits (95 bits). */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR && nonce.length < LENGTH) nonce += LETTERS.charAt(byte % LETTERS.length)
    }
  }
  return nonce
}
