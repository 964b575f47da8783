import type { Feature } from '../../core/feature'
import type { TextStep } from '../../strings/steps'
import { withDependencies } from '../featureTexts'

/** The step that contains a feature's texts; those of the others are in `connect`. */
const STEPS: Readonly<Record<string, TextStep>> = {
  account: 'account',
  nfts: 'account',
  profile: 'account',
  names: 'account',
  embedded: 'account',
  send: 'send',
  bitcoinReview: 'send',
  pay: 'send',
  swap: 'trade',
  onramp: 'trade',
  smartSessions: 'trade',
}

/** Returns the steps that a feature's views need: its own, and those of the features before it. */
export const getTextSteps = (
  feature: Feature,
  features: readonly Feature[],
): readonly TextStep[] => [
  ...new Set<TextStep>([
    'connect',
    ...withDependencies(feature, features).flatMap(({ name }) => STEPS[name] ?? []),
  ]),
]
