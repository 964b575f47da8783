import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Journey } from '../../support/test'

/** What a state is reached with: the page and the sandbox's controls. */
export interface StateJourney extends Omit<Journey, 'diary'> {
  readonly page: Page
  readonly context: BrowserContext
  /** Query parameters for the page: its theme and its font. */
  readonly look: string
  /** An email that no other state or viewport uses. */
  readonly email: string
}

/** A state that the walk through every view does not reach. */
export interface PicturedState {
  /** Names its picture, such as `email-never-loads`. */
  readonly name: string
  /** Something keeps moving while it is visible, such as a skeleton. */
  readonly isBusy?: boolean
  /** The pointer stays where the walk leaves it, such as on a toast, which stays open under it. */
  readonly holdsPointer?: boolean
  /** The page covers the card, so axe cannot inspect it. */
  readonly isCovered?: boolean
  /**
   * Reaches the state as a user would, and leaves it on screen. Returns the part to picture if that
   * is not the card, such as a toast on the page.
   */
  reach(journey: StateJourney): Promise<Locator | void>
}
