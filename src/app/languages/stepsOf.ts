import type { Feature } from '../../features/feature'
import type { TextStep } from '../../strings/steps'
import { withThoseBefore } from '../featureTexts'

/** Where the texts of a feature are; those of the others come with connecting. */
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

/** The steps that the views of a feature say something of: its own, and those of the features that it comes after. */
export const stepsOf = (feature: Feature, features: readonly Feature[]): readonly TextStep[] => [
  ...new Set<TextStep>([
    'connect',
    ...withThoseBefore(feature, features).flatMap(({ name }) => STEPS[name] ?? []),
  ]),
]
