// @ts-check
import { escapeHtml } from '../lib/escapeHtml.js'
import { PEOPLE } from './people.js'

const NAMES = /** @type {Readonly<Record<string, string>>} */ ({
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
})
const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; overflow-wrap: anywhere }
button { display: block; width: 100%; margin: .5rem 0; padding: .75rem; font: inherit; text-align: start } small { color: GrayText }
`

/**
 * Renders the page that lets the visitor choose an identity and consent.
 *
 * @param {string} provider
 * @param {string} site origin of the requesting site
 */
export function consentPage(provider, site) {
  const title = `Sign in with the sandbox’s ${NAMES[provider] ?? provider}`
  const people = PEOPLE.map(
    ({ id, name, email, isVerified }) =>
      `<button name="person" value="${escapeHtml(id)}">${escapeHtml(name)}<br><small>${escapeHtml(email)}${isVerified ? '' : ', not verified'}</small></button>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(site)} wants to know your name and your email address.</p>
<form method="post">${people.join('')}<button name="decline" value="yes">Cancel</button></form></html>`
}
