const DECLARATION = 'ts declaration'

/**
 * The reference has more than a thousand declarations. With each word of them in an element of its own, the page weighs more than
 * a browser draws at once, so they stay plain text.
 */
export function plainDeclarations(md) {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index]
    if (info.trim() !== DECLARATION) return fence(tokens, index, ...rest)
    const code = md.utils.escapeHtml(content.trimEnd())
    return `<div class="language-ts declaration"><pre v-pre tabindex="0"><code>${code}</code></pre></div>\n`
  }
}
