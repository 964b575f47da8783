import { fillForms } from '../../../../src/strings/fillForms'
import { getTextDirection, type Language } from '../../shared/languages'
import { MAIL_TEXTS } from './allMailTexts'
import type { Mail } from './mail'
import type { MailTexts } from './texts/en'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)

export interface Draft {
  /** Values for the texts. A code is inserted without formatting, so that phones detect it. */
  readonly facts: Readonly<Record<string, string>>
  subject(texts: MailTexts): string
  paragraphs(texts: MailTexts): readonly string[]
  /** Rendered as a link in its own paragraph, which is `{link}`. */
  readonly link?: string
}

/**
 * Composes an email from paragraphs; both parts begin with the first one, which phones show as
 * preview.
 */
export function composeMail(language: Language, { facts, link = '', ...draft }: Draft): Mail {
  const texts = MAIL_TEXTS[language]
  const { code = '', ...others } = facts
  const fill = (text: string) =>
    text === '{link}' ? link : fillForms(text.replace('{code}', code), others, language)
  const paragraphs = draft.paragraphs(texts).map(fill)
  const draw = (paragraph: string) =>
    paragraph === link
      ? `<a href="${escapeHtml(link)}" dir="ltr">${escapeHtml(link)}</a>`
      : escapeHtml(paragraph)
  const body = paragraphs.map(paragraph => `<p>${draw(paragraph)}</p>`).join('\n')
  return {
    subject: fill(draft.subject(texts)),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}" dir="${getTextDirection(language)}"><body>\n${body}\n</body></html>\n`,
  }
}
