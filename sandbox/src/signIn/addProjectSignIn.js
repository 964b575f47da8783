// @ts-check

/**
 * Adds sign-in as in the project service: tokens in headers instead of a cookie, with a note for
 * each account.
 *
 * @param {import('hono').Hono} app
 * @param {object} server
 * @param {() => string} server.giveNonce
 * @param {(text: unknown, signature: unknown, origin: string | undefined) => Promise<string>}
 *   server.begin
 * @param {(id: string) => import('./types.js').SignInSession | undefined} server.sessionOf
 */
export function addProjectSignIn(app, { giveNonce, begin, sessionOf }) {
  /** @type {Map<string, unknown>} what pages want remembered, by address */
  const notes = new Map()
  /** @param {string | undefined} header */
  const bearerOf = header => /^Bearer (.+)$/.exec(header ?? '')?.[1] ?? ''
  /** @param {string} nonce */
  const tokenOf = nonce => `nonce.${nonce}`

  app.get('/auth/v1/nonce', c => {
    const nonce = giveNonce()
    return c.json({ nonce, token: tokenOf(nonce) })
  })
  app.post('/auth/v1/authenticate', async c => {
    const { message, signature } = await c.req.json().catch(() => ({}))
    const token = bearerOf(c.req.header('x-nonce-jwt'))
    const isOfNonce = String(message).includes(`Nonce: ${token.replace('nonce.', '')}`)
    if (token === '' || !isOfNonce) return c.json({ error: 'token' }, 401)
    try {
      return c.json({ token: await begin(message, signature, c.req.header('origin')) })
    } catch {
      return c.json({ error: 'refused' }, 422)
    }
  })
  app.get('/auth/v1/me', c => {
    const session = sessionOf(bearerOf(c.req.header('authorization')))
    if (!session) return c.json({ error: 'Sign in first.' }, 401)
    const { address, chainId } = session
    const caip2Network = chainId.includes(':') ? chainId : `eip155:${chainId}`
    const metadata = notes.get(address) ?? null
    const isWhole = c.req.query('includeAppKitAccount') === 'true'
    return c.json({
      address,
      chainId,
      caip2Network,
      ...(isWhole && { appKitAccount: { uuid: address, metadata } }),
    })
  })
  app.put('/auth/v1/account-metadata', async c => {
    const session = sessionOf(bearerOf(c.req.header('authorization')))
    if (!session) return c.json({ error: 'Sign in first.' }, 401)
    const { metadata } = await c.req.json()
    notes.set(session.address, metadata)
    return c.json({})
  })
}
