// @ts-check
import { escapeHtml } from '../lib/escapeHtml.js'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; overflow-wrap: anywhere }
li { margin: .75rem 0 } time, small { color: GrayText } pre { white-space: pre-wrap; font: inherit }
`

/**
 * @param {string} title
 * @param {string} body
 */
const page = (title, body) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`

/** @param {number} at ms since 1970 */
const clock = at => new Date(at).toLocaleTimeString('en-GB')

/** @param {readonly import('./types.js').Mail[]} mails */
export function mailboxPage(mails) {
  const rows = mails.map(
    ({ id, to, subject, receivedAt }) =>
      `<li><a href="/mails/${id}">${escapeHtml(subject)}</a><br><small>to ${escapeHtml(to.join(', '))}, <time>${clock(receivedAt)}</time></small></li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>'
  return page(
    'Mailbox of the sandbox',
    `<p>The mails of every address arrive here. <a href="/">Look again</a></p>${list}`,
  )
}

/**
 * Renders a mail as text: links are clickable, and no remote content loads.
 *
 * @param {import('./types.js').Mail} mail
 */
export function mailPage({ subject, to, from, text }) {
  const body = escapeHtml(text).replace(
    /https?:\/\/[^\s<>"&]+(?:&amp;[^\s<>"&]+)*/g,
    url => `<a href="${url}" rel="noreferrer" target="_blank">${url}</a>`,
  )
  return page(
    subject,
    `<p><a href="/">All mails</a></p><p><small>from ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</small></p><pre>${body}</pre>`,
  )
}
