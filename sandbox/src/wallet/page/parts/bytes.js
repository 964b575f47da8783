// @ts-check

/** @param {string} text base64 */
export const toBytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

/** @param {ArrayLike<number>} bytes */
export const toBase64 = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
