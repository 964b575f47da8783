import type { MethodPosition, SocialMethodProps } from '../../../core/parts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { SOCIAL_NAMES, type SocialProvider } from '../../../domain/socials'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch } from '../../../store/context'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { socialBlockTexts } from '../../../strings/en/socialBlockTexts'
import { Divider } from '../../../ui/layout/Divider'
import { createLazyComponent } from '../../../ui/layout/createLazyComponent'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { Icon } from '../../../ui/media/Icon'
import { iconMore } from '../../../ui/media/loginIcons'
import { viewPushed } from '../../../core/router/routerSlice'
import { layOutSocials } from '../social/layOutSocials'
import type { InBrowserNoticeProps } from './InBrowserNotice'
import { SocialChoice } from './SocialChoice'
import { SocialMark } from './SocialMark'
import { useSocialChoices } from './useSocialChoices'

const InBrowserNotice = createLazyComponent<InBrowserNoticeProps>(() =>
  import('./InBrowserNotice').then(module => module.InBrowserNotice),
)

const WithTexts = createTextsProvider(socialBlockTexts)

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`

const Tiles = styled.div`
  display: flex;
  gap: 8px;
`

function Choices() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { socials, isPreparing, isTaken, isGoogleRefused, press } = useSocialChoices()
  const noticeId = useId()
  const { wide, tiles, hasMore } = layOutSocials(socials)
  const choice = (provider: SocialProvider, isWide: boolean) => {
    const isRefused = isGoogleRefused && provider === 'google'
    return (
      <SocialChoice
        key={provider}
        isWide={isWide}
        icon={<SocialMark provider={provider} />}
        label={t('social.continueWith', { provider: SOCIAL_NAMES[provider] })}
        disabled={isTaken || isRefused}
        busy={isPreparing}
        onPress={() => press(provider)}
        aria-describedby={isRefused ? noticeId : undefined}
        data-testid={`social-selector-${provider}`}
      />
    )
  }
  return (
    <Group role="group" aria-label={t('social.group')}>
      {wide.map(provider => choice(provider, true))}
      {(tiles.length > 0 || hasMore) && (
        <Tiles>
          {tiles.map(provider => choice(provider, false))}
          {hasMore && (
            <SocialChoice
              icon={<Icon icon={iconMore} />}
              label={t('social.more')}
              disabled={isTaken}
              onPress={() => dispatch(viewPushed(viewEntry('ConnectSocials')))}
              data-testid="social-selector-more"
            />
          )}
        </Tiles>
      )}
      {isGoogleRefused && <InBrowserNotice id={noticeId} />}
      <VisuallyHidden role="status">{isPreparing && t('social.preparing')}</VisuallyHidden>
    </Group>
  )
}

const GAPS: Readonly<Record<MethodPosition, string>> = {
  above: 'margin-block-start: 8px;',
  below: 'margin-block-end: 8px;',
  none: '',
}

const Block = styled.div<{ $email: MethodPosition }>`
  ${({ $email }) => GAPS[$email]}
`

function Separator() {
  const t = useTranslate()
  return <Divider data-testid="wui-separator">{t('social.or')}</Divider>
}

/** Social sign-in on the connect view. */
export function SocialMethod({ wallets, email }: SocialMethodProps) {
  return (
    <WithTexts>
      {wallets === 'above' && <Separator />}
      <Block $email={email} data-testid="w3m-social-login-widget">
        <Choices />
      </Block>
      {wallets === 'below' && <Separator />}
    </WithTexts>
  )
}
