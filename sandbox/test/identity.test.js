// @ts-check
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createIdentityControl, IDENTITY_PROVIDERS, startIdentity } from '../src/logins.js'

const SITE = 'http://127.0.0.1:4515'
const VERIFIER = 'v'.repeat(43)

/** @type {import('../src/identity/types.js').RunningIdentity} */
let identity
before(async () => {
  identity = await startIdentity({ siteUrl: SITE, port: 0 })
})
after(() => identity.close())

/** @param {Response} response */
const cookiesOf = response =>
  response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')

/**
 * @param {import('../src/identity/types.js').IdentityProvider} provider
 * @param {string} state
 */
function visit(provider, state) {
  const { clientId, endpoints } = identity.socials[provider]
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${SITE}/social/callback/${provider}`,
    response_type: 'code',
    scope: 'email',
    state,
    ...(provider === 'google' && { prompt: 'select_account' }),
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return fetch(`${endpoints.authorization}?${query.toString()}`, { redirect: 'manual' })
}

/**
 * The whole of a visit; gives where it leads.
 *
 * @param {import('../src/identity/types.js').IdentityProvider} provider
 * @param {string} person
 * @param {string} [state]
 * @param {string} [jar] cookies of the visit before; what this one is given is added to it
 */
async function signIn(provider, person, state = 'state', jar = '') {
  const asked = await visit(provider, state)
  const cookie = [jar, cookiesOf(asked)].filter(Boolean).join('; ')
  const page = new URL(asked.headers.get('location') ?? '', identity.url)
  const body = new URLSearchParams({ person })
  const pressed = await fetch(page, {
    method: 'POST',
    body,
    headers: { cookie },
    redirect: 'manual',
  })
  const resumed = await fetch(pressed.headers.get('location') ?? '', {
    headers: { cookie },
    redirect: 'manual',
  })
  kept = cookiesOf(resumed)
    .split('; ')
    .filter(cookie => cookie.startsWith('_session'))
    .join('; ')
  return new URL(resumed.headers.get('location') ?? '')
}

/** What the newest visit leaves in a browser. */
let kept = ''

for (const provider of IDENTITY_PROVIDERS) {
  test(`signs people in as ${provider} does`, async () => {
    const { searchParams, pathname } = await signIn(provider, 'marisol')
    assert.equal(pathname, `/social/callback/${provider}`)
    assert.equal(searchParams.get('state'), 'state')
    const { clientId, clientSecret, endpoints } = identity.socials[provider]
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: searchParams.get('code') ?? '',
      redirect_uri: `${SITE}/social/callback/${provider}`,
      code_verifier: VERIFIER,
      ...(provider !== 'x' && { client_id: clientId, client_secret: clientSecret }),
    })
    const pair = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const headers = { ...(provider === 'x' && { authorization: `Basic ${pair}` }) }
    const answer = await fetch(endpoints.token, { method: 'POST', body, headers })
    const token = /** @type {{ access_token: string }} */ (await answer.json()).access_token
    const bearer = { headers: { authorization: `Bearer ${token}` } }
    const user = await fetch(endpoints.user, bearer)
    const hasUserInfo = !['google', 'apple'].includes(provider)
    assert.equal(user.status, hasUserInfo ? 200 : 401)
    const others = provider === 'github' ? 'discord' : 'github'
    assert.equal((await fetch(identity.socials[others].endpoints.user, bearer)).status, 401)
  })
}

test('asks on a page that names the provider and everyone', async () => {
  const asked = await visit('discord', 's')
  const own = new URL(asked.headers.get('location') ?? '', identity.url)
  const shown = await (await fetch(own, { headers: { cookie: cookiesOf(asked) } })).text()
  assert.match(shown, /the sandbox’s Discord/)
  assert.match(shown, /marisol@tide\.example.*not verified/s)
})

test('asks again after one person was signed in, and signs another in', async () => {
  await signIn('google', 'joao')
  assert.match(kept, /_session=/)
  const next = await signIn('github', 'marisol', 'next', kept)
  assert.equal(next.searchParams.get('state'), 'next')
  assert.notEqual(next.searchParams.get('code'), null)
})

test('refuses, and mixes up states, on demand', async () => {
  const control = createIdentityControl(identity.url)
  assert.equal(
    (await signIn('google', 'no-such-person')).searchParams.get('error'),
    'access_denied',
  )
  await signIn('google', 'joao', 'first')
  await control.reuseState()
  assert.equal((await signIn('google', 'joao', 'second')).searchParams.get('state'), 'first')
  assert.equal((await signIn('google', 'joao', 'third')).searchParams.get('state'), 'third')
  await control.deny(true)
  const asked = await visit('google', 's')
  const page = new URL(asked.headers.get('location') ?? '', identity.url)
  const refused = await fetch(page, { headers: { cookie: cookiesOf(asked) }, redirect: 'manual' })
  assert.match(refused.headers.get('location') ?? '', /\/auth\//)
  await control.reset()
  assert.equal((await control.people()).length, 3)
})

test('tells what it said in secret', async () => {
  const control = createIdentityControl(identity.url)
  await control.reset()
  assert.deepEqual(await control.issued(), [])
  await visit('google', 'a-state')
  assert.deepEqual(await control.issued(), ['a-state'])
})
