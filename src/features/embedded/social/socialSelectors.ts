import { createSelector } from '@reduxjs/toolkit'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../domain/socials'
import type { RootState } from '../../../store/rootReducer'
import { selectOptions } from '../../options/optionsSlice'
import { selectPlatform } from '../../wallets/selectPlatform'
import { selectIsEmbeddedOffered } from '../emailSelectors'
import { offeredSocials } from './offeredSocials'

const NONE: readonly SocialProvider[] = []

/**
 * The providers that visitors may sign in with: those that the project's owner named, in that order, and the host did not leave out;
 * else the host's own; else all. None where the host gave no wallet for it.
 */
export const selectSocials = createSelector(
  [selectIsEmbeddedOffered, selectOptions, selectPlatform],
  (isOffered, { features, remoteFeatures }, platform): readonly SocialProvider[] => {
    const { socials: own = true } = features
    const { socials: remote = SOCIAL_PROVIDERS } = remoteFeatures
    if (!isOffered || own === false || remote === false) return NONE
    const isNamed = remoteFeatures.socials !== undefined
    const list: readonly unknown[] = Array.isArray(own) ? own : SOCIAL_PROVIDERS
    return offeredSocials(isNamed ? remote.filter(name => list.includes(name)) : list, platform)
  },
)

/**
 * Those of the whole list, which visitors reach from the list of a moment ago: where the project's owner has meanwhile named none, it has
 * what the host offers (screens §2.4).
 */
export const selectAllSocials = createSelector(
  [selectSocials, selectIsEmbeddedOffered, selectOptions, selectPlatform],
  (named, isOffered, { features: { socials: own = true } }, platform) => {
    if (named.length > 0 || !isOffered || own === false) return named
    return offeredSocials(Array.isArray(own) ? own : SOCIAL_PROVIDERS, platform)
  },
)

/** Google refuses to ask a visitor inside another app's web view (`disallowed_useragent`). */
export const selectIsRefusedHere = (state: RootState, provider: SocialProvider): boolean =>
  provider === 'google' && selectPlatform(state).isWebView && !selectPlatform(state).isTelegram
