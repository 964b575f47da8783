// @ts-check
import { escapeHtml } from '../lib/escapeHtml.js'
import { CURRENCIES } from './priceOrder.js'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
label { display: block; margin: .75rem 0 }
input, select, button { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box }
[role=alert] { color: #b3261e; font-weight: 600 }
@media (prefers-color-scheme: dark) { [role=alert] { color: #ff9a91 } }`

/**
 * @param {string} title
 * @param {string} body
 * @param {string} [head]
 */
const page = (title, body, head = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
${head}<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`

/** @param {string} value @param {string} chosen */
const option = (value, chosen) =>
  `<option${value === chosen ? ' selected' : ''}>${escapeHtml(value)}</option>`

/**
 * @param {import('./readCheckout.js').Checkout} checkout
 * @param {string} [problem]
 */
export function checkoutPage(checkout, problem) {
  const { path, query, seller, address, assets, amount, currency, asset } = checkout
  const said = problem ? `<p role="alert">${escapeHtml(problem)} Nothing was paid.</p>` : ''
  const hidden = `<input type="hidden" name="path" value="${escapeHtml(path)}">
<input type="hidden" name="query" value="${escapeHtml(JSON.stringify(query))}">`
  if (seller === 'exchange') {
    return page(
      'Sandbox exchange',
      `<p>Pays <strong>${escapeHtml(amount)} ${escapeHtml(asset)}</strong> to <strong data-testid="address">${escapeHtml(address)}</strong>.</p>
${said}
<form method="post" action="/pay">${hidden}<button>Pay</button></form>`,
    )
  }
  return page(
    'Sandbox checkout',
    `<p>Pays out to <strong data-testid="address">${escapeHtml(address)}</strong>. No real money is taken: use the card
4242 4242 4242 4242, any other is declined.</p>
${said}
<form method="post" action="/pay">
${hidden}
<label>Amount <input name="amount" inputmode="decimal" value="${escapeHtml(amount)}"></label>
<label>Currency <select name="currency">${CURRENCIES.map(each => option(each, currency)).join('')}</select></label>
<label>Buy <select name="asset">${assets.map(each => option(each, asset)).join('')}</select></label>
<label>Card number <input name="card" inputmode="numeric" autocomplete="off"></label>
<button>Pay</button>
</form>`,
  )
}

const STATUSES = {
  inProgress: 'The payment is being processed.',
  success: 'Paid out.',
  failed: 'The payment failed. Nothing was taken.',
}

/** @param {import('./types.js').Order} order */
export function orderPage({ status, bought, symbol, amount, currency, address, hash, reason }) {
  const again = status === 'inProgress' ? '<meta http-equiv="refresh" content="1">\n' : ''
  return page(
    'Sandbox checkout',
    `<p role="status" data-status="${status}">${STATUSES[status]}</p>
<p>${escapeHtml(bought)} ${escapeHtml(symbol)} for ${escapeHtml(amount)} ${escapeHtml(currency)}, to ${escapeHtml(address)}</p>
${hash ? `<p>Transaction <code>${escapeHtml(hash)}</code></p>` : ''}${reason ? `<p role="alert">${escapeHtml(reason)}</p>` : ''}`,
    again,
  )
}

export const unreadablePage = () =>
  page('Sandbox checkout', '<p role="alert">This address is none of a checkout.</p>')
