import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Journey } from '../../support/test'

/** What leads a visitor to a state: the page and the controls of the sandbox behind it. */
export interface StateJourney extends Omit<Journey, 'diary'> {
  readonly page: Page
  readonly context: BrowserContext
  /** Added to the address of the page: its theme and its font. */
  readonly look: string
  /** An email that no other state and no other sitting uses. */
  readonly email: string
}

/** A state of a view that no walk along the usual way comes to. */
export interface PicturedState {
  /** Names its picture, such as `email-never-loads`. */
  readonly name: string
  /** Something in it goes on for as long as it is on screen, such as skeletons. */
  readonly isBusy?: boolean
  /** The pointer stays where the walk leaves it, such as on a toast, which waits as long as it is there. */
  readonly holdsPointer?: boolean
  /** The page covers the card, which axe cannot look through. */
  readonly isCovered?: boolean
  /**
   * Leads to the state as a visitor comes to it, and leaves it on screen. Gives what is pictured where that is not the
   * card, such as a toast on the page.
   */
  reach(journey: StateJourney): Promise<Locator | void>
}
