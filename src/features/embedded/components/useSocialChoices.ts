import { useEffect } from 'react'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import type { SocialProvider } from '../../../domain/socials'
import type { RootState } from '../../../store/rootReducer'
import { selectPlatform } from '../../../core/wallets/selectPlatform'
import { selectEmbeddedNamespaces } from '../../../core/login/isEmbeddedConnection'
import { requestSocial } from '../social/requestSocial'
import { socialsShown } from '../social/socialBlockEvents'
import { selectIsRefusedHere, selectSocials } from '../../../core/login/socialSelectors'

interface SocialChoices {
  readonly socials: readonly SocialProvider[]
  /** The frame has not responded yet; providers are disabled. */
  readonly isPreparing: boolean
  /** A second login is not allowed. */
  readonly isTaken: boolean
  /** Google sign-in does not work in this web view. */
  readonly isGoogleRefused: boolean
  press(provider: SocialProvider): void
}

/**
 * Returns the providers to offer and what disables them. In an installed app, makes the frame load.
 */
export function useSocialChoices(
  select: (state: RootState) => readonly SocialProvider[] = selectSocials,
): SocialChoices {
  const dispatch = useModalDispatch()
  const socials = useModalSelector(select)
  const isPreparing = useModalSelector(({ social }) => social?.isPreparing === true)
  const isTaken = useModalSelector(state => selectEmbeddedNamespaces(state).length > 0)
  const isInstalled = useModalSelector(state => selectPlatform(state).isInstalled)
  const isGoogleRefused = useModalSelector(state => selectIsRefusedHere(state, 'google'))
  const needsFrame = isInstalled && !isTaken && socials.length > 0
  useEffect(() => {
    if (needsFrame) dispatch(socialsShown())
  }, [dispatch, needsFrame])
  return {
    socials,
    isPreparing,
    isTaken,
    isGoogleRefused: isGoogleRefused && socials.includes('google'),
    press: provider => dispatch(requestSocial(provider)),
  }
}
