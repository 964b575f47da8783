import { Fragment } from 'react'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Anchor } from '../../../ui/controls/Anchor'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { selectLegalLinks } from '../../connections/connectionsSelectors'

interface LegalLinksProps {
  /** Sentences for both documents and for each one alone. */
  readonly both: StringKey
  readonly termsOnly: StringKey
  readonly privacyOnly: StringKey
}

const PLACEHOLDER = /(\{\w+\})/

/** A sentence about the host's legal documents, with links for its placeholders. */
export function LegalLinks({ both, termsOnly, privacyOnly }: LegalLinksProps) {
  const t = useTranslate()
  const { terms, privacy } = useModalSelector(selectLegalLinks)
  const sentence = t(privacy === null ? termsOnly : terms === null ? privacyOnly : both)
  const links: Readonly<Record<string, { href: string | null; label: string }>> = {
    '{terms}': { href: terms, label: t('connect.terms') },
    '{privacy}': { href: privacy, label: t('connect.privacy') },
  }
  return sentence.split(PLACEHOLDER).map((part, index) => {
    const link = links[part]
    if (!link || link.href === null) return <Fragment key={index}>{part}</Fragment>
    return (
      <Anchor key={index} href={link.href}>
        {link.label}
        <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>
      </Anchor>
    )
  })
}
