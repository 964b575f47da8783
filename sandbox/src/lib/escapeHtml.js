// @ts-check

const ESCAPES = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

/**
 * Makes any value safe to stand in HTML, in a quoted attribute too.
 *
 * @param {unknown} text
 */
export const escapeHtml = text => String(text).replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)
