// @ts-check
import { escapeHtml as escape } from '../lib/escapeHtml.js'
import { FAMILIES } from '../pocket/families.js'
import { WALLET_IDENTITIES, walletIcon } from './identities.js'

/**
 * @param {{ title: string, script: string, kind: string, body: string }} page
 */
function layOut({ title, script, kind, body }) {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/style.css"><script type="module" src="${script}"></script></head>` +
    `<body class="${kind}"><main>${body}</main></body></html>`
  )
}

/** @param {import('./types.js').WalletId} wallet */
function head(wallet) {
  const { name } = WALLET_IDENTITIES[wallet]
  return `<header><img src="${walletIcon(wallet)}" alt=""><div><strong>${escape(name)}</strong><p>Test coins only. Worth nothing.</p></div></header>`
}

/** @param {{ label: string, value: string }[]} rows */
const list = rows =>
  `<dl>${rows.map(({ label, value }) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>`

/**
 * Renders the window in which the user decides one request.
 *
 * @param {import('./types.js').OpenRequest} request
 */
export function drawApproval({ wallet, origin, method, details }) {
  const { title, rows, text, warning, accounts } = details
  const choices = accounts?.map(
    ({ index, address, isSelected }) =>
      `<label><input type="checkbox" name="account" value="${index}"${isSelected ? ' checked' : ''}>` +
      `<span>Account ${index + 1}<br><code>${escape(address)}</code></span></label>`,
  )
  const body = [
    head(wallet),
    `<h1>${escape(title)}</h1><p class="origin">${escape(origin)} asks for <code>${escape(method)}</code></p>`,
    warning ? `<p class="warning" role="alert">${escape(warning)}</p>` : '',
    rows.length > 0 ? `<section class="card" aria-label="Details">${list(rows)}</section>` : '',
    choices
      ? `<section class="card"><fieldset><legend>Accounts to share</legend>${choices.join('')}</fieldset></section>`
      : '',
    text === undefined
      ? ''
      : `<section class="card"><h2 id="text">Message</h2><pre tabindex="0" aria-labelledby="text">${escape(text)}</pre></section>`,
    `<div class="actions"><button id="reject" disabled>Reject</button><button id="approve" class="main" disabled>Approve</button></div>`,
  ]
  return layOut({
    title: `${title} – Sandbox Wallet`,
    script: '/approve.js',
    kind: 'window',
    body: body.join(''),
  })
}

/** The window of a settled or dropped request. */
export function drawGone() {
  const body = `<h1>Nothing to answer</h1><p>This request was answered already, or the page that sent it is gone.</p>`
  return layOut({ title: 'Nothing to answer', script: '/approve.js', kind: 'window', body })
}

/**
 * Renders the wallet's own page.
 *
 * @param {import('./types.js').WalletId} wallet
 */
export function drawHome(wallet) {
  const others = Object.values(WALLET_IDENTITIES).map(({ id, name }) =>
    id === wallet
      ? `<strong aria-current="page">${escape(name)}</strong>`
      : `<a href="/?wallet=${id}">${escape(name)}</a>`,
  )
  const body = `${head(wallet)}<h1>Sandbox wallet</h1><nav class="origin" aria-label="Wallets">${others.join(' · ')}</nav><div id="parts"></div>`
  return layOut({ title: 'Sandbox wallet', script: '/home.js', kind: 'home', body })
}

/**
 * Renders the dynamic part of the wallet's own page.
 *
 * @param {import('./types.js').WalletDescription} state
 * @param {import('./types.js').OpenRequest[]} open
 */
export function drawHomeParts(state, open) {
  const requests = open.map(
    ({ id, method, origin, details }) =>
      `<li><span><strong>${escape(details.title)}</strong><br>${escape(origin)} · <code>${escape(method)}</code></span>` +
      `<a href="/approve?id=${escape(id)}" target="sandbox-wallet-${state.id}">Look at it</a></li>`,
  )
  const accounts = state.accounts.map(
    (address, index) =>
      `<option value="${index}"${index === state.selected ? ' selected' : ''}>Account ${index + 1} · ${escape(address)}</option>`,
  )
  const chains = state.chains.map(
    ({ chainId, name }) =>
      `<option value="${chainId}"${chainId === state.chainId ? ' selected' : ''}>${escape(name)} (${chainId})</option>`,
  )
  const sites = state.sites.map(
    ({ origin, accounts: shared }) =>
      `<li><span>${escape(origin)}<br><small>${shared.length} account${shared.length === 1 ? '' : 's'} shared</small></span>` +
      `<button data-action="disconnectSite" data-given="${escape(JSON.stringify({ origin }))}">Disconnect</button></li>`,
  )
  const families = state.families.flatMap(
    ({ family, accounts: addresses, selected, sites: shared }) => {
      if (addresses.length === 0) return []
      const options = addresses.map(
        (address, index) =>
          `<option value="${index}"${index === selected ? ' selected' : ''}>Account ${index + 1} · ${escape(address)}</option>`,
      )
      const rows = shared.map(
        ({ origin, places }) =>
          `<li><span>${escape(origin)}<br><small>${places.length} account${places.length === 1 ? '' : 's'} shared</small></span>` +
          `<button data-action="disconnectSite" data-given="${escape(JSON.stringify({ origin, family }))}">Disconnect</button></li>`,
      )
      return [
        `<section class="card"><h2>${escape(FAMILIES[family].name)}</h2><div class="controls"><label>Account` +
          `<select id="account-${family}" name="index" data-action="switchAccount" data-given="${escape(JSON.stringify({ family }))}">${options.join('')}</select></label></div>` +
          `${asList(rows, 'No site is connected.')}</section>`,
      ]
    },
  )
  const lock = state.isLocked ? ['unlock', 'Unlock'] : ['lock', 'Lock']
  return (
    `<section class="card"><h2>Open requests</h2>${asList(requests, 'Nothing is waiting for an answer.')}</section>` +
    `<section class="card"><h2>Wallet</h2><div class="controls">` +
    `<label>Account<select id="account" name="index" data-action="switchAccount">${accounts.join('')}</select></label>` +
    `<label>Network<select id="network" name="chainId" data-action="switchChain">${chains.join('')}</select></label>` +
    `<button id="lock" data-action="${lock[0]}">${lock[1]}</button></div></section>` +
    `<section class="card"><h2>Connected sites</h2>${asList(sites, 'No site is connected.')}</section>` +
    families.join('')
  )
}

/**
 * @param {string[]} items
 * @param {string} none
 */
const asList = (items, none) =>
  items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p class="empty">${none}</p>`
