import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bringCommonFont, COMMON_FONT } from '../../support/commonFont'
import {
  draftsFolder,
  PIXELS_A_POINT,
  STATE_SITTINGS,
  statePicture,
  statesFolder,
} from '../pictureFile'
import { takePart } from '../takePicture'
import { lookAtState } from './lookAtState'
import { STATE_GROUPS } from './stateGroups'
import { test } from './stateTest'

const HEIGHT = 800
/** Numbers the users; each has an email of their own, short enough to be fully visible. */
let visitor = 10

test.use({ deviceScaleFactor: PIXELS_A_POINT })

for (const group of STATE_GROUPS) {
  const folder = group.isKept ? statesFolder : draftsFolder
  mkdirSync(folder, { recursive: true })

  for (const { width, theme } of STATE_SITTINGS) {
    for (const state of group.states) {
      visitor += 1
      const email = `reed${String(visitor)}@tide.example`
      test(`takes the picture of ${state.name} (${group.name}) at ${String(width)} px in the ${theme} theme`, async ({
        sandbox,
      }) => {
        test.setTimeout(90_000)
        const { page, trouble, modal } = sandbox
        page.setDefaultTimeout(20_000)
        // The frame's policy refuses the injected font.
        trouble.expect(/Applying inline style violates/)
        await bringCommonFont(page)
        await page.setViewportSize({ width, height: HEIGHT })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        const look = `theme=${theme}&${COMMON_FONT}`
        const other = await state.reach({ ...sandbox, look, email })
        const part = other ?? modal.card
        const { isBusy = false, isCovered = false, holdsPointer = false } = state
        const comesToRest = !other && !isBusy
        const take = () =>
          takePart(page, part, join(folder, statePicture(state.name, width, theme)))
        await lookAtState({ page, part, comesToRest, isCovered, holdsPointer, take })
      })
    }
  }
}
