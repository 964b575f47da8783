import { createSelector } from '@reduxjs/toolkit'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../domain/socials'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectPlatform } from '../wallets/selectPlatform'
import { selectIsEmbeddedOffered } from './emailSelectors'
import { getOfferedSocials } from './getOfferedSocials'

const NO_SOCIALS: readonly SocialProvider[] = []

/**
 * The offered providers: the remote list without those the host app omits; else the host app's
 * list; else all. Empty without the embedded wallet.
 */
export const selectSocials = createSelector(
  [selectIsEmbeddedOffered, selectOptions, selectPlatform],
  (isOffered, { features, remoteFeatures }, platform): readonly SocialProvider[] => {
    const { socials: own = true } = features
    const { socials: remote = SOCIAL_PROVIDERS } = remoteFeatures
    if (!isOffered || own === false || remote === false) return NO_SOCIALS
    const isNamed = remoteFeatures.socials !== undefined
    const list: readonly unknown[] = Array.isArray(own) ? own : SOCIAL_PROVIDERS
    return getOfferedSocials(isNamed ? remote.filter(name => list.includes(name)) : list, platform)
  },
)

/**
 * The full list view's providers: what the host app offers, if the remote list has been emptied
 * since (screens §2.4).
 */
export const selectAllSocials = createSelector(
  [selectSocials, selectIsEmbeddedOffered, selectOptions, selectPlatform],
  (named, isOffered, { features: { socials: own = true } }, platform) => {
    if (named.length > 0 || !isOffered || own === false) return named
    return getOfferedSocials(Array.isArray(own) ? own : SOCIAL_PROVIDERS, platform)
  },
)

/** Google rejects OAuth in another app's web view (`disallowed_useragent`). */
export const selectIsRefusedHere = (state: RootState, provider: SocialProvider): boolean =>
  provider === 'google' && selectPlatform(state).isWebView && !selectPlatform(state).isTelegram
