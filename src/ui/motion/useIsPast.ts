import { useSecondsLeft } from './useSecondsLeft'

/** Whether a moment (ms since 1970) has passed; updates when it does. Null never passes. */
export const useIsPast = (moment: number | null): boolean =>
  useSecondsLeft(moment) === 0 && moment !== null
