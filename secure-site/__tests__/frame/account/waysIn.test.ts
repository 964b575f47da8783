import { screen, waitFor } from '@testing-library/dom'
import { loadAccountPage, partOf, press, said, titled } from '../harness/accountPage'
import { createFakeServer, SOCIAL_RESULT } from '../harness/createFakeServer'

const resultUri = `https://secure.example/social/callback?result=${SOCIAL_RESULT}`
const pathsOf = ({ server }: Pick<Awaited<ReturnType<typeof loadAccountPage>>, 'server'>) =>
  server.calls.map(({ path }) => path)

/** A server whose users have no email verified by their provider. */
function serverWithoutEmail() {
  const server = createFakeServer()
  server.state.social = { provider: 'google', email: null }
  return server
}

it('leaves for the chosen provider as the site’s own page', async () => {
  const { server, left } = await loadAccountPage()
  await titled('Sign in to your account')
  press('Sign in another way')
  await titled('Sign in another way')
  press('Continue with GitHub')
  await titled('Sign in to your account')
  expect(screen.getByRole('status').textContent).toBe('Opening GitHub…')
  await waitFor(() => expect(left).toHaveLength(1))
  const begun = server.calls.find(({ path }) => path === '/api/social/begin')
  expect(begun?.body).toMatchObject({
    provider: 'github',
    hostOrigin: location.origin,
    projectId: 'account',
  })
  expect(left).toEqual(['https://github.example/authorize?state=s'])
})

it('opens the account of a returning user', async () => {
  await loadAccountPage({ server: serverWithoutEmail(), resultUri })
  await titled('Your wallet account')
  expect(screen.getByText('Signed in with').nextSibling?.textContent).toBe('Google, as marisol')
})

it('asks a user without an email to sign in again, and resumes where they were', async () => {
  const first = await loadAccountPage({ server: serverWithoutEmail(), resultUri })
  const { server, factory } = first
  server.state.isFresh = false
  press('Export your key')
  await titled('Export your key')
  press('Show')
  await titled('Sign in again')
  expect(pathsOf(first)).not.toContain('/api/account/export')
  press('Continue with Google')
  await screen.findByText('Opening Google…')

  await loadAccountPage({ server, factory, resultUri })
  await titled('Export your key')
  press('Show')
  await titled('Your recovery phrase')
  expect(partOf('phrase').split(' ')).toHaveLength(12)

  await loadAccountPage({ server, factory, resultUri })
  await titled('Your wallet account')
})

it('shows the account when another user returns, and drops the pending step', async () => {
  const { server, factory } = await loadAccountPage({ server: serverWithoutEmail(), resultUri })
  server.state.isFresh = false
  press('Delete the account')
  await titled('Delete the account?')
  const field = screen.getByLabelText<HTMLInputElement>('Type DELETE to confirm')
  field.value = 'DELETE'
  press('Delete for good')
  await titled('Sign in again')
  press('Continue with Google')
  await screen.findByText('Opening Google…')
  // The session keeps its user until the result is redeemed.
  server.state.social = { provider: 'google', email: null, userId: 'joao' }
  await loadAccountPage({ server, factory, resultUri })
  await titled('Your wallet account')
  await said(/another account/)
})

it.each([
  ['https://secure.example/social/callback?error=access_denied', /You declined to sign in/],
  ['https://secure.example/social/callback?error=login_expired', /took too long/],
  ['https://secure.example/social/callback?error=server_error', /gave no valid answer/],
  [`https://secure.example/social/callback?result=${'x'.repeat(43)}`, /Start again/],
  ['nonsense', /gave no valid answer/],
])('reports %s, and offers every sign-in method', async (uri, words) => {
  await loadAccountPage({ resultUri: uri })
  await titled('Sign in to your account')
  await said(words)
  expect(screen.getByRole('button', { name: 'Sign in another way' })).toBeTruthy()
})

it('waits for the Farcaster app, and can be cancelled', async () => {
  const server = serverWithoutEmail()
  const { left } = await loadAccountPage({ server })
  press('Sign in another way')
  press('Continue with Farcaster')
  await titled('Sign in with Farcaster')
  const link = await screen.findByRole('link', { name: 'Open Farcaster' })
  expect(link.getAttribute('href')).toBe('https://farcaster.example/c')
  press('Back')
  await titled('Sign in another way')
  press('Continue with Farcaster')
  await screen.findByRole('link', { name: 'Open Farcaster' })
  server.sign()
  await titled('Your wallet account')
  expect(left).toEqual([])
})

it('offers only email when the browser denies storage', async () => {
  await loadAccountPage({ factory: null })
  await titled('Sign in to your account')
  expect(screen.queryByRole('button', { name: 'Sign in another way' })).toBeNull()
})
