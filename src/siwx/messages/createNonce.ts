const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 16
/** Bytes from here on are skipped, because they would favor the first letters. */
const UNBIASED_LIMIT = 256 - (256 % ALPHABET.length)

/** @throws if the browser has no cryptographic random numbers, which no retry would change */
function randomBytes(): Uint8Array {
  try {
    return crypto.getRandomValues(new Uint8Array(LENGTH))
  } catch (cause) {
    throw new Error('This browser gives no random numbers, so there is no nonce to sign.', {
      cause,
    })
  }
}

/** Returns sixteen random letters and digits (95 bits). */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < LENGTH) {
    for (const byte of randomBytes()) {
      if (byte < UNBIASED_LIMIT && nonce.length < LENGTH)
        nonce += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return nonce
}
