// @ts-check

const LINE = {
  chainId: /^Chain ID: (\S+)$/m,
  nonce: /^Nonce: ([A-Za-z0-9]{8,})$/m,
  uri: /^URI: (\S+)$/m,
  expirationTime: /^Expiration Time: (\S+)$/m,
}

/**
 * Parses a sign-in message from its text alone, like a server (ERC-4361, CAIP-122).
 *
 * @param {unknown} text
 * @returns {import('./types.js').SignInMessage | null} null when it is invalid
 */
export function readSignInMessage(text) {
  if (typeof text !== 'string') return null
  const [first = '', address = ''] = text.split('\n')
  const [, domain, family] =
    /^(\S+) wants you to sign in with your (.+) account:$/.exec(first) ?? []
  const [, chainId] = LINE.chainId.exec(text) ?? []
  const [, nonce] = LINE.nonce.exec(text) ?? []
  const [, uri] = LINE.uri.exec(text) ?? []
  const [, expirationTime] = LINE.expirationTime.exec(text) ?? []
  if (!domain || !family || !address || !chainId || !nonce || !uri) return null
  return { domain, family, address, chainId, nonce, uri, expirationTime }
}
