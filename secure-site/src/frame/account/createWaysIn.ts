import { isFailure } from '../failures'
import { say } from '../language/speak'
import { element } from '../review/element'
import type { Page, PageButton } from './createPage'
import type { Place, SignedIn, SocialSignIn, Way } from './createSocialSignIn'
import { PROVIDER_NAMES } from './providerNames'
import { accountTexts } from './texts'

export interface WaysInPorts {
  readonly page: Page
  readonly social: SocialSignIn
  /** In display order. */
  readonly ways: readonly Way[]
  /** Continues once a user has signed in without leaving the page. */
  onSignedIn(signedIn: SignedIn, place: Place | null): Promise<void>
}

/** The sign-in views that need no email. */
export interface WaysIn {
  /** The button that leads to them; empty if the operator offers no provider. */
  button(onBack: () => void): readonly PageButton[]
  /** Asks the user for a fresh sign-in with the provider of their session. */
  showAgain(way: Way, place: Place, onBack: () => void): void
}

export function createWaysIn({ page, social, ways, onSignedIn }: WaysInPorts): WaysIn {
  const words = accountTexts.waysIn

  async function showFarcaster(place: Place | null, onBack: () => void) {
    page.showWorking(words.farcasterTitle, say(words.leaving, { name: PROVIDER_NAMES.farcaster }))
    const url = await social.farcasterUrl()
    const attributes = { class: 'button strong', href: url, target: '_blank', rel: 'noreferrer' }
    page.show({
      title: words.farcasterTitle,
      content: [
        page.paragraph(words.farcaster),
        element(page.document, 'a', attributes, [words.openFarcaster]),
      ],
      buttons: [
        {
          label: accountTexts.back,
          look: 'quiet',
          onPress: () => {
            social.abandonFarcaster()
            onBack()
          },
        },
      ],
    })
    // Not awaited by the press: Back must keep working meanwhile.
    social
      .awaitFarcaster()
      .then(signedIn => onSignedIn(signedIn, place))
      .catch((thrown: unknown) => {
        if (isFailure(thrown) && thrown.code === 'CANCELLED') return // the user went back
        page.say(isFailure(thrown) ? thrown.message : accountTexts.failed)
      })
  }

  async function take(way: Way, place: Place | null, onBack: () => void) {
    if (way === 'farcaster') return showFarcaster(place, onBack)
    page.showWorking(accountTexts.signIn.title, say(words.leaving, { name: PROVIDER_NAMES[way] }))
    await social.leave(way, place)
  }

  const buttonOf = (way: Way, look: 'strong' | 'quiet', place: Place | null, back: () => void) => ({
    label: say(words.continueWith, { name: PROVIDER_NAMES[way] }),
    look,
    onPress: () => take(way, place, back),
  })
  const backTo = (onBack: () => void): PageButton => ({
    label: accountTexts.back,
    look: 'quiet',
    onPress: onBack,
  })

  function showAll(onBack: () => void) {
    const back = () => showAll(onBack)
    page.show({
      title: words.title,
      content: [page.paragraph(words.lead)],
      buttons: [...ways.map(way => buttonOf(way, 'quiet', null, back)), backTo(onBack)],
    })
  }

  return {
    button: onBack =>
      ways.length === 0
        ? []
        : [{ label: words.open, look: 'quiet', onPress: () => showAll(onBack) }],
    showAgain: (way, place, onBack) => {
      const back = () => {
        page.show({
          title: words.againTitle,
          content: [page.paragraph(say(words.again, { name: PROVIDER_NAMES[way] }))],
          buttons: [buttonOf(way, 'strong', place, back), backTo(onBack)],
        })
      }
      back()
    },
  }
}
