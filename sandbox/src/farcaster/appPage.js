// @ts-check
import { escapeHtml } from '../lib/escapeHtml.js'
import { farcasterPeople } from './people.js'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; overflow-wrap: anywhere }
button { display: block; width: 100%; margin: .5rem 0; padding: .75rem; font: inherit; text-align: start }
`

/**
 * @param {string} title
 * @param {string} body
 */
const page = (title, body) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`

/**
 * Renders the app's page for a scanned code or an opened link.
 *
 * @param {string} domain of the requesting site
 */
export function askPage(domain) {
  const people = farcasterPeople().map(
    ({ userName, fid }) =>
      `<button name="person" value="${escapeHtml(userName)}">Sign in as ${escapeHtml(userName)} (id ${String(fid)})</button>`,
  )
  return page(
    'Sign in with the sandbox’s Farcaster',
    `<p>${escapeHtml(domain)} wants to know who you are.</p><form method="post">${people.join('')}</form>`,
  )
}

export const signedPage = () =>
  page('Signed in', '<p>You can go back to the page where you started.</p>')

export const gonePage = () =>
  page('This request is over', '<p>Go back to the page where you started, and try again.</p>')
