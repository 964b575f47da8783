// @ts-check
import { escapeHtml } from '../lib/escapeHtml.js'

/**
 * Renders the server's own page, which shows its session.
 *
 * @param {import('./types.js').SignInSession | null} session
 */
export const signInPage = session => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox sign-in</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }</style>
<h1>Sandbox sign-in</h1>
${
  session
    ? `<p>You are signed in as <strong data-testid="who">${escapeHtml(session.address)}</strong> on chain
<span data-testid="where">${escapeHtml(session.chainId)}</span>${session.expirationTime ? `, until ${escapeHtml(session.expirationTime)}` : ''}.</p>`
    : '<p data-testid="nobody">Nobody is signed in.</p>'
}
</html>
`
