import type { ReactNode } from 'react'
import { useTranslate } from '../../../store/translation'
import { Empty } from '../../../ui/feedback/Empty'
import { NoWalletsIllustration } from '../../../ui/media/NoWalletsIllustration'

/** No wallet is in this browser, and none is offered elsewhere. */
export function NothingToChoose({ action }: { readonly action: ReactNode }) {
  const t = useTranslate()
  return (
    <Empty illustration={<NoWalletsIllustration />} action={action}>
      {t('connect.empty')}
    </Empty>
  )
}
