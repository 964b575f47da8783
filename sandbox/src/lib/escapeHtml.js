// @ts-check

const ESCAPES = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

/**
 * Escapes any value for HTML, including quoted attributes.
 *
 * @param {unknown} text
 */
export const escapeHtml = text => String(text).replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)
