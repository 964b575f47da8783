import { screen } from '@testing-library/dom'
import { pressAsVisitor } from './press'
import type { TestFrame } from './startFrame'

/** Waits for the review with this title. */
export const reviewed = (title: string) =>
  screen.findByRole('heading', { level: 1, name: title }, { timeout: 4_000 })

/** Waits until presses count, then presses the button. */
export function approve(frame: TestFrame, label: string): void {
  frame.pass(600)
  pressAsVisitor(screen.getByRole('button', { name: label }))
}

export const reject = (): void => screen.getByRole('button', { name: 'Reject' }).click()
