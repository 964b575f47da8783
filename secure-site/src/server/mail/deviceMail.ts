import type { Language } from '../../shared/languages'
import { composeMail } from './composeMail'
import type { Mail } from './mail'

/**
 * The link leads to a page with two buttons, so that scanners which follow links in emails approve
 * no device.
 */
export const deviceMail = (
  language: Language,
  {
    link,
    ...facts
  }: {
    readonly name: string
    readonly link: string
    readonly hostOrigin: string
    readonly deviceName: string
  },
): Mail =>
  composeMail(language, {
    facts,
    link,
    subject: ({ letIn }) => letIn.subject,
    paragraphs: ({ letIn }) => [letIn.wants, letIn.open, '{link}', letIn.next, letIn.never],
  })
