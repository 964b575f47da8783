import { styled } from 'styled-components'
import { useModalDispatch } from '../../../store/context'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { socialInBrowserTexts } from '../../../strings/en/socialInBrowserTexts'
import { Link } from '../../../ui/controls/Link'
import { Notice } from '../../../ui/feedback/Notice'
import { iconCopy } from '../../../ui/media/icons'
import { copyPageLink } from '../social/copyPageLink'

const Actions = styled.span`
  display: block;
  margin-block-start: 4px;
`

export interface InBrowserNoticeProps {
  readonly id: string
}

function NoticeContent({ id }: InBrowserNoticeProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Notice title={t('social.inBrowser')}>
      <span id={id}>{t('social.inBrowserText')}</span>
      <Actions>
        <Link icon={iconCopy} onPress={() => dispatch(copyPageLink())} data-testid="wm-copy-page">
          {t('social.copyPage')}
        </Link>
      </Actions>
    </Notice>
  )
}

const WithTexts = createTextsProvider(socialInBrowserTexts)

/** Google blocks OAuth in web views; offers the page link for the browser instead. */
export const InBrowserNotice = (props: InBrowserNoticeProps) => (
  <WithTexts>
    <NoticeContent {...props} />
  </WithTexts>
)
