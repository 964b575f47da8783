const DECLARATION = 'ts declaration'

/**
 * Leaves the declarations of the reference without syntax highlighting: with an element around each
 * word of more than a thousand declarations, a browser draws the page too slowly.
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
