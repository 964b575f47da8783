// @ts-check
import { escapeHtml as escape } from '../lib/escapeHtml.js'
import { POCKET_IDENTITY, pocketIcon } from './pocketIdentity.js'

const VERIFIED = /** @type {Record<string, { text: string, isBad: boolean }>} */ ({
  VALID: { text: 'Address verified', isBad: false },
  UNKNOWN: { text: 'Address not verified', isBad: false },
  INVALID: { text: 'The page is not where it says it is. Do not approve.', isBad: true },
})

/** Renders the wallet's page. */
export function drawPocket() {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${POCKET_IDENTITY.name}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/style.css"><link rel="stylesheet" href="/pocket.css">` +
    `<script src="/jsQR.js" defer></script><script type="module" src="/pocket.js"></script></head>` +
    `<body class="pocket"><main><header><img src="${pocketIcon()}" alt=""><div><strong>${POCKET_IDENTITY.name}</strong>` +
    `<p>Test coins only. Worth nothing.</p></div></header><h1>Your wallet behind the relay</h1>` +
    `<div id="questions" aria-live="polite"></div>` +
    `<section class="card"><h2>Connect to a page</h2><form id="pair">` +
    `<label for="code">Code from the page</label>` +
    `<textarea id="code" name="uri" rows="3" spellcheck="false" autocomplete="off" placeholder="wc:…"></textarea>` +
    `<div class="controls"><button class="main">Connect</button>` +
    `<label class="file">Choose a picture of the code<input id="picture" type="file" accept="image/*"></label></div>` +
    `<p class="hint">You can also paste a picture here, or drop one on this page.</p>` +
    `<p id="told" role="status"></p></form></section><div id="rest"></div></main></body></html>`
  )
}

/**
 * Renders the dynamic parts of the page, above and below the pairing URI field.
 *
 * @param {object} wallet
 * @param {import('./types.js').PocketState} wallet.state
 * @param {readonly import('./types.js').PocketSession[]} wallet.sessions
 * @param {readonly import('./types.js').PocketQuestion[]} wallet.questions
 * @param {readonly import('./types.js').PocketLogEntry[]} wallet.log
 */
export function drawPocketParts({ state, sessions, questions, log }) {
  const open = questions.filter(({ isHanging }) => !isHanging)
  const names = Object.fromEntries(
    state.families.flatMap(({ chains }) => chains.map(({ chainId, name }) => [chainId, name])),
  )
  return {
    questions: open.map(drawQuestion).join(''),
    rest:
      `<section class="card"><h2>Connected pages</h2>${asList(
        sessions.map(session => drawSession(session, names)),
        'No page is connected.',
      )}</section>` +
      `<section class="card"><h2>Accounts and networks</h2>${state.families
        .map(family => drawFamily(family, sessions))
        .join('')}</section>` +
      `<section class="card"><h2>Asked lately</h2>${asList(
        log.slice(-5).reverse().map(drawEntry),
        'Nothing yet.',
      )}</section>`,
  }
}

/** @param {import('./types.js').PocketQuestion} question */
function drawQuestion({ id, kind, method, peer, verified, chainId, details, namespaces }) {
  const judged = VERIFIED[verified] ?? VERIFIED['UNKNOWN']
  const { title, rows, text, warning } = details
  const shown = [...rows, ...(chainId ? [{ label: 'Network id', value: chainId }] : [])]
  const families = namespaces?.map(
    ({ family, name, chains }) =>
      `<label><input type="checkbox" id="${escape(`${id}-${family}`)}" name="family" value="${escape(family)}" checked>` +
      `<span>${escape(name)}: ${escape(chains.map(each => each.name).join(', '))}<br><code>${escape(chains[0]?.address ?? '')}</code></span></label>`,
  )
  const asked = kind === 'request' ? ` asks for <code>${escape(method)}</code>` : ''
  return (
    `<section class="card question" data-question="${escape(id)}"><h2>${escape(title)}</h2>` +
    `<p class="origin"><strong>${escape(peer.name)}</strong> at ${escape(peer.url)}${asked}</p>` +
    `<p class="${judged?.isBad ? 'warning' : 'hint'}">${escape(judged?.text ?? '')}</p>` +
    (warning ? `<p class="warning" role="alert">${escape(warning)}</p>` : '') +
    drawRows(shown) +
    (families
      ? `<fieldset><legend>Share these accounts</legend>${families.join('') || '<p class="empty">The wallet has none of the networks this page asks for.</p>'}</fieldset>`
      : '') +
    (text === undefined ? '' : `<pre tabindex="0" aria-label="Message">${escape(text)}</pre>`) +
    `<div class="answers"><button data-answer="refuse">Refuse</button><button data-answer="approve" class="main">Approve</button></div></section>`
  )
}

/** @param {readonly { label: string, value: string }[]} rows */
const drawRows = rows =>
  rows.length === 0
    ? ''
    : `<dl>${rows.map(({ label, value }) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>`

/**
 * @param {import('./types.js').PocketSession} session
 * @param {Record<string, string>} names of networks
 */
function drawSession({ topic, peer, namespaces }, names) {
  const networks = Object.values(namespaces).flatMap(({ chains = [] }) =>
    chains.map(chainId => names[chainId] ?? chainId),
  )
  const address = /^https?:/.test(peer.url)
    ? `<a href="${escape(peer.url)}">${escape(peer.url)}</a>`
    : escape(peer.url)
  return (
    `<li><span><strong>${escape(peer.name)}</strong> · ${address}<br><small>${escape(networks.join(', '))}</small></span>` +
    `<button data-action="disconnect" data-given="${escape(JSON.stringify({ topic }))}">Disconnect</button></li>`
  )
}

/**
 * @param {import('./types.js').PocketState['families'][number]} family
 * @param {readonly import('./types.js').PocketSession[]} sessions
 */
function drawFamily({ family, name, selected, chains }, sessions) {
  const accounts = chains[0]?.accounts.map(
    (address, index) =>
      `<option value="${index}"${index === selected ? ' selected' : ''}>Account ${index + 1} · ${escape(address)}</option>`,
  )
  const isShared = sessions.some(({ namespaces }) => family in namespaces)
  const networks = chains.map(
    ({ chainId, name: chainName }) =>
      `<option value="${escape(chainId)}">${escape(chainName)}</option>`,
  )
  return (
    `<div class="controls family"><label>${escape(name)} account<select id="account-${escape(family)}" data-switch="account" data-family="${escape(family)}">${(accounts ?? []).join('')}</select></label>` +
    (isShared
      ? `<label>Switch connected pages to<select id="network-${escape(family)}" data-switch="chain"><option value="">–</option>${networks.join('')}</select></label>`
      : '') +
    `</div>`
  )
}

/** @param {import('./types.js').PocketLogEntry} entry */
function drawEntry({ method, peer, outcome }) {
  const said =
    outcome === 'open'
      ? 'open'
      : outcome === 'answered'
        ? 'answered'
        : `refused: ${outcome.message}`
  return `<li><span><code>${escape(method)}</code> · ${escape(peer.name)}</span><small>${escape(said)}</small></li>`
}

/**
 * @param {string[]} items
 * @param {string} none
 */
const asList = (items, none) =>
  items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p class="empty">${none}</p>`
