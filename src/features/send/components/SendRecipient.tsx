import type { SendIntent } from '../../../domain/payment/send'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Badge } from '../../../ui/feedback/Badge'
import { ReviewRecipient } from '../../../ui/layout/ReviewRecipient'
import { Avatar } from '../../../ui/media/Avatar'
import { getAddressHues } from '../../../core/account/getAddressHues'
import {
  selectNameDoubt,
  selectRecipientTrust,
  selectReviewedName,
  type RecipientTrust,
} from '../recipient/recipientSelectors'

interface SendRecipientProps {
  readonly intent: SendIntent
}

function useHistoryNote({ isOwn, standing }: RecipientTrust): string | null {
  const t = useTranslate()
  if (isOwn) return t('preview.ownAddress')
  if (standing === 'new') return t('preview.firstTime')
  return standing === 'notRecent' ? t('preview.notRecent') : null
}

/** The recipient's full address, and what is known about it. */
export function SendRecipient({ intent: { to } }: SendRecipientProps) {
  const t = useTranslate()
  const name = useModalSelector(selectReviewedName)
  const doubt = useModalSelector(selectNameDoubt)
  const trust = useModalSelector(selectRecipientTrust)
  const standing = useHistoryNote(trust)
  const isNew = !trust.isOwn && trust.standing === 'new'
  return (
    <ReviewRecipient
      label={t('preview.to')}
      badge={isNew && <Badge>{t('preview.newBadge')}</Badge>}
      picture={<Avatar size={40} hues={getAddressHues(to)} />}
      name={name !== null && <bdi translate="no">{name}</bdi>}
      address={to}
      marks={trust.marks}
    >
      {standing !== null && <p>{standing}</p>}
      {doubt === 'oneWay' && <p>{t('preview.nameOneWay')}</p>}
    </ReviewRecipient>
  )
}
