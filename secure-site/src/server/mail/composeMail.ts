import type { Mail } from './mail'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)

/**
 * Makes a mail of its paragraphs; both parts begin with the first of them, which is what a phone shows as preview. `link`
 * is drawn as a link of its own in the paragraph that consists of nothing else.
 */
export function composeMail(subject: string, paragraphs: readonly string[], link?: string): Mail {
  const draw = (paragraph: string) =>
    paragraph === link
      ? `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
      : escapeHtml(paragraph)
  const body = paragraphs.map(paragraph => `<p>${draw(paragraph)}</p>`).join('\n')
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><body>\n${body}\n</body></html>\n`,
  }
}
